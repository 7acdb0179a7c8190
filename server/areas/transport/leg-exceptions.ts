import { and, eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { RouteFinding } from '../../contract.generated';
import type { WriteContext } from '../../dialect/entity';
import { invalidInputError, type Problem } from '../../dialect/errors';
import { insertActivities } from '../activity';
import { readRequestOfPart } from './history';
import { plannedRequestSql } from './leg-plan';
import { canCauseFinding, findingEffectOf, findingKey, legFindings } from './leg-rules';
import { type LegFinding, type PlannedLeg, plannedRequestSchema, type PlannedRequest } from './planned-leg';
import { routes } from './tables';

/** A rule that a leg breaks, and whether it is refused, allowed with a reason, or allowed by the stored reason. */
type JudgedFinding = LegFinding & Pick<RouteFinding, 'effect'>;

/**
 * Returns the rules that a leg breaks, each with its effect: refused, allowed with a reason, or allowed by the stored
 * reason.
 */
export function judgedFindingsOf(plan: PlannedRequest, leg: PlannedLeg): JudgedFinding[] {
  return legFindings(plan, leg).map((finding) => ({ ...finding, effect: findingEffectOf(finding, leg, plan.rules) }));
}

/** Returns SQL for the JSON that `parseLegFindings` parses: the id of the leg, and its request with all legs. */
export const legWithPlannedRequestSql = (tenant: string, request: string, leg: string): string =>
  `jsonb_build_object('leg', ${leg}::text, 'plan', ${plannedRequestSql(tenant, request)})`;

const legAndPlan = z.object({ leg: z.string(), plan: plannedRequestSchema });

/** Returns the findings of the leg that the JSON describes. */
export function parseLegFindings(json: unknown): RouteFinding[] {
  const { leg, plan } = legAndPlan.parse(json);
  return plan.legs.filter(({ id }) => id === leg).flatMap((found) => judgedFindingsOf(plan, found));
}

/**
 * Checks the rules of a written leg of the request `plan`, and stores for which findings its reason was given. A write is refused only for
 * findings on fields that it sets, so that a leg which breaks a rule already can still be changed otherwise.
 * @throws ContractError with a problem for each finding, and one on `exception_reason` when a reason would help
 */
export async function applyLegRules(change: WriteContext & { id: string }, plan: PlannedRequest): Promise<void> {
  const { before, after, given, id } = change;
  const leg = plan.legs.find((planned) => planned.id === id);
  if (!leg) return;
  const setsReason = given.includes('exception_reason');
  const hasNewReason = setsReason && typeof after.exception_reason === 'string';
  // A new reason replaces the old reason, so the findings that the old reason covered are open again.
  const findings = judgedFindingsOf(plan, setsReason ? { ...leg, covered: [] } : leg);
  const reasonable = findings.filter(({ effect }) => effect !== 'REFUSED');
  const checked = findings.filter(
    (finding) => !before || canCauseFinding(given, finding) || (setsReason && reasonable.includes(finding)),
  );
  const refused = checked.filter(({ effect }) => effect === 'REFUSED');
  const withoutReason = hasNewReason ? [] : checked.filter(({ effect }) => effect === 'REASON_REQUIRED');
  if (refused.length + withoutReason.length > 0) throw invalidInputError(problemsOf(refused, withoutReason));
  if (setsReason || (before?.exception_reason && reasonable.length === 0))
    await storeException(change, hasNewReason ? reasonable : []);
}

function problemsOf(refused: readonly LegFinding[], withoutReason: readonly LegFinding[]) {
  const problems: Record<string, Problem[]> = {};
  for (const { code, field, payload } of [...refused, ...withoutReason]) {
    problems[`input.${field}`] = [
      ...(problems[`input.${field}`] ?? []),
      { code: `leg_${code.toLowerCase()}`, payload },
    ];
  }
  // A reason does not help a leg that is refused for something else.
  if (withoutReason.length > 0 && refused.length === 0)
    problems['input.exception_reason'] = [{ code: 'reason_required' }];
  return problems;
}

/**
 * Stores the author, the time and the findings of a reason, and records an activity. Clears the reason if `covered` is
 * empty.
 */
async function storeException(change: WriteContext & { id: string }, covered: readonly LegFinding[]): Promise<void> {
  const { after, session, tenant, user, id } = change;
  const reason = covered.length > 0 ? String(after.exception_reason) : null;
  await session.orm
    .update(routes)
    .set({
      exception_reason: reason,
      exception_by_id: reason === null ? null : user,
      exception_at: reason === null ? null : sql`now()`,
      exception_covers: reason === null ? null : covered.map(findingKey),
    })
    .where(and(eq(routes.tenant_id, tenant), eq(routes.id, id)));
  if (reason === null) return;
  const on = { type: 'ROUTE', id, title: null } as const;
  const fields = ['exception_reason'];
  await insertActivities(
    [{ action: 'UPDATED_ROUTE', on, of: await readRequestOfPart(after, change), fields, reason }],
    change,
  );
}
