import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database, Session } from '../../database/database';
import { BackgroundJobFailure, type BackgroundJobRun } from '../background-jobs';
import { isChunk, rowsOfChunk, storeProblems } from './chunks';
import type { ImportDefinition } from './definition';
import type { Importer } from './importer';
import { createImporter, readStoredImport, requireImportable, type StoredImport } from './load';
import { type ChunksToStore, storeChunks } from './store-chunks';
import type { StoredRecords } from './store-records';
import { importChunks, imports, type RowProblem, type StoredRow } from './tables';

/** Code of the failure of an import of all or nothing in which a row was refused. */
const refusedCode = 'import_refused';

/** What the storing of a file works with. */
interface Work {
  run: BackgroundJobRun;
  stored: StoredImport;
  definition: ImportDefinition;
  importer: Importer;
}

/** Rolls back the transaction of an import of all or nothing. */
class RefusedRows extends Error {
  constructor(
    readonly number: number,
    readonly problems: readonly RowProblem[],
  ) {
    super('A row was refused.');
  }
}

/** Stores the records of an import: all or nothing in one transaction, otherwise some hundred in each. */
export async function storeImportRows(run: BackgroundJobRun, engine: Database['engine']) {
  const work = await begin(run);
  return work.stored.strategy === 'ALL_OR_NOTHING' ? storeAllOrNothing(work, engine) : storeValidRows(work, engine);
}

async function begin(run: BackgroundJobRun): Promise<Work> {
  const { tenant, language } = run;
  const caller = await run.caller();
  return run.database.read(tenant, async (session) => {
    const stored = await readStoredImport(session, tenant, String(run.payload.import));
    if (!stored?.settings) throw new BackgroundJobFailure('import_gone');
    // The import was refused and its job given up, but a crash has kept the job from ending.
    if (stored.job_id !== run.id) throw new BackgroundJobFailure(refusedCode);
    const definition = requireImportable(caller, stored.resource, stored.settings.mode);
    const context = { caller, language, isCheck: false };
    return { run, stored, definition, importer: await createImporter(session, definition, stored.settings, context) };
  });
}

/** Stores all rows in one transaction, which a refused row or a crash rolls back. */
async function storeAllOrNothing(work: Work, engine: Database['engine']) {
  const { run, stored } = work;
  try {
    let processed = 0;
    await run.database.write(run.tenant, async (session) => {
      await storeFrom(0, work, session, {
        shouldContinue: () => true,
        onStored: async (number, rows, { results, problems }) => {
          if (problems.length > 0) throw new RefusedRows(number, problems);
          await storeResults(work, session, number, results);
          // PGlite has one connection, which this transaction uses.
          if (engine === 'postgres') await run.reportProgress((processed += rows.length));
        },
      });
      await run.setProcessed(session, stored.row_count ?? 0);
    });
  } catch (error) {
    const isRefused = error instanceof RefusedRows;
    await run.database.write(run.tenant, async (session) => {
      // Nothing is stored of what was reported as progress.
      await run.setProcessed(session, 0);
      if (isRefused) await refuse(work, session, error);
    });
    throw isRefused ? new BackgroundJobFailure(refusedCode) : error;
  }
  return { result: await readTotals(work) };
}

/** Stores the chunks from a number on. */
async function storeFrom(
  first: number,
  work: Work,
  session: Session,
  { shouldContinue, onStored }: Pick<ChunksToStore, 'shouldContinue' | 'onStored'>,
): Promise<void> {
  const rowsOf = (number: number) => {
    work.run.signal.throwIfAborted();
    return rowsOfChunk(session, { tenant: work.run.tenant, importId: work.stored.id, number }, work.importer.reader);
  };
  await storeChunks({ context: work, session, first, rowsOf, shouldContinue, onStored });
}

/** Stores the problems of refused rows, and lets the import be checked and started again. */
async function refuse({ run, stored }: Work, session: Session, { number, problems }: RefusedRows): Promise<void> {
  await storeProblems(session, { tenant: run.tenant, importId: stored.id, number }, problems);
  await session.orm
    .update(imports)
    .set({ job_id: null, checked: null })
    .where(and(eq(imports.tenant_id, run.tenant), eq(imports.id, stored.id), eq(imports.job_id, run.id)));
}

/**
 * Milliseconds after which a transaction of the rows without problems ends, so that no record stays locked for long. PGlite
 * has one connection, on which all others wait, and ends it after each chunk.
 */
const transactionMs: Readonly<Record<Database['engine'], number>> = { postgres: 1000, pglite: 0 };

/**
 * Stores the rows without problems: some chunks in each transaction, together with the numbers of the job. After a crash
 * it goes on with the first chunk that is not stored.
 */
async function storeValidRows(work: Work, engine: Database['engine']) {
  const { run } = work;
  for (;;) {
    run.signal.throwIfAborted();
    const first = await nextChunk(work);
    if (first === undefined) return { result: await readTotals(work) };
    await run.database.write(run.tenant, async (session) => {
      const endAt = performance.now() + transactionMs[engine];
      await storeFrom(first, work, session, {
        shouldContinue: () => performance.now() < endAt,
        onStored: (number, rows, outcome) => finishChunk(work, session, number, rows, outcome),
      });
    });
    if (run.isTurnOver()) return 'again';
  }
}

async function storeResults(
  { run, stored }: Work,
  session: Session,
  number: number,
  results: StoredRecords['results'],
): Promise<void> {
  const key = isChunk({ tenant: run.tenant, importId: stored.id, number });
  await session.orm
    .update(importChunks)
    .set({ results })
    .where(and(key, isNull(importChunks.results)));
}

/** Stores what happened to a chunk, in the transaction that stores its records. */
async function finishChunk(
  work: Work,
  session: Session,
  number: number,
  rows: readonly StoredRow[],
  { results, problems }: StoredRecords,
): Promise<void> {
  const { run, stored } = work;
  await storeProblems(session, { tenant: run.tenant, importId: stored.id, number }, problems);
  await storeResults(work, session, number, results);
  const failed = new Set(problems.map(({ row }) => row)).size;
  const listed = problems.map(({ row, field, code, payload }) => ({
    sequence: row,
    row,
    field,
    code,
    ...(payload && { payload }),
  }));
  await run.addProcessed(session, { processed: rows.length, failed, problems: listed });
}

/** Returns the number of the first chunk that is not stored; undefined when all are. */
async function nextChunk({ run, stored }: Work): Promise<number | undefined> {
  return run.database.read(run.tenant, async ({ orm }) => {
    const [next] = await orm
      .select({ number: importChunks.number })
      .from(importChunks)
      .where(and(isOfImport(run, stored), isNull(importChunks.results)))
      .orderBy(asc(importChunks.number))
      .limit(1);
    return next?.number;
  });
}

function isOfImport({ tenant }: BackgroundJobRun, { id }: StoredImport) {
  return and(eq(importChunks.tenant_id, tenant), eq(importChunks.import_id, id));
}

/** Counts what the import has stored. */
async function readTotals({ run, stored }: Work) {
  return run.database.read(run.tenant, async ({ orm }) => {
    const rows = await orm
      .select({ action: sql<string>`r ->> 'action'`, count: sql<string>`count(*)` })
      .from(sql`${importChunks}, jsonb_array_elements(${importChunks.results}) r`)
      .where(and(isOfImport(run, stored), isNotNull(importChunks.results)))
      .groupBy(sql`1`);
    const countOf = (action: string) => Number(rows.find((row) => row.action === action)?.count ?? 0);
    return { created: countOf('CREATED'), updated: countOf('UPDATED'), unchanged: countOf('UNCHANGED') };
  });
}
