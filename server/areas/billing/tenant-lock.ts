import { eq } from 'drizzle-orm';
import type { Session } from '../../database/database';
import { tenants } from '../tenancy';

/**
 * Holds a company against all else that changes what it pays, until the transaction ends. Its key is not held: rows
 * that refer to the company, and with that everybody's work in it, are stored meanwhile.
 * @returns what decides whether it pays at all; undefined where there is no such company
 */
export async function lockTenant({ orm }: Pick<Session, 'orm'>, tenant: string) {
  const { deleted_at: deleted, is_operator: operator } = tenants;
  const [row] = await orm
    .select({ deleted, operator })
    .from(tenants)
    .where(eq(tenants.id, tenant))
    .for('no key update');
  return row;
}
