import type { RowValues, WriteContext } from '../../dialect/entity';
import { invalidInputError, type Problem } from '../../dialect/errors';
import { readPlannedRequest } from './leg-plan';
import { causedFindings } from './leg-rules';
import type { LegFinding, PlannedRequest } from './planned-leg';
import { requestDayColumns } from './rules';
import { isRequestConfirmed } from './statuses';

/** Requests with their legs as they were before a write, by the row object that all rules of one write receive. */
const plansBefore = new WeakMap<RowValues, PlannedRequest>();

/** Parts and columns of a request whose change can make its legs break rules. */
const partsOfPlan = ['cargo', 'addresses'];
const columnsOfPlan = ['service_id', ...requestDayColumns];

/** Reads the legs of a confirmed request before a write that can make them break rules, and stores them in `plansBefore`. */
export async function storeLegsBeforeWrite({ before, after, given, session, tenant }: WriteContext): Promise<void> {
  if (!before || !isRequestConfirmed(before.status)) return;
  const changesPlan =
    partsOfPlan.some((part) => given.includes(part)) ||
    columnsOfPlan.some((column) => before[column] !== after[column]);
  if (changesPlan) plansBefore.set(before, await readPlannedRequest(session, tenant, String(before.id)));
}

/**
 * Checks that a write of a confirmed request's cargo, addresses, service or days does not make its legs break rules.
 * @throws ContractError on the input field that causes the findings
 */
export async function requireNoCausedFindings({ before, session, tenant }: WriteContext): Promise<void> {
  const planBefore = before && plansBefore.get(before);
  if (!planBefore) return;
  const caused = causedFindings(planBefore, await readPlannedRequest(session, tenant, String(before.id)));
  if (caused.length === 0) return;
  const problems: Record<string, Problem[]> = {};
  for (const { finding } of caused) {
    const field = `input.${requestFieldOf(finding)}`;
    problems[field] = [
      ...(problems[field] ?? []),
      { code: `leg_${finding.code.toLowerCase()}`, payload: finding.payload },
    ];
  }
  const legs = [...new Set(caused.map(({ leg }) => leg))].join(', ');
  for (const field of Object.keys(problems)) problems[field]?.push({ code: 'change_leg_first', payload: { legs } });
  throw invalidInputError(problems);
}

/** Returns the field of a request whose change can cause a finding. */
function requestFieldOf({ code, field }: LegFinding): string {
  if (code === 'ADR_EXPIRED') return 'service';
  if (field === 'planned_start') return 'to_take_to_work_from';
  if (field === 'planned_end') return 'delivery_date_to';
  return field === 'addresses' ? 'addresses' : 'cargo';
}
