import type { RowValues, WriteContext } from '../../dialect/entity';
import { invalidInputError, type Problem } from '../../dialect/errors';
import { readPlannedRequest } from './leg-plan';
import { causedFindings } from './leg-rules';
import type { PlannedRequest } from './planned-leg';
import { isRequestConfirmed } from './statuses';

/** Requests with their legs as they were before a write, by the row object that all rules of one write receive. */
const plansBefore = new WeakMap<RowValues, PlannedRequest>();

/** Reads the legs of a confirmed request before a write of its cargo or addresses, and stores them in `plansBefore`. */
export async function storeLegsBeforeWrite({ before, given, session, tenant }: WriteContext): Promise<void> {
  const changesPlan = given.includes('cargo') || given.includes('addresses');
  if (before && changesPlan && isRequestConfirmed(before.status))
    plansBefore.set(before, await readPlannedRequest(session, tenant, String(before.id)));
}

/**
 * Checks that a write of a confirmed request's cargo or addresses does not make its legs break rules.
 * @throws ContractError on the input field that causes the findings
 */
export async function requireNoCausedFindings({ before, session, tenant }: WriteContext): Promise<void> {
  const planBefore = before && plansBefore.get(before);
  if (!planBefore) return;
  const caused = causedFindings(planBefore, await readPlannedRequest(session, tenant, String(before.id)));
  if (caused.length === 0) return;
  const problems: Record<string, Problem[]> = {};
  for (const { finding } of caused) {
    const field = `input.${finding.field === 'addresses' ? 'addresses' : 'cargo'}`;
    problems[field] = [
      ...(problems[field] ?? []),
      { code: `leg_${finding.code.toLowerCase()}`, payload: finding.payload },
    ];
  }
  const legs = [...new Set(caused.map(({ leg }) => leg))].join(', ');
  for (const field of Object.keys(problems)) problems[field]?.push({ code: 'change_leg_first', payload: { legs } });
  throw invalidInputError(problems);
}
