import { inArray, lt, sql } from 'drizzle-orm';
import type { DatabaseWork, Session } from '../../../database/database';
import type { JobKind } from '../../../queue';
import { tenants } from '../../tenancy';
import { emailProofs } from '../tables';
import { proofHours } from './rules';

const hourMs = 3_600_000;

/** Returns the recurring job that deletes registrations and changes whose address was not proved in time. */
export function proofSweepJob(database: DatabaseWork): JobKind {
  return { kind: 'identity.proofs', everyMs: hourMs, handler: () => database.system(deleteExpiredProofs) };
}

/**
 * Deletes proofs older than a day. A registration is deleted with its tenant, which has no records of its own, as only
 * the methods of the proof were allowed. Needs a system session.
 */
export async function deleteExpiredProofs({ orm }: Session): Promise<void> {
  // The proofs are deleted first: a code that is entered at the same time either finds none, or keeps its tenant.
  const deleted = await orm
    .delete(emailProofs)
    .where(lt(emailProofs.created_at, sql`now() - make_interval(hours => ${proofHours}::int)`))
    .returning({ tenant: emailProofs.tenant_id, purpose: emailProofs.purpose });
  const unproved = deleted.filter(({ purpose }) => purpose === 'REGISTRATION').map(({ tenant }) => tenant);
  if (unproved.length > 0) await orm.delete(tenants).where(inArray(tenants.id, unproved));
}
