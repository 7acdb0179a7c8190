import type { RowValues, WriteContext } from '../../dialect/entity';
import { invalidInputError, type Problem } from '../../dialect/errors';
import { readPlan } from './leg-plan';
import { causedFindings } from './leg-rules';
import type { PlannedRequest } from './planned-leg';
import { isConfirmed } from './statuses';

/** Legs of requests before a write of cargo or addresses, by the request's row, which all rules of a write share. */
const plansBefore = new WeakMap<RowValues, PlannedRequest>();

/** Keeps the legs of a confirmed request as they are before a write of its cargo or addresses. */
export async function keepPlanBefore({ before, given, session, tenant }: WriteContext): Promise<void> {
  const changesPlan = given.includes('cargo') || given.includes('addresses');
  if (before && changesPlan && isConfirmed(before.status))
    plansBefore.set(before, await readPlan(session, tenant, String(before.id)));
}

/**
 * Checks that a write of a confirmed request's cargo or addresses does not make its legs break rules.
 * @throws ContractError on the input field that causes the findings
 */
export async function requireUnbrokenLegs({ before, session, tenant }: WriteContext): Promise<void> {
  const planBefore = before && plansBefore.get(before);
  if (!planBefore) return;
  const caused = causedFindings(planBefore, await readPlan(session, tenant, String(before.id)));
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
