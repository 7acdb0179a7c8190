import { registrationSteps } from '../../../routing/registrationSteps';
import type { Subscription } from './subscription';

/** Returns whether the subscription has a paid period or a trial that is not over. */
export const hasRunningPeriod = ({ state, end_date: end }: Pick<Subscription, 'state' | 'end_date'>): boolean =>
  (state === 'ACTIVE' || state === 'TRIAL') && Boolean(end);

/**
 * Returns the path of the page on which the company chooses a tariff: `/tariffs` with a running subscription, else the
 * registration's step of the tariff.
 */
export const tariffChoicePath = (subscription: Pick<Subscription, 'state' | 'end_date'>): string =>
  hasRunningPeriod(subscription) ? '/tariffs' : registrationSteps.tariff;
