import * as z from 'zod';
import type { Session } from '../../database/database';
import type { RequestAddresses } from './request-addresses';

const addressSchema = z
  .object({
    city: z.string().nullable(),
    state: z.string().nullable(),
    country: z.string().nullable(),
    code: z.string().nullable(),
  })
  .optional();

const partsSchema = z.object({
  legs: z.boolean(),
  bookings: z.boolean(),
  announcements: z.boolean(),
  tasks: z.boolean(),
  logisticians: z.boolean(),
  addresses: z.object({ FROM: addressSchema, TO: addressSchema }),
});

/** Which parts a request has. What follows from a write of the request is limited to these. */
export interface RequestParts {
  hasLegs: boolean;
  /** Whether drivers and vehicles are booked for the request. */
  isBooked: boolean;
  /** Whether drivers were notified of its legs. */
  isAnnounced: boolean;
  hasLogisticians: boolean;
  /** Whether other lists show parts of the request: legs, and tasks of its logisticians. */
  hasListedParts: boolean;
  addresses: RequestAddresses;
}

const hasSql = (table: string) =>
  `EXISTS (SELECT 1 FROM ${table} p WHERE p.tenant_id = s.tenant_id AND p.service_transportation_id = s.id)`;

const partsSql = `jsonb_build_object('legs', ${hasSql('routes')}, 'bookings', ${hasSql('leg_bookings')},
  'announcements', ${hasSql('announced_legs')}, 'tasks', ${hasSql('logist_tasks')},
  'logisticians', ${hasSql('request_logisticians')},
  'addresses', (SELECT coalesce(jsonb_object_agg(a.direction,
      jsonb_build_object('city', a.city, 'state', a.state, 'country', a.country, 'code', a.code)), '{}')
    FROM addresses a WHERE a.tenant_id = s.tenant_id AND a.addressable_type = 'SERVICE_TRANSPORTATION'
      AND a.addressable_id = s.id AND a.direction IN ('FROM', 'TO')))`;

/** Reads which parts requests have, deleted or not, in one statement. */
export async function readRequestParts(
  session: Session,
  tenant: string,
  requests: readonly string[],
): Promise<Map<string, RequestParts>> {
  const text = `SELECT s.id, ${partsSql}::text FROM service_transportations s
    WHERE s.tenant_id = $1 AND s.id = ANY ($2::bigint[])`;
  const rows = await session.rows({ text, params: [tenant, `{${requests.join(',')}}`] });
  return new Map(
    rows.map(([id, json]) => {
      const { legs, bookings, announcements, tasks, logisticians, addresses } = partsSchema.parse(
        JSON.parse(json ?? 'null'),
      );
      const parts = {
        hasLegs: legs,
        isBooked: bookings,
        isAnnounced: announcements,
        hasLogisticians: logisticians,
        hasListedParts: legs || tasks,
        addresses: { from: addresses.FROM, to: addresses.TO },
      };
      return [String(id), parts];
    }),
  );
}
