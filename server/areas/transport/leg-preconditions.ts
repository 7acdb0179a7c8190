import * as z from 'zod';
import type { StepNeed } from '../../contract.generated';
import { quoteTextLiteral } from '../../dialect/parameters';
import { plannedRequestSql } from './leg-plan';
import { blockingLegs, legsBreakingRules } from './leg-rules';
import { plannedRequestSchema } from './planned-leg';
import { endedRequestStatuses, statusTransitions } from './statuses';

/**
 * The precondition that legs break no rule. Unlike the other preconditions it is not an SQL condition, because
 * `leg-rules.ts` checks it.
 */
const legRulesNeed = 'LEG_RULES' satisfies StepNeed;

const checkedSteps = Object.entries(statusTransitions).flatMap(([from, steps]) =>
  steps.filter(({ needs }) => needs.includes(legRulesNeed)).map(({ to }) => ({ from, to })),
);

const listAndPlan = z.object({ list: z.array(z.string()), plan: plannedRequestSchema.nullable() });

const openPlan = listAndPlan.pick({ plan: true });

/**
 * Returns SQL for a JSON object with `list`, which assumes that all legs keep the rules, and with the request's legs if
 * the next status needs them to. `removeBlockedStatuses` and `addLegRulesNeed` parse it.
 */
export function listWithPlannedRequestSql(list: string, status: string, tenant: string, id: string): string {
  const from = checkedSteps.map((step) => quoteTextLiteral(step.from)).join(', ');
  return `jsonb_build_object('list', to_jsonb(${list}), 'plan', CASE WHEN ${status} IN (${from}) THEN ${plannedRequestSql(tenant, id)} END)`;
}

/** Returns the statuses in the JSON's `list`, without the statuses that a leg's broken rule forbids. */
export function removeBlockedStatuses(json: unknown): string[] {
  const { list, plan } = listAndPlan.parse(json);
  if (!plan || blockingLegs(plan).length === 0) return list;
  return list.filter((status) => checkedSteps.every(({ to }) => to !== status));
}

/** Returns the preconditions in the JSON's `list`, and adds `LEG_RULES` if a leg breaks a rule. */
export function addLegRulesNeed(json: unknown): string[] {
  const { list, plan } = listAndPlan.parse(json);
  return plan && blockingLegs(plan).length > 0 ? [...list, legRulesNeed] : list;
}

/**
 * Returns SQL for a JSON object with the legs of a request; null instead of legs if the request has ended.
 * `hasBrokenLegs` parses it.
 */
export function openPlannedRequestSql(status: string, tenant: string, id: string): string {
  const ended = endedRequestStatuses.map(quoteTextLiteral).join(', ');
  return `jsonb_build_object('plan', CASE WHEN ${status} NOT IN (${ended}) THEN ${plannedRequestSql(tenant, id)} END)`;
}

/** Returns whether a leg of the JSON breaks a rule that no reason allows. */
export function hasBrokenLegs(json: unknown): boolean {
  const { plan } = openPlan.parse(json);
  return plan !== null && legsBreakingRules(plan).length > 0;
}
