import * as z from 'zod';
import type { StepNeed } from '../../contract.generated';
import { quoteTextLiteral } from '../../dialect/parameters';
import { planSql } from './leg-plan';
import { blockingLegs, brokenLegs } from './leg-rules';
import { plannedRequest } from './planned-leg';
import { endedStatuses, statusTransitions } from './statuses';

/**
 * The precondition that legs break no rule. Unlike the other preconditions it is not an SQL condition, because
 * `leg-rules.ts` checks it.
 */
const legRulesNeed = 'LEG_RULES' satisfies StepNeed;

const checkedSteps = Object.entries(statusTransitions).flatMap(([from, steps]) =>
  steps.filter(({ needs }) => needs.includes(legRulesNeed)).map(({ to }) => ({ from, to })),
);

const listAndPlan = z.object({ list: z.array(z.string()), plan: plannedRequest.nullable() });

const openPlan = listAndPlan.pick({ plan: true });

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
  if (!plan || blockingLegs(plan).length === 0) return list;
  return list.filter((status) => checkedSteps.every(({ to }) => to !== status));
}

/** Returns the needs of the JSON, with that of the rules of legs when a leg breaks one. */
export function withLegRulesNeed(json: unknown): string[] {
  const { list, plan } = listAndPlan.parse(json);
  return plan && blockingLegs(plan).length > 0 ? [...list, legRulesNeed] : list;
}

/** Returns SQL for JSON with the legs of a request, without them once the request has ended. `hasBrokenLegs` reads it. */
export function openPlanSql(status: string, tenant: string, id: string): string {
  const ended = endedStatuses.map(quoteTextLiteral).join(', ');
  return `jsonb_build_object('plan', CASE WHEN ${status} NOT IN (${ended}) THEN ${planSql(tenant, id)} END)`;
}

/** Returns whether a leg of the JSON breaks a rule that no reason allows. */
export function hasBrokenLegs(json: unknown): boolean {
  const { plan } = openPlan.parse(json);
  return plan !== null && brokenLegs(plan).length > 0;
}
