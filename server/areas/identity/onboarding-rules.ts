import type { OnboardingStatus } from '../../contract.generated';

/** Statuses that the next ones of a registration follow; it only goes forward. */
const statusesBefore = {
  COMPANY_DATA_READY: [null],
  WAITING_PAYMENT: ['COMPANY_DATA_READY'],
  ONBOARDING_COMPLETED: ['COMPANY_DATA_READY', 'WAITING_PAYMENT'],
} as const satisfies Record<OnboardingStatus, readonly (OnboardingStatus | null)[]>;

/** Statuses from which a registration can come to this one. */
export function previousStatuses(status: OnboardingStatus): readonly (OnboardingStatus | null)[] {
  return statusesBefore[status];
}
