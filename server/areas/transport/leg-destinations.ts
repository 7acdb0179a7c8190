import type { Session } from '../../database/database';

/** Triggers of `addresses` that set where a leg ends (migration 0043). */
const triggers = ['addresses_leg_destination', 'addresses_no_leg_destination'];

/**
 * Calls `fill`, which inserts the addresses of many legs, and then sets where all legs end by one statement instead of one
 * for each address. The caller must own the tables.
 */
export async function setLegDestinationsAfter(session: Session, fill: () => Promise<void>): Promise<void> {
  const query = (text: string) => session.rows({ text, params: [] });
  const alter = (change: 'DISABLE' | 'ENABLE') =>
    query(`ALTER TABLE addresses ${triggers.map((name) => `${change} TRIGGER ${name}`).join(', ')}`);
  await alter('DISABLE');
  await fill();
  await query(`UPDATE routes r SET to_latitude = (a.coordinates ->> 'latitude')::double precision,
      to_longitude = (a.coordinates ->> 'longitude')::double precision
    FROM addresses a
    WHERE a.tenant_id = r.tenant_id AND a.addressable_type = 'ROUTE' AND a.addressable_id = r.id AND a.direction = 'TO'
      AND a.coordinates IS NOT NULL`);
  await alter('ENABLE');
}
