import type { ServiceTransportationStatus as Status, StepNeed } from '../../contract.generated';
import type { Session } from '../../database/database';
import type { Problem, Problems } from '../../dialect/errors';
import { literal } from '../../dialect/parameters';
import { stepForward, transitions } from './statuses';

/** The request's own columns in a statement. */
interface RequestSql {
  tenant: string;
  id: string;
  customer: string;
}

/** Something that a step needs: SQL that holds when it is there; the field of an input that fills it, and what is told there. */
interface Fact {
  sql: (request: RequestSql) => string;
  field: string;
  code: string;
}

const of = ({ tenant, id }: RequestSql, alias: string) =>
  `${alias}.tenant_id = ${tenant} AND ${alias}.service_transportation_id = ${id}`;

const end = ({ tenant, id }: RequestSql, direction: 'FROM' | 'TO') =>
  `EXISTS (SELECT 1 FROM addresses a WHERE a.tenant_id = ${tenant} AND a.addressable_type = 'SERVICE_TRANSPORTATION'` +
  ` AND a.addressable_id = ${id} AND a.direction = '${direction}')`;

const noLeg = (request: RequestSql, condition: string) =>
  `NOT EXISTS (SELECT 1 FROM routes r WHERE ${of(request, 'r')} AND ${condition})`;

/** What there is to know of a request, for all who ask: lists, steps and their refusals. */
const facts: Readonly<Record<StepNeed, Fact>> = {
  CUSTOMER: { sql: ({ customer }) => `${customer} IS NOT NULL`, field: 'customer', code: 'required' },
  CARGO: {
    sql: (request) => `EXISTS (SELECT 1 FROM transportation_cargos c WHERE ${of(request, 'c')})`,
    field: 'cargo',
    code: 'required',
  },
  FROM_ADDRESS: { sql: (request) => end(request, 'FROM'), field: 'addresses', code: 'from_required' },
  TO_ADDRESS: { sql: (request) => end(request, 'TO'), field: 'addresses', code: 'to_required' },
  ACCEPTED_LOGISTICIAN: {
    sql: (request) => `EXISTS (SELECT 1 FROM request_logisticians l WHERE ${of(request, 'l')} AND l.accepted)`,
    field: 'logisticians',
    code: 'accepted_required',
  },
  ROUTE: {
    sql: (request) => `EXISTS (SELECT 1 FROM routes r WHERE ${of(request, 'r')})`,
    field: 'routes',
    code: 'route_required',
  },
  DRIVER: { sql: (request) => noLeg(request, 'r.driver_id IS NULL'), field: 'routes', code: 'driver_required' },
  VEHICLE: {
    sql: (request) => noLeg(request, 'r.vehicle_id IS NULL AND NOT r.truck_is_not_required'),
    field: 'routes',
    code: 'vehicle_required',
  },
  ROUTE_TASKS: {
    sql: (request) =>
      `NOT EXISTS (SELECT 1 FROM route_tasks k WHERE ${of(request, 'k')} AND k.status NOT IN ('DONE', 'RETURN'))`,
    field: 'routes',
    code: 'tasks_open',
  },
};

/** What a stored request lacks, of what is asked for. */
export async function openNeeds(
  session: Session,
  tenant: string,
  id: string,
  needs: readonly StepNeed[],
): Promise<StepNeed[]> {
  if (needs.length === 0) return [];
  const columns = { tenant: 's.tenant_id', id: 's.id', customer: 's.customer_id' };
  const text = `SELECT ${needs.map((need) => facts[need].sql(columns)).join(', ')} FROM service_transportations s WHERE s.tenant_id = $1 AND s.id = $2`;
  const [row] = await session.rows({ text, params: [tenant, id] });
  return needs.filter((_need, index) => row?.[index] !== 't');
}

/** What is told of what a request lacks, by the field of its input that fills it. */
export function problemsOf(open: readonly StepNeed[]): Problems {
  const problems: Record<string, Problem[]> = {};
  for (const need of open) {
    const { field, code } = facts[need];
    problems[`input.${field}`] = [...(problems[`input.${field}`] ?? []), { code }];
  }
  return problems;
}

const statuses = Object.keys(transitions).filter((status): status is Status => status in transitions);

/** SQL of the statuses that a request may take now, forward first: the table of transitions over the row's facts. */
export function transitionableSql(status: string, request: RequestSql): string {
  const steps = statuses.flatMap((from) =>
    transitions[from].map(({ to, needs }) => {
      const conditions = [`${status} = ${literal(from)}`, ...needs.map((need) => facts[need].sql(request))];
      return `CASE WHEN ${conditions.join(' AND ')} THEN ${literal(to)} END`;
    }),
  );
  return listSql(steps);
}

/** Returns SQL of the status that the step forward leads to, ready or not. */
export function nextStatusSql(status: string): string {
  const cases = statuses.flatMap((from) => {
    const next = stepForward(from);
    return next ? [`WHEN ${literal(from)} THEN ${literal(next.to)}`] : [];
  });
  return `CASE ${status} ${cases.join(' ')} END`;
}

/** SQL of what the step forward still wants, by the same table and facts. */
export function stepNeedsSql(status: string, request: RequestSql): string {
  const wanted = statuses.flatMap((from) =>
    (stepForward(from)?.needs ?? []).map(
      (need) =>
        `CASE WHEN ${status} = ${literal(from)} AND NOT (${facts[need].sql(request)}) THEN ${literal(need)} END`,
    ),
  );
  return listSql(wanted);
}

function listSql(texts: readonly string[]): string {
  return `array_remove(ARRAY[${texts.join(', ')}]::text[], NULL)`;
}
