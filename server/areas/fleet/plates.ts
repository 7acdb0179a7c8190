import type { Session } from '../../database/database';
import type { WriteContext } from '../../dialect/entity';
import type { Problems } from '../../dialect/errors';
import type { Viewer } from '../../dialect/scope';
import { type BatchRecords, CachedRead, type ReadContext } from '../../dialect/write/cached-read';
import { barePlate } from './rules';

/** Namespaces of the advisory locks that keep two vehicles from getting one plate at the same time. */
const lockNamespaces = { plate: 7_209_118, allPlates: 7_209_119 } as const;
/** Most plates that are locked one by one. PostgreSQL has room for 6,400 locks of all transactions by default. */
const maxPlateLocks = 100;

/**
 * Returns a problem when another vehicle has the new plate with other spaces or hyphens. A unique index refuses equal
 * plates.
 */
export async function plateProblems(change: WriteContext): Promise<Problems> {
  const { before, after } = change;
  const license = after.license;
  if (typeof license !== 'string' || license === before?.license) return {};
  const others = await cachedPlates.get(change, `${change.tenant} ${barePlate(license)}`);
  const other = others.find(({ id, license: plate }) => plate !== license && id !== before?.id);
  return other ? { license: [{ code: 'plate_in_use', payload: { license: other.license } }] } : {};
}

/** The vehicles with a plate, without its spaces and hyphens; the key is the tenant and the plate. */
const cachedPlates = new CachedRead((session, key) => {
  const [tenant = '', plate = ''] = key.split(' ');
  return lockAndReadPlates(session, tenant, [plate]);
});

/** Reads at once whether the plates of a batch are in use. */
export async function preparePlateChecks(
  { tenant, ...context }: ReadContext & Viewer,
  { inputs }: BatchRecords,
): Promise<void> {
  const given = inputs.map(({ license }) => license).filter((license) => typeof license === 'string');
  if (given.length === 0) return;
  const plates = new Set(given.map(barePlate));
  const found = await lockAndReadPlates(context.session, tenant, [...plates].toSorted());
  const byPlate = new Map([...plates].map((plate): [string, typeof found] => [plate, []]));
  for (const vehicle of found) byPlate.get(barePlate(vehicle.license))?.push(vehicle);
  for (const [plate, vehicles] of byPlate) cachedPlates.set(context, `${tenant} ${plate}`, vehicles);
}

async function lockAndReadPlates(session: Session, tenant: string, plates: readonly string[]) {
  await lockPlates(session, tenant, plates);
  const text = `SELECT id, license FROM vehicles WHERE tenant_id = $1 AND deleted_at IS NULL
    AND translate(license, ' -', '') = ANY ($2)`;
  const rows = await session.rows({ text, params: [tenant, plates] });
  return rows.map(([id, license]) => ({ id: String(id), license: license ?? '' }));
}

/** Locks plates until the transaction ends. Many of them are locked by one lock for all plates of the tenant. */
async function lockPlates({ rows }: Session, tenant: string, plates: readonly string[]): Promise<void> {
  const mode = plates.length > maxPlateLocks ? '' : '_shared';
  const lockAll = `SELECT pg_advisory_xact_lock${mode}($1, hashtext($2))`;
  await rows({ text: lockAll, params: [lockNamespaces.allPlates, tenant] });
  if (plates.length > maxPlateLocks) return;
  const lockEach = `SELECT pg_advisory_xact_lock($1, hashtext($2 || ' ' || plate)) FROM unnest($3::text[]) plate`;
  await rows({ text: lockEach, params: [lockNamespaces.plate, tenant, plates] });
}
