import { and, eq, sql } from 'drizzle-orm';
import type { VerificationStatus, VerifiedType } from '../../contract.generated';
import type { Session } from '../../database/database';
import { newId } from '../../database/ids';
import type { Entity } from '../../dialect/entity';
import { invalidInputError, type Problem } from '../../dialect/errors';
import { type MethodResolver, transactionalResolver } from '../../dialect/methods';
import { quoteIdentifier } from '../../dialect/parameters';
import { tableShapeOf } from '../../dialect/table';
import { updateRecord, type MutationContext } from '../../dialect/write/mutations';
import { entityVerifications } from './tables';

/** A step in the verification of a vehicle or company. The server adds steps; clients can only read them. */
export const entityVerificationEntity: Entity = {
  type: 'EntityVerification',
  table: entityVerifications,
  fields: {},
  methods: {},
};

/**
 * Returns the mutation that sends a record to the operator for verification. `status` is the column with the record's
 * verification status.
 */
export function sendForVerification(entity: Entity, status: 'status' | 'verify'): MethodResolver<{ id: string }> {
  return transactionalResolver(async ({ id }, mutation) => {
    const problem = statusProblem(await lockStatus(mutation, entity, status, id));
    if (problem) throw invalidInputError({ [`input.${status}`]: [problem] });
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
  const { name, columns } = tableShapeOf(entity);
  const text = `SELECT ${quoteIdentifier(status)} FROM ${quoteIdentifier(name)} WHERE "tenant_id" = $1 AND "id" = $2 FOR UPDATE`;
  const [row] = await session.rows({ text, params: [tenant, columns.get('id')?.codec.write(id) ?? null] });
  return row?.[0];
}

function statusProblem(status: unknown): Problem | undefined {
  if (status === 'UNDER_REVIEW') return { code: 'already_under_review' };
  return status === 'VERIFIED' ? { code: 'already_verified' } : undefined;
}

/** Identifies a record that can be verified. */
interface VerifiedRecord {
  type: VerifiedType;
  tenant: string;
  id: string;
}

/** A change of the verification status. `changed` is true when data that a reviewer verifies changed. */
interface VerificationChange {
  from: unknown;
  to: unknown;
  changed: boolean;
}

/**
 * Records the verification steps of a changed record. Sending a record, or changing its verified data during a review,
 * adds a request to the operator's queue and withdraws the open request.
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
  // The current time, instead of the transaction's start, keeps concurrent steps in order.
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
