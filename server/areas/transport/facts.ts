import type { Session } from '../../database/database';
import type { Problems } from '../../dialect/errors';
import { literal } from '../../dialect/parameters';
import { type RequestFacts, transitions } from './statuses';

/** The request's own columns in a statement. */
interface RequestSql {
  tenant: string;
  id: string;
  customer: string;
}

const of = ({ tenant, id }: RequestSql, alias: string) => `${alias}.tenant_id = ${tenant} AND ${alias}.service_transportation_id = ${id}`;

const end = ({ tenant, id }: RequestSql, direction: 'FROM' | 'TO') =>
  `EXISTS (SELECT 1 FROM addresses a WHERE a.tenant_id = ${tenant} AND a.addressable_type = 'SERVICE_TRANSPORTATION'` +
  ` AND a.addressable_id = ${id} AND a.direction = '${direction}')`;

/** What NEW wants to be there, as SQL over the request, with the field of an input that fills it and what is told there. */
const wanted: readonly { sql: (request: RequestSql) => string; field: string; code: string }[] = [
  { sql: ({ customer }) => `${customer} IS NOT NULL`, field: 'customer', code: 'required' },
  { sql: (request) => `EXISTS (SELECT 1 FROM transportation_cargos c WHERE ${of(request, 'c')})`, field: 'cargo', code: 'required' },
  { sql: (request) => end(request, 'FROM'), field: 'addresses', code: 'from_required' },
  { sql: (request) => end(request, 'TO'), field: 'addresses', code: 'to_required' },
];

/** What a stored request lacks to be NEW, by the field of its input. */
export async function missing(session: Session, tenant: string, id: string): Promise<Problems> {
  const columns = { tenant: 's.tenant_id', id: 's.id', customer: 's.customer_id' };
  const text = `SELECT ${wanted.map(({ sql }) => sql(columns)).join(', ')} FROM service_transportations s WHERE s.tenant_id = $1 AND s.id = $2`;
  const [row] = await session.rows({ text, params: [tenant, id] });
  const problems: Record<string, { code: string }[]> = {};
  for (const [index, { field, code }] of wanted.entries()) {
    if (row?.[index] !== 't') problems[`input.${field}`] = [...(problems[`input.${field}`] ?? []), { code }];
  }
  return problems;
}

const facts: Readonly<Record<keyof RequestFacts, (request: RequestSql) => string>> = {
  complete: (request) => wanted.map(({ sql }) => sql(request)).join(' AND '),
  accepted: (request) => `EXISTS (SELECT 1 FROM request_logisticians l WHERE ${of(request, 'l')} AND l.accepted)`,
  staffed: (request) =>
    '(SELECT count(*) > 0 AND bool_and(r.driver_id IS NOT NULL AND (r.vehicle_id IS NOT NULL OR r.truck_is_not_required))' +
    ` FROM routes r WHERE ${of(request, 'r')})`,
  driven: (request) => `NOT EXISTS (SELECT 1 FROM route_tasks k WHERE ${of(request, 'k')} AND k.status NOT IN ('DONE', 'RETURN'))`,
};

/** SQL of the statuses that a request may take now, forward first: the table of transitions over the row's facts. */
export function transitionableSql(status: string, request: RequestSql): string {
  const steps = Object.entries(transitions).flatMap(([from, list]) =>
    list.map(({ to, needs }) => {
      const condition = [`${status} = ${literal(from)}`, needs ? facts[needs](request) : undefined];
      return `CASE WHEN ${condition.filter((part) => part !== undefined).join(' AND ')} THEN ${literal(to)} END`;
    }),
  );
  return `array_remove(ARRAY[${steps.join(', ')}]::text[], NULL)`;
}
