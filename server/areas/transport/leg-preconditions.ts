import * as z from 'zod';
import type { StepNeed } from '../../contract.generated';
import { quoteTextLiteral } from '../../dialect/parameters';
import { planSql } from './leg-plan';
import { brokenLegs } from './leg-rules';
import { plannedRequest } from './planned-leg';
import { statusTransitions } from './statuses';

/** The need that no SQL condition decides, because `leg-rules.ts` does. */
const legRulesNeed = 'LEG_RULES' satisfies StepNeed;

const checkedSteps = Object.entries(statusTransitions).flatMap(([from, steps]) =>
  steps.filter(({ needs }) => needs.includes(legRulesNeed)).map(({ to }) => ({ from, to })),
);

const listAndPlan = z.object({ list: z.array(z.string()), plan: plannedRequest.nullable() });

/**
 * Returns SQL for JSON of a list that assumes that all legs keep the rules, and of the legs if the next status needs
 * them to. `withoutRefusedSteps` and `withLegRulesNeed` read it.
 */
export function listAndPlanSql(list: string, status: string, tenant: string, id: string): string {
  const from = checkedSteps.map((step) => quoteTextLiteral(step.from)).join(', ');
  return `jsonb_build_object('list', to_jsonb(${list}), 'plan', CASE WHEN ${status} IN (${from}) THEN ${planSql(tenant, id)} END)`;
}

/** Returns the statuses of the JSON, without those that a leg's broken rule forbids. */
export function withoutRefusedSteps(json: unknown): string[] {
  const { list, plan } = listAndPlan.parse(json);
  if (!plan || brokenLegs(plan).length === 0) return list;
  return list.filter((status) => checkedSteps.every(({ to }) => to !== status));
}

/** Returns the needs of the JSON, with that of the rules of legs when a leg breaks one. */
export function withLegRulesNeed(json: unknown): string[] {
  const { list, plan } = listAndPlan.parse(json);
  return plan && brokenLegs(plan).length > 0 ? [...list, legRulesNeed] : list;
}
