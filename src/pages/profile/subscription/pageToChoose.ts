import { registrationSteps } from '../../../routing/registrationSteps';
import type { Subscription } from './subscription';

/** Returns whether a paid period or a trial is current. */
export const hasRunningPeriod = ({ state, end_date: end }: Pick<Subscription, 'state' | 'end_date'>): boolean =>
  (state === 'ACTIVE' || state === 'TRIAL') && Boolean(end);

/** Returns the page to choose a tariff: changes of a running subscription have a page of their own. */
export const pageToChoose = (subscription: Pick<Subscription, 'state' | 'end_date'>): string =>
  hasRunningPeriod(subscription) ? '/tariffs' : registrationSteps.tariff;
