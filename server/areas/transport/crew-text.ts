import type { Session } from '../../database/database';

/** Requests whose crew text a write may have changed. */
export type CrewTextScope = { request: string } | { driver: string } | { vehicle: string };

/** Returns SQL for rows with the spellings of a person's name in the column `words`, so that both orders are found. */
export const nameWordsSql = (first: string, last: string) => `
  SELECT w.words FROM (SELECT concat_ws(' ', ${first}, ${last}, ${first}) AS name) n
  CROSS JOIN LATERAL (VALUES (n.name), (CASE WHEN fold(n.name) <> lower(n.name) THEN trim(E'\\n' FROM fold_names(n.name)) END)) w(words)`;

/**
 * Returns SQL for rows with the spellings of a plate in the column `words`: with its own spaces and hyphens, without
 * any, and with one after the letters that it begins with.
 */
export const plateWordsSql = (license: string) => `
  SELECT w.words FROM (SELECT ${license} AS plate, translate(${license}, ' -', '') AS bare) p
  CROSS JOIN LATERAL (VALUES (p.plate), (p.bare), (translate(p.plate, '-', ' ')), (regexp_replace(p.plate, '[ -]', '-')),
    (regexp_replace(p.bare, '([A-Z])([0-9])', '\\1 \\2')), (regexp_replace(p.bare, '([A-Z])([0-9])', '\\1-\\2'))) w(words)`;

/** Returns SQL for the crew text of a request: the words of its legs' drivers, vehicles and trucks, one a line. */
export const crewTextSql = (tenant: string, request: string) => `(
  SELECT string_agg(DISTINCT c.words, E'\\n') FROM (
    SELECT d.words FROM routes r JOIN profiles p ON p.tenant_id = r.tenant_id AND p.user_id = r.driver_id
    CROSS JOIN LATERAL (${nameWordsSql('p.first_name', 'p.last_name')}) d
    WHERE r.tenant_id = ${tenant} AND r.service_transportation_id = ${request}
    UNION ALL
    SELECT u.words FROM routes r JOIN vehicles v ON v.tenant_id = r.tenant_id AND v.id = ANY (ARRAY[r.vehicle_id, r.truck_id])
    CROSS JOIN LATERAL (${plateWordsSql('v.license')}) u
    WHERE r.tenant_id = ${tenant} AND r.service_transportation_id = ${request}) c
  WHERE c.words <> '')`;

const ownTextSql = crewTextSql('s.tenant_id', 's.id');

/**
 * Updates the crew text of requests, by which searches find them. Call this function in the transaction that changes
 * the crew of a leg, a driver's name or a plate.
 */
export async function updateCrewTexts(session: Session, tenant: string, scope: CrewTextScope): Promise<void> {
  const [condition, id] = requestsIn(scope);
  const changed = `s.tenant_id = $1 AND ${condition} AND s.crew_text IS DISTINCT FROM ${ownTextSql}`;
  const run = (text: string) => session.rows({ text, params: [tenant, id] });
  // The update must read the legs after the locks are granted: another transaction may have changed them meanwhile.
  const locked = await run(
    `SELECT s.id FROM service_transportations s WHERE ${changed} ORDER BY s.id FOR NO KEY UPDATE`,
  );
  if (locked.length > 0) await run(`UPDATE service_transportations s SET crew_text = ${ownTextSql} WHERE ${changed}`);
}

/** Sets the crew texts of all requests of a tenant. */
export async function setAllCrewTexts(session: Session, tenant: string): Promise<void> {
  const text = `UPDATE service_transportations s SET crew_text = ${ownTextSql} WHERE s.tenant_id = $1`;
  await session.rows({ text, params: [tenant] });
}

/** Returns the condition of the requests `s` in a scope, over the parameter `$2`, and that parameter. */
function requestsIn(scope: CrewTextScope): [condition: string, id: string] {
  if ('request' in scope) return ['s.id = $2', scope.request];
  const [column, id] =
    'driver' in scope ? ['r.driver_id = $2', scope.driver] : ['(r.vehicle_id = $2 OR r.truck_id = $2)', scope.vehicle];
  return [`s.id IN (SELECT r.service_transportation_id FROM routes r WHERE r.tenant_id = $1 AND ${column})`, id];
}
