import type { TrialPeriod } from '../../contract.generated';
import type { Problem } from '../../dialect/errors';

/** What is looked at before a trial begins. */
export interface TrialWish {
  /** The tariff that is wished for; undefined where there is none. */
  tariff: { status: 'ACTIVE' | 'IN_ACTIVE'; trial_periods: readonly Omit<TrialPeriod, '__typename'>[] } | undefined;
  /** Whether the company's data is entered. */
  registered: boolean;
  /** Whether the company had a trial, or paid for a tariff. */
  subscribed: boolean;
}

/** Days that a tariff can be tried for; undefined where it cannot. */
export function trialDays({ trial_periods: periods }: NonNullable<TrialWish['tariff']>): number | undefined {
  return periods.find(({ has_trial_period: offered, period }) => offered && period > 0)?.period;
}

/** What stands against a trial; nothing when it may begin. */
export function trialProblem({ tariff, registered, subscribed }: TrialWish): Problem | undefined {
  if (!tariff) return { code: 'not_found' };
  if (tariff.status !== 'ACTIVE') return { code: 'tariff_not_offered' };
  if (trialDays(tariff) === undefined) return { code: 'no_trial' };
  if (!registered) return { code: 'company_required' };
  return subscribed ? { code: 'trial_used' } : undefined;
}
