import { and, eq, gt, sql } from 'drizzle-orm';
import type { Session } from '../../database/database';
import { matchingRowsStatement } from '../../dialect/matching-rows';
import type { ListArguments } from '../../dialect/list-statement';
import { SqlParameters } from '../../dialect/parameters';
import type { StatementContext, Viewer } from '../../dialect/scope';
import { tableShapeOf } from '../../dialect/table';
import type { Entity } from '../../dialect/entity';
import { maxBulkRows } from './rules';
import { bulkActionRows } from './tables';

/** A record of a bulk action. */
export type BulkRow = typeof bulkActionRows.$inferSelect;

/** The records to store for a bulk action. */
export interface RecordsToStore {
  job: string;
  entity: Entity;
  args: Pick<ListArguments, 'where' | 'trashed'>;
  /** Path of a value of the list that names a record; undefined for none. */
  title: string | undefined;
  viewer: Viewer & Pick<StatementContext, 'language'>;
}

/** Stores the records that match now, in one statement. Returns their number, which may exceed the largest by one. */
export async function storeMatchingRows(
  session: Session,
  { job, entity, args, title, viewer }: RecordsToStore,
): Promise<number> {
  const parameters = new SqlParameters();
  const context: StatementContext = { ...viewer, parameters, aliases: 0 };
  const { versioned } = tableShapeOf(entity);
  const { text, params } = matchingRowsStatement(entity, args, context, (scope) => {
    const columns = [
      `${parameters.add(viewer.tenant)}::bigint`,
      `${parameters.add(job)}::bigint`,
      `row_number() OVER (ORDER BY ${scope.column('id')})`,
      scope.column('id'),
      versioned ? scope.column('modified_at') : 'NULL::timestamptz',
      title === undefined ? 'NULL' : `left(${scope.value(title).sql}::text, 200)`,
    ];
    return columns.join(', ');
  });
  const insert = `INSERT INTO bulk_action_rows (tenant_id, job_id, sequence, record_id, modified_at, title)
    ${text} LIMIT ${maxBulkRows + 1} RETURNING 1`;
  const [row] = await session.rows({ text: `WITH stored AS (${insert}) SELECT count(*) FROM stored`, params });
  return Number(row?.[0]);
}

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

/** Reads the next records of a job. */
export function readBulkRows({ orm }: Session, { tenant, job, state, after, most }: NextRows): Promise<BulkRow[]> {
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
