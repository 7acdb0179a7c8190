import type { Session } from '../../database/database';
import type { Entity } from '../../dialect/entity';
import type { ListArguments } from '../../dialect/list-statement';
import { matchingRowsStatement } from '../../dialect/matching-rows';
import { SqlParameters } from '../../dialect/parameters';
import type { StatementContext, Viewer } from '../../dialect/scope';
import { tableShapeOf } from '../../dialect/table';
import { maxBulkRows, transactionRows } from './rules';

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
export async function storeMatchingRecords(
  session: Session,
  { job, entity, args, title, viewer }: RecordsToStore,
): Promise<number> {
  const parameters = new SqlParameters();
  const context: StatementContext = { ...viewer, parameters, aliases: 0 };
  const { versioned } = tableShapeOf(entity);
  const { text, params } = matchingRowsStatement(entity, args, context, (scope) => {
    const columns = [
      `row_number() OVER (ORDER BY ${scope.column('id')}) AS n`,
      `${scope.column('id')} AS record_id`,
      `${versioned ? scope.column('modified_at') : 'NULL::timestamptz'} AS modified_at`,
      `${title === undefined ? 'NULL::text' : `left(${scope.value(title).sql}::text, 200)`} AS title`,
    ];
    return columns.join(', ');
  });
  const arrayOf = (column: string) => `array_agg(${column} ORDER BY n)`;
  const insert = `INSERT INTO bulk_action_chunks (tenant_id, job_id, first_sequence, record_ids, modified_ats, titles)
    SELECT ${parameters.add(viewer.tenant)}::bigint, ${parameters.add(job)}::bigint, min(n),
      ${arrayOf('record_id')}, ${arrayOf('modified_at')}, to_jsonb(${arrayOf('title')})
    FROM (${text} LIMIT ${maxBulkRows + 1}) matching GROUP BY (n - 1) / ${transactionRows.max} RETURNING record_ids`;
  const count = `WITH stored AS (${insert}) SELECT coalesce(sum(cardinality(record_ids)), 0) FROM stored`;
  const [row] = await session.rows({ text: count, params });
  return Number(row?.[0]);
}

/**
 * Turns the next chunk of a job into rows of their own, which wait to be processed. Returns false if there is no further
 * chunk.
 */
export async function unpackNextChunk(
  session: Pick<Session, 'rows'>,
  { tenant, job }: { tenant: string; job: string },
): Promise<boolean> {
  const text = `WITH chunk AS (DELETE FROM bulk_action_chunks WHERE tenant_id = $1::bigint AND job_id = $2::bigint
      AND first_sequence = (SELECT coalesce(max(sequence), 0) + 1 FROM bulk_action_rows
        WHERE tenant_id = $1::bigint AND job_id = $2::bigint) RETURNING *)
    INSERT INTO bulk_action_rows (tenant_id, job_id, sequence, record_id, modified_at, title)
    SELECT tenant_id, job_id, first_sequence + n - 1, record_id, modified_at, titles ->> (n - 1)::integer
    FROM chunk, unnest(record_ids, modified_ats) WITH ORDINALITY record (record_id, modified_at, n) RETURNING 1`;
  const rows = await session.rows({ text, params: [tenant, job] });
  return rows.length > 0;
}
