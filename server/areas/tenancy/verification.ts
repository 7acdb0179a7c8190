import { and, eq, sql } from 'drizzle-orm';
import type { VerificationStatus, VerifiedType } from '../../contract.generated';
import type { Session } from '../../database/database';
import { newId } from '../../database/ids';
import type { Entity } from '../../dialect/entity';
import { invalid, type Problem } from '../../dialect/errors';
import { type Method, writeMethod } from '../../dialect/methods';
import { quoted } from '../../dialect/parameters';
import { shapeOf } from '../../dialect/table';
import { updateRecord, type MutationContext } from '../../dialect/write/mutations';
import { entityVerifications } from './tables';

/** A step in the verification of a vehicle or company. It is written with its record. */
export const entityVerification: Entity = {
  type: 'EntityVerification',
  table: entityVerifications,
  fields: {},
  methods: {},
};

/**
 * Returns the method that sends a record for verification. `status` is the record's column for the verification status.
 */
export function sendForVerification(entity: Entity, status: 'status' | 'verify'): Method<{ id: string }> {
  return writeMethod(async ({ id }, mutation) => {
    const problem = statusProblem(await lockStatus(mutation, entity, status, id));
    if (problem) throw invalid({ [`input.${status}`]: [problem] });
    return updateRecord(entity, { id, [status]: 'UNDER_REVIEW' }, mutation);
  });
}

/** Locks the record and returns its verification status; undefined when the record does not exist. */
async function lockStatus(
  { session, tenant }: MutationContext,
  entity: Entity,
  status: string,
  id: string,
): Promise<unknown> {
  const { name, columns } = shapeOf(entity);
  const text = `SELECT ${quoted(status)} FROM ${quoted(name)} WHERE "tenant_id" = $1 AND "id" = $2 FOR UPDATE`;
  const [row] = await session.rows({ text, params: [tenant, columns.get('id')?.codec.write(id) ?? null] });
  return row?.[0];
}

function statusProblem(status: unknown): Problem | undefined {
  if (status === 'UNDER_REVIEW') return { code: 'already_under_review' };
  return status === 'VERIFIED' ? { code: 'already_verified' } : undefined;
}

/** A record that is verified. */
interface VerifiedRecord {
  type: VerifiedType;
  tenant: string;
  id: string;
}

/** A change of the verification status, and whether data covered by the verification changed. */
interface VerificationChange {
  from: unknown;
  to: unknown;
  changed: boolean;
}

/**
 * Records the verification steps of a changed record. Sent data, and data changed during a review, becomes a new
 * request in the operator's queue, which replaces the open one.
 */
export async function recordVerificationChange(
  session: Session,
  record: VerifiedRecord,
  { from, to, changed }: VerificationChange,
): Promise<void> {
  if (to === 'UNDER_REVIEW' && (from !== to || changed)) {
    await session.orm
      .update(entityVerifications)
      .set({ outcome: null, updated_at: sql`clock_timestamp()` })
      .where(
        and(
          eq(entityVerifications.tenant_id, record.tenant),
          isStepOf(record),
          eq(entityVerifications.outcome, 'UNDER_REVIEW'),
        ),
      );
    await addVerificationStep(session, record, { status: 'UNDER_REVIEW', outcome: 'UNDER_REVIEW' });
  } else if (to === 'NOT_VERIFIED' && from === 'VERIFIED') {
    await addVerificationStep(session, record, { status: 'NOT_VERIFIED' });
  }
}

/** Adds a step to a record's verification. */
export async function addVerificationStep(
  { orm }: Pick<Session, 'orm'>,
  { type, tenant, id }: VerifiedRecord,
  step: { status: VerificationStatus; message?: string | null; outcome?: VerificationStatus },
): Promise<void> {
  // Current time and not the transaction's start, so that concurrent steps keep their order.
  const now = sql`clock_timestamp()`;
  await orm.insert(entityVerifications).values({
    tenant_id: tenant,
    id: newId(),
    entity_type: type,
    entity_id: id,
    created_at: now,
    updated_at: now,
    ...step,
  });
}

function isStepOf({ type, id }: VerifiedRecord) {
  return and(eq(entityVerifications.entity_type, type), eq(entityVerifications.entity_id, id));
}
