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

/** A step in the verification of a vehicle or a company. Written with what it is about, never by itself. */
export const entityVerification: Entity = {
  type: 'EntityVerification',
  table: entityVerifications,
  fields: {},
  methods: {},
};

/** Answers the call that sends a record for verification. `status`: its column that says where that stands. */
export function sendForVerification(entity: Entity, status: 'status' | 'verify'): Method<{ id: string }> {
  return writeMethod(async ({ id }, mutation) => {
    const problem = statusProblem(await lockStatus(mutation, entity, status, id));
    if (problem) throw invalid({ [`input.${status}`]: [problem] });
    return updateRecord(entity, { id, [status]: 'UNDER_REVIEW' }, mutation);
  });
}

/** Where a verification stands, and will until the transaction ends; undefined where there is no such record. */
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

/** Whose verification goes on. */
interface VerifiedRecord {
  type: VerifiedType;
  tenant: string;
  id: string;
}

/** What happened to it: where it stood, where it stands, and whether the data to verify is other than it was. */
interface VerificationChange {
  from: unknown;
  to: unknown;
  changed: boolean;
}

/**
 * Keeps the history of a verification when its record was written. What was sent, and what changed while it waited for
 * its answer, is a new request in the operator's queue; a request for data that is gone is none any more.
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

/** Adds a step to the history. */
export async function addVerificationStep(
  { orm }: Pick<Session, 'orm'>,
  { type, tenant, id }: VerifiedRecord,
  step: { status: VerificationStatus; message?: string | null; outcome?: VerificationStatus },
): Promise<void> {
  // The moment itself, not that of the transaction's begin: steps that wait for each other keep their order.
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
