import { and, eq, gt, sql } from 'drizzle-orm';
import type { Session } from '../../database/database';
import { unpackNextChunk } from './chunks';
import { bulkActionRows } from './tables';

/** A record of a bulk action. */
export type BulkRow = typeof bulkActionRows.$inferSelect;

const ofJob = (tenant: string, job: string) =>
  and(eq(bulkActionRows.tenant_id, tenant), eq(bulkActionRows.job_id, job));

/** Which records of a job are read: those in a state whose sequence is above a number, and at most so many. */
interface NextRows {
  tenant: string;
  job: string;
  state: BulkRow['state'];
  after: number;
  most: number;
}

/** Reads the next records of a job. Waiting ones get their rows at most one chunk ahead. */
export async function readBulkRows(session: Session, next: NextRows): Promise<BulkRow[]> {
  const rows = await readStoredRows(session, next);
  if (next.state !== 'WAITING' || rows.length === next.most) return rows;
  const isUnpacked = await unpackNextChunk(session, next);
  return isUnpacked ? readStoredRows(session, next) : rows;
}

function readStoredRows({ orm }: Session, { tenant, job, state, after, most }: NextRows): Promise<BulkRow[]> {
  return orm
    .select()
    .from(bulkActionRows)
    .where(and(ofJob(tenant, job), eq(bulkActionRows.state, state), gt(bulkActionRows.sequence, after)))
    .orderBy(bulkActionRows.sequence)
    .limit(most);
}

/** What an action has made of a record. */
export interface BulkRowEnd {
  sequence: number;
  state: BulkRow['state'];
  undo_input?: BulkRow['undo_input'];
  changed_at?: string | null;
}

/**
 * Stores what an action has made of records, in one statement. The sequences are given as an array as well: PostgreSQL,
 * whose statistics of the table are often old, would read all records of the job to join them.
 */
export async function storeBulkRowEnds(
  { orm }: Session,
  { tenant, job }: { tenant: string; job: string },
  ends: readonly BulkRowEnd[],
): Promise<void> {
  await orm.execute(sql`UPDATE bulk_action_rows r SET state = e.state, undo_input = e.undo_input, changed_at = e.changed_at
    FROM json_to_recordset(${JSON.stringify(ends)}::json)
      AS e(sequence integer, state text, undo_input jsonb, changed_at timestamptz)
    WHERE r.tenant_id = ${tenant}::bigint AND r.job_id = ${job}::bigint AND r.sequence = e.sequence
      AND r.sequence = ANY (${`{${ends.map(({ sequence }) => sequence).join(',')}}`}::integer[])`);
}

/** Counts the records that a job has changed and that are not undone. */
export function countChangedRows({ orm }: Session, tenant: string, job: string): Promise<number> {
  return orm.$count(bulkActionRows, and(ofJob(tenant, job), eq(bulkActionRows.state, 'DONE')));
}
