import type { Session, SessionUser } from '../providers/auth/session';
import { isOpen } from './openPages';
import { isStep, type RegistrationStep, registrationSteps } from './registrationSteps';

/** Where a second factor is set up. */
const securityPage = '/profile/Security';

/**
 * Where to go instead of an address, for whoever is kept from their work: by a company that is not registered to the
 * end, or by a second factor that a role requires. Undefined when the address is right. The server refuses by itself.
 */
export function elsewhere({ user }: Session, pathname: string): string | undefined {
  const begins = isStep(pathname, 'account');
  if (isOpen(pathname) && !begins) return undefined;
  if (user.must_set_up_two_factor) return isAt(pathname, securityPage) ? undefined : securityPage;
  const open = stepsOpen(user);
  if (!open) return stepNames.some((step) => isStep(pathname, step)) ? '/' : undefined;
  return begins || open.some((step) => isStep(pathname, step)) ? undefined : registrationSteps[open[0]];
}

/** Whether a way to an address leads there, for whoever is signed in. */
export const isReachable = (session: Session | null, pathname: string): boolean => !session || elsewhere(session, pathname) === undefined;

const stepNames: readonly RegistrationStep[] = ['account', 'company', 'tariff'];

/** Steps that registration may go on with, the one that is due first; undefined once it is done. */
function stepsOpen({ status }: SessionUser): readonly [RegistrationStep, ...RegistrationStep[]] | undefined {
  switch (status) {
    case null:
      return ['company'];
    case 'COMPANY_DATA_READY':
    case 'WAITING_PAYMENT':
      return ['tariff', 'company'];
    case 'ONBOARDING_COMPLETED':
      return undefined;
  }
}

const isAt = (pathname: string, address: string) => pathname.toLowerCase().replace(/\/+$/, '') === address.toLowerCase();
