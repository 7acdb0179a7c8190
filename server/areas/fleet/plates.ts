import type { WriteContext } from '../../dialect/entity';
import type { Problems } from '../../dialect/errors';
import { barePlate } from './rules';

/** Namespace of the advisory locks that keep two vehicles from getting one plate at the same time. */
const lockNamespace = 7_209_118;

/**
 * Returns a problem when another vehicle has the new plate with other spaces or hyphens. A unique index refuses equal
 * plates.
 */
export async function plateProblems({ before, after, session, tenant }: WriteContext): Promise<Problems> {
  const license = after.license;
  if (typeof license !== 'string' || license === before?.license) return {};
  const plate = barePlate(license);
  const lock = 'SELECT pg_advisory_xact_lock($1, hashtext($2))';
  await session.rows({ text: lock, params: [lockNamespace, `${tenant} ${plate}`] });
  const text = `SELECT license FROM vehicles WHERE tenant_id = $1 AND deleted_at IS NULL
    AND translate(license, ' -', '') = $2 AND license <> $3 AND id <> $4 LIMIT 1`;
  const [other] = await session.rows({ text, params: [tenant, plate, license, before?.id ?? '0'] });
  return other ? { license: [{ code: 'plate_in_use', payload: { license: other[0] ?? '' } }] } : {};
}
