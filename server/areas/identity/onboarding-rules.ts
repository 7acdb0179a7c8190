import type { OnboardingStatus } from '../../contract.generated';

/** The previous statuses of each onboarding status. Onboarding only moves forward. */
const statusesBefore = {
  COMPANY_DATA_READY: [null],
  WAITING_PAYMENT: ['COMPANY_DATA_READY'],
  ONBOARDING_COMPLETED: ['COMPANY_DATA_READY', 'WAITING_PAYMENT'],
} as const satisfies Record<OnboardingStatus, readonly (OnboardingStatus | null)[]>;

/** Returns the statuses from which a user can move to the given status; null is the initial status. */
export function previousOnboardingStatuses(status: OnboardingStatus): readonly (OnboardingStatus | null)[] {
  return statusesBefore[status];
}
