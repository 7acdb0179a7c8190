import { setImmediate } from 'node:timers/promises';
import type { Database, DatabaseWork, Session } from '../../database/database';
import type { ExportValue } from './cells';
import { batchSize, type ExportRequest, ExportStatement } from './export-statement';

/** Receives a batch of rows. The next batch is handed on when it resolves. */
export type ExportConsumer = (rows: readonly (readonly ExportValue[])[]) => Promise<void>;

/** Where the rows of an export are read: the engine, and the connections of calls (`database`) or of jobs. */
export interface ExportSource {
  engine: Database['engine'];
  work: DatabaseWork;
}

/**
 * Reads all rows of a list, each once, however many there are: memory holds a few batches, and on PGlite the ids.
 *
 * PostgreSQL reads by a cursor, which sees the rows as they were at its start. PGlite has one connection, which a cursor
 * would keep from everybody else. So there the ids are read first, and then the rows by their ids, in turns with other
 * work; rows that are deleted meanwhile are left out.
 */
export async function readExportRows(
  { engine, work }: ExportSource,
  request: ExportRequest,
  consume: ExportConsumer,
): Promise<void> {
  const statement = new ExportStatement(request);
  if (engine === 'postgres') await readByCursor(work, request, statement, consume);
  else await readByIds(work, request, statement, consume);
}

/** Counts the rows of an export, up to `most`. */
export function countExportRows({ work }: ExportSource, request: ExportRequest, most: number): Promise<number> {
  return readAs(work, request, (session) => new ExportStatement(request).count(session, most));
}

/** Reads as the viewer, without a transaction. */
function readAs<T>(
  work: DatabaseWork,
  { entity, viewer }: ExportRequest,
  read: (session: Session) => Promise<T>,
): Promise<T> {
  return entity.acrossTenants ? work.system(read) : work.read(viewer.tenant, read);
}

async function readByIds(
  work: DatabaseWork,
  request: ExportRequest,
  statement: ExportStatement,
  consume: ExportConsumer,
): Promise<void> {
  const batches = await readAs(work, request, (session) => session.rows(statement.ids()));
  for (const [ids] of batches) {
    const { statement: rowsOfIds, read } = statement.rowsOf(ids ?? '{}');
    const rows = await readAs(work, request, (session) => session.rows(rowsOfIds));
    await consume(rows.map(read));
  }
}

/** Name of the cursor, which exists only within its transaction. */
const cursor = 'exported_rows';

async function readByCursor(
  work: DatabaseWork,
  request: ExportRequest,
  statement: ExportStatement,
  consume: ExportConsumer,
): Promise<void> {
  const { statement: all, read } = statement.all();
  const fetchAll = async (session: Session) => {
    // All rows are read, so the plan is to be the fastest for all, and not for the first ones.
    await session.rows({ text: 'SET LOCAL cursor_tuple_fraction = 1', params: [] });
    await session.rows({ text: `DECLARE ${cursor} NO SCROLL CURSOR FOR ${all.text}`, params: all.params });
    const fetch = () => session.rows({ text: `FETCH ${batchSize} FROM ${cursor}`, params: [] });
    let next = fetch();
    for (let rows = await next; rows.length > 0; rows = await next) {
      // PostgreSQL reads the next batch while this one is written. Both end before the transaction does.
      next = fetch();
      // The driver sends the statement once this turn of the event loop has ended.
      await setImmediate();
      const [written] = await Promise.allSettled([consume(rows.map(read)), next]);
      if (written.status === 'rejected') throw written.reason;
    }
  };
  await readInTransaction(work, request, fetchAll);
}

/** Reads as the viewer, in one transaction. */
export function readInTransaction<T>(
  work: DatabaseWork,
  { entity, viewer }: ExportRequest,
  read: (session: Session) => Promise<T>,
): Promise<T> {
  return entity.acrossTenants ? work.system(read) : work.readInTransaction(viewer.tenant, read);
}
