import type { StepNeed } from '../../contract.generated';
import type { Session } from '../../database/database';
import type { Problem, Problems } from '../../dialect/errors';
import { quoteTextLiteral } from '../../dialect/parameters';
import { readPlannedRequest } from './leg-plan';
import { blockingLegs } from './leg-rules';
import { isRequestStatus, nextTransition, statusTransitions } from './statuses';

/** SQL expressions for the columns of a request. */
interface RequestSql {
  tenant: string;
  id: string;
  customer: string;
}

/**
 * A precondition of a status transition: its SQL condition, and the input field and code of the problem when it is not
 * met.
 */
interface Precondition {
  /** SQL of the condition; absent for the rules of legs, which `leg-preconditions.ts` checks. */
  sql?: (request: RequestSql) => string;
  field: string;
  code: string;
}

const partOfRequestSql = ({ tenant, id }: RequestSql, alias: string) =>
  `${alias}.tenant_id = ${tenant} AND ${alias}.service_transportation_id = ${id}`;

const hasAddressSql = ({ tenant, id }: RequestSql, direction: 'FROM' | 'TO') =>
  `EXISTS (SELECT 1 FROM addresses a WHERE a.tenant_id = ${tenant} AND a.addressable_type = 'SERVICE_TRANSPORTATION'` +
  ` AND a.addressable_id = ${id} AND a.direction = '${direction}')`;

const noLegWhereSql = (request: RequestSql, condition: string) =>
  `NOT EXISTS (SELECT 1 FROM routes r WHERE ${partOfRequestSql(request, 'r')} AND ${condition})`;

/** All preconditions of status transitions. */
const preconditions: Readonly<Record<StepNeed, Precondition>> = {
  CUSTOMER: { sql: ({ customer }) => `${customer} IS NOT NULL`, field: 'customer', code: 'required' },
  CARGO: {
    sql: (request) => `EXISTS (SELECT 1 FROM transportation_cargos c WHERE ${partOfRequestSql(request, 'c')})`,
    field: 'cargo',
    code: 'required',
  },
  FROM_ADDRESS: { sql: (request) => hasAddressSql(request, 'FROM'), field: 'addresses', code: 'from_required' },
  TO_ADDRESS: { sql: (request) => hasAddressSql(request, 'TO'), field: 'addresses', code: 'to_required' },
  ACCEPTED_LOGISTICIAN: {
    sql: (request) =>
      `EXISTS (SELECT 1 FROM request_logisticians l WHERE ${partOfRequestSql(request, 'l')} AND l.accepted)`,
    field: 'logisticians',
    code: 'accepted_required',
  },
  ROUTE: {
    sql: (request) => `EXISTS (SELECT 1 FROM routes r WHERE ${partOfRequestSql(request, 'r')})`,
    field: 'routes',
    code: 'route_required',
  },
  DRIVER: { sql: (request) => noLegWhereSql(request, 'r.driver_id IS NULL'), field: 'routes', code: 'driver_required' },
  VEHICLE: {
    sql: (request) => noLegWhereSql(request, 'r.vehicle_id IS NULL'),
    field: 'routes',
    code: 'vehicle_required',
  },
  TRUCK: {
    sql: (request) => noLegWhereSql(request, 'r.truck_id IS NULL AND NOT r.truck_is_not_required'),
    field: 'routes',
    code: 'truck_required',
  },
  LEG_RULES: { field: 'routes', code: 'leg_rules_broken' },
  ROUTE_TASKS: {
    sql: (request) =>
      `NOT EXISTS (SELECT 1 FROM route_tasks k WHERE ${partOfRequestSql(request, 'k')} AND k.status NOT IN ('DONE', 'RETURN'))`,
    field: 'routes',
    code: 'tasks_open',
  },
};

/** Returns those of the preconditions `needs` that each stored request does not meet, by request. */
export async function findUnmetNeedsOfAll(
  session: Session,
  tenant: string,
  ids: readonly string[],
  needs: readonly StepNeed[],
): Promise<Map<string, StepNeed[]>> {
  if (needs.length === 0 || ids.length === 0) return new Map(ids.map((id) => [id, []]));
  const columns = { tenant: 's.tenant_id', id: 's.id', customer: 's.customer_id' };
  const text = `SELECT s.id, ${needs.map((need) => needSql(need, columns)).join(', ')} FROM service_transportations s
    WHERE s.tenant_id = $1 AND s.id = ANY ($2::bigint[])`;
  const rows = await session.rows({ text, params: [tenant, `{${ids.join(',')}}`] });
  const found = new Map<string, StepNeed[]>();
  for (const [id, ...met] of rows) {
    const request = String(id);
    const keepsLegRules =
      !needs.includes('LEG_RULES') || blockingLegs(await readPlannedRequest(session, tenant, request)).length === 0;
    const unmet = needs.filter((need, index) => met[index] !== 't' || (need === 'LEG_RULES' && !keepsLegRules));
    found.set(request, unmet);
  }
  return found;
}

const needSql = (need: StepNeed, request: RequestSql) => preconditions[need].sql?.(request) ?? 'true';

/** Returns a problem for each unmet precondition, on the input field that fulfils it. */
export function unmetNeedsProblems(unmet: readonly StepNeed[]): Problems {
  const problems: Record<string, Problem[]> = {};
  for (const need of unmet) {
    const { field, code } = preconditions[need];
    problems[`input.${field}`] = [...(problems[`input.${field}`] ?? []), { code }];
  }
  return problems;
}

const statuses = Object.keys(statusTransitions).filter(isRequestStatus);

/** Returns SQL for the array of statuses that a request can change to now, the next status first. */
export function possibleStatusesSql(status: string, request: RequestSql): string {
  const cases = statuses.flatMap((from) =>
    statusTransitions[from].map(({ to, needs }) => {
      const conditions = [`${status} = ${quoteTextLiteral(from)}`, ...needs.map((need) => needSql(need, request))];
      return `CASE WHEN ${conditions.join(' AND ')} THEN ${quoteTextLiteral(to)} END`;
    }),
  );
  return arraySql(cases);
}

/** Returns SQL for the next status, whether its preconditions are met or not. */
export function nextStatusSql(status: string): string {
  const cases = statuses.flatMap((from) => {
    const next = nextTransition(from);
    return next ? [`WHEN ${quoteTextLiteral(from)} THEN ${quoteTextLiteral(next.to)}`] : [];
  });
  return `CASE ${status} ${cases.join(' ')} END`;
}

/** Returns SQL for an array of the next status's preconditions that the request does not meet. */
export function stepNeedsSql(status: string, request: RequestSql): string {
  const cases = statuses.flatMap((from) =>
    (nextTransition(from)?.needs ?? []).map(
      (need) =>
        `CASE WHEN ${status} = ${quoteTextLiteral(from)} AND NOT (${needSql(need, request)}) THEN ${quoteTextLiteral(need)} END`,
    ),
  );
  return arraySql(cases);
}

function arraySql(texts: readonly string[]): string {
  return `array_remove(ARRAY[${texts.join(', ')}]::text[], NULL)`;
}
