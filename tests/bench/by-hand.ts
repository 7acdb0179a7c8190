import type { FastifyInstance } from 'fastify';
import { AccessCache } from '../../server/areas/identity/permissions/access-cache';
import { SessionTokens } from '../../server/areas/identity/sign-in/tokens';
import type { Config } from '../../server/config';
import type { Database, TextRow } from '../../server/database/database';
import { toIsoTimestamp } from '../../server/database/columns';

/** A list as a handwritten SQL statement, whose speed is compared with the same list of the API. */
interface HandWritten {
  /** The API's method that returns the same rows. The caller must be permitted to call it. */
  method: string;
  text: string;
  /** Parameters of the statement from the second on. The first parameter is the tenant's id. */
  params: readonly unknown[];
  record: (row: TextRow) => object;
}

const moment = (text: string | null | undefined) => (text ? toIsoTimestamp(text) : null);
const number = (text: string | null | undefined) => (text ? Number(text) : null);
const named = (id: string | null | undefined, name: object) => (id ? { id, ...name } : null);

const vehicles: HandWritten = {
  method: 'vehicles',
  text: `
    SELECT v.id, v.vin, v.license, v.carrying_capacity, v.places, v.year, v.vehicle_model_input, v.is_active, v.verify,
      v.created_at, v.modified_at, c.id, c.title_en, m.id, m.title
    FROM vehicles v LEFT JOIN vehicle_classes c ON c.id = v.vehicle_class_id LEFT JOIN vehicle_makes m ON m.id = v.vehicle_make_id
    WHERE v.tenant_id = $1 AND v.deleted_at IS NULL AND v.is_active = $2
    ORDER BY sort_key(v.license), v.id LIMIT 25`,
  params: [true],
  record: ([
    id,
    vin,
    license,
    capacity,
    places,
    year,
    model,
    active,
    verify,
    created,
    modified,
    classId,
    className,
    makeId,
    make,
  ]) => ({
    id,
    vin,
    license,
    carrying_capacity: number(capacity),
    places: number(places),
    year: number(year),
    vehicle_model_input: model,
    is_active: active === 't',
    verify,
    created_at: moment(created),
    modified_at: moment(modified),
    vehicle_class: named(classId, { title: className }),
    vehicle_make: named(makeId, { title: make }),
  }),
};

const requests: HandWritten = {
  method: 'serviceTransportation',
  text: `
    SELECT r.id, r.number, r.type, r.status, r.price, r.currency, r.to_take_to_work_from, r.to_take_to_work_to,
      r.delivery_date_from, r.delivery_date_to, r.created_at, r.modified_at, c.id, c.customer_name, s.id, s.name_en
    FROM service_transportations r
    LEFT JOIN customers c ON c.tenant_id = r.tenant_id AND c.id = r.customer_id LEFT JOIN services s ON s.id = r.service_id
    WHERE r.tenant_id = $1 AND r.deleted_at IS NULL AND r.status = $2
    ORDER BY r.created_at DESC, r.id DESC LIMIT 25`,
  params: ['CLOSE_REQUEST'],
  record: ([
    id,
    no,
    type,
    status,
    price,
    currency,
    from,
    to,
    dueFrom,
    dueTo,
    created,
    modified,
    customerId,
    customer,
    serviceId,
    service,
  ]) => ({
    id,
    number: no,
    type,
    status,
    price: number(price),
    currency,
    to_take_to_work_from: from,
    to_take_to_work_to: to,
    delivery_date_from: dueFrom,
    delivery_date_to: dueTo,
    created_at: moment(created),
    modified_at: moment(modified),
    customer: named(customerId, { customer_name: customer }),
    service: named(serviceId, { name: service }),
  }),
};

/** Handwritten lists by the API's method that returns the same rows. */
const byHand: Readonly<Record<string, HandWritten>> = { vehicles, serviceTransportation: requests };

/**
 * Adds routes `POST /by-hand/<method>`, which answer with the rows of a handwritten list. They authenticate callers and
 * read the database as the API does, so that the measured difference comes from the list alone.
 */
export function registerHandwrittenLists(app: FastifyInstance, database: Database, { tokenSecret }: Config): void {
  const access = new AccessCache(database, new SessionTokens(tokenSecret));
  for (const { method, text, params, record } of Object.values(byHand)) {
    app.post(`/by-hand/${method}`, async (request, reply) => {
      const caller = await access.identify(request.headers.authorization);
      if (typeof caller === 'string' || !caller.methods.has(method)) return reply.code(403).send();
      const rows = await database.read(caller.tenant, (session) =>
        session.rows({ text, params: [caller.tenant, ...params] }),
      );
      return { data: rows.map(record) };
    });
  }
}
