import type { FastifyInstance } from 'fastify';
import { AccessCache } from '../../server/areas/identity/permissions/access-cache';
import { SessionTokens } from '../../server/areas/identity/sign-in/tokens';
import type { Config } from '../../server/config';
import type { Database } from '../../server/database/database';

/** A list as a handwritten SQL statement, whose speed is compared with the same list of the API. */
interface HandWritten {
  /** The API's method that returns the same rows. The caller must be permitted to call it. */
  method: string;
  /** SELECT of one JSON object for each row. `$1` is the tenant's id. */
  rows: string;
  /** SELECT that counts all rows of the list. */
  total: string;
  /** Parameters from the second on. */
  params: readonly unknown[];
}

const vehicles: HandWritten = {
  method: 'vehicles',
  rows: `
    SELECT json_build_object('id', v.id::text, 'vin', v.vin, 'license', v.license, 'carrying_capacity', v.carrying_capacity,
      'places', v.places, 'year', v.year, 'vehicle_model_input', v.vehicle_model_input, 'is_active', v.is_active,
      'verify', v.verify, 'created_at', v.created_at, 'modified_at', v.modified_at,
      'vehicle_class', CASE WHEN c.id IS NOT NULL THEN json_build_object('id', c.id::text, 'title', c.title_en) END,
      'vehicle_make', CASE WHEN m.id IS NOT NULL THEN json_build_object('id', m.id::text, 'title', m.title) END) AS row
    FROM vehicles v LEFT JOIN vehicle_classes c ON c.id = v.vehicle_class_id LEFT JOIN vehicle_makes m ON m.id = v.vehicle_make_id
    WHERE v.tenant_id = $1 AND v.deleted_at IS NULL AND v.is_active = $2
    ORDER BY sort_key(v.license), v.id LIMIT 25`,
  total: 'SELECT count(*) FROM vehicles v WHERE v.tenant_id = $1 AND v.deleted_at IS NULL AND v.is_active = $2',
  params: [true],
};

const requests: HandWritten = {
  method: 'serviceTransportation',
  rows: `
    SELECT json_build_object('id', r.id::text, 'number', r.number, 'type', r.type, 'status', r.status, 'price', r.price,
      'currency', r.currency, 'to_take_to_work_from', r.to_take_to_work_from, 'to_take_to_work_to', r.to_take_to_work_to,
      'delivery_date_from', r.delivery_date_from, 'delivery_date_to', r.delivery_date_to,
      'created_at', r.created_at, 'modified_at', r.modified_at,
      'customer', CASE WHEN c.id IS NOT NULL THEN json_build_object('id', c.id::text, 'customer_name', c.customer_name) END,
      'service', CASE WHEN s.id IS NOT NULL THEN json_build_object('id', s.id::text, 'name', s.name_en) END) AS row
    FROM service_transportations r
    LEFT JOIN customers c ON c.tenant_id = r.tenant_id AND c.id = r.customer_id LEFT JOIN services s ON s.id = r.service_id
    WHERE r.tenant_id = $1 AND r.deleted_at IS NULL AND r.status = $2
    ORDER BY r.created_at DESC, r.id DESC LIMIT 25`,
  total:
    'SELECT count(*) FROM service_transportations r WHERE r.tenant_id = $1 AND r.deleted_at IS NULL AND r.status = $2',
  params: ['CLOSE_REQUEST'],
};

/** Returns the path of a handwritten list. @param total whether the list also counts all rows */
export function handwrittenPathOf(method: string, total: boolean): string {
  return `/by-hand/${method}${total ? '-with-total' : ''}`;
}

/**
 * Adds POST routes that answer with handwritten lists, whose JSON PostgreSQL builds. They authenticate callers and
 * read the database as the API does, so that the measured difference comes from the list alone.
 */
export function registerHandwrittenLists(app: FastifyInstance, database: Database, { tokenSecrets }: Config): void {
  const access = new AccessCache(database, new SessionTokens(tokenSecrets));
  for (const { method, rows, total, params } of [vehicles, requests]) {
    const data = `'data', (SELECT json_agg(page.row) FROM (${rows}) page)`;
    const statements = [`SELECT json_build_object(${data})`, `SELECT json_build_object(${data}, 'total', (${total}))`];
    for (const [counts, text] of statements.entries()) {
      app.post(handwrittenPathOf(method, counts === 1), async (request, reply) => {
        const caller = await access.identify(request.headers.authorization);
        if (typeof caller === 'string' || !caller.methods.has(method)) return reply.code(403).send();
        const [row] = await database.read(caller.tenant, (session) =>
          session.rows({ text, params: [caller.tenant, ...params] }),
        );
        return reply.type('application/json; charset=utf-8').send(row?.[0]);
      });
    }
  }
}
