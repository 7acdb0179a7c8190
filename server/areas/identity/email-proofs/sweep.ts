import { inArray, lt, sql } from 'drizzle-orm';
import type { DatabaseWork, Session } from '../../../database/database';
import type { JobKind } from '../../../queue';
import { tenants } from '../../tenancy';
import { emailProofs } from '../tables';
import { emailProofHours } from './rules';

const hourMs = 3_600_000;

/**
 * Returns the recurring job that deletes registrations, and changes of an address, whose address was not proved in
 * time.
 */
export function createProofSweepJobKind(database: DatabaseWork): JobKind {
  return { kind: 'identity.proofs', everyMs: hourMs, handler: () => database.system(deleteExpiredProofs) };
}

/**
 * Deletes email proofs older than a day. A registration is deleted with its tenant, which has no records of its own,
 * because only the methods of the proof were allowed. Needs a system session.
 */
export async function deleteExpiredProofs({ orm }: Session): Promise<void> {
  // Proofs are deleted before tenants: a code that a user enters at the same time either finds no proof, or keeps the
  // tenant.
  const deleted = await orm
    .delete(emailProofs)
    .where(lt(emailProofs.created_at, sql`now() - make_interval(hours => ${emailProofHours}::int)`))
    .returning({ tenant: emailProofs.tenant_id, purpose: emailProofs.purpose });
  const unproved = deleted.filter(({ purpose }) => purpose === 'REGISTRATION').map(({ tenant }) => tenant);
  if (unproved.length > 0) await orm.delete(tenants).where(inArray(tenants.id, unproved));
}
