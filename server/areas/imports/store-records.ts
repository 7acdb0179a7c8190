import type { Session } from '../../database/database';
import { ContractError, type Problem } from '../../dialect/errors';
import { readVersions } from '../../dialect/versions';
import type { Batch } from '../../dialect/write/batch';
import { publishChanges } from '../../dialect/write/mutations';
import type { BackgroundJobRun } from '../background-jobs';
import type { ImportDefinition } from './definition';
import type { Importer, PlannedRecord } from './importer';
import { fieldOfProblem } from './input';
import type { RowProblem, RowResult, StoredRow } from './tables';
import { undoInputOf } from './undo-input';
import { isConflict, unlessConflict } from './unless-conflict';

/** What happened to rows: those that were stored, and the problems of the others. */
export interface StoredRecords {
  results: RowResult[];
  problems: RowProblem[];
}

/** What is to be stored of each row, as the importer has planned it. */
export type PlannedRows = Awaited<ReturnType<Importer['plan']>>;

/** What the storing of rows works with. */
export interface StoreContext {
  run: BackgroundJobRun;
  definition: ImportDefinition;
  importer: Importer;
}

/** Number of times that all rows are stored together before parts of them are. */
const attemptsTogether = 2;

/** Plans rows; undefined if a rule refuses one of them by an error. */
export async function planRows(
  { importer }: StoreContext,
  session: Session,
  rows: readonly StoredRow[],
): Promise<PlannedRows | undefined> {
  try {
    return await importer.plan(session, rows);
  } catch (error) {
    if (isConflict(error)) return undefined;
    throw error;
  }
}

/**
 * Stores the records of rows that have no problems, in a transaction. When another transaction has meanwhile taken a
 * unique value, the rows are planned again, which finds the refused ones; after that, each half is stored by itself.
 * @param planned the plan of the rows; undefined to plan them first
 * @returns also whether there was such a conflict: what the transaction has done since the call is then undone
 */
export async function storeRecords(
  context: StoreContext,
  session: Session,
  rows: readonly StoredRow[],
  planned: PlannedRows | undefined,
): Promise<StoredRecords & { hasConflict: boolean }> {
  for (let attempt = 1; attempt <= attemptsTogether; attempt += 1) {
    const plan = attempt === 1 ? planned : undefined;
    const stored = await unlessConflict(session, () => storeTogether(context, session, rows, plan));
    if ('value' in stored) return { ...stored.value, hasConflict: attempt > 1 };
  }
  const records = context.importer.reader.read(rows).map((record) => rows.filter(({ n }) => record.rows.includes(n)));
  return { ...(await storeHalves(context, session, records)), hasConflict: true };
}

async function storeTogether(
  context: StoreContext,
  session: Session,
  rows: readonly StoredRow[],
  planned?: PlannedRows,
): Promise<StoredRecords> {
  const { batch, records } = planned ?? (await context.importer.plan(session, rows));
  const problems = records.flatMap((record) => record.problems);
  return { results: await storePlanned(context, session, batch, records), problems };
}

/** Stores each half of some records, given by their rows, on its own, so that a refused record leaves the others. */
async function storeHalves(
  context: StoreContext,
  session: Session,
  records: readonly (readonly StoredRow[])[],
): Promise<StoredRecords> {
  const all: StoredRecords = { results: [], problems: [] };
  const half = Math.ceil(records.length / 2);
  for (const part of [records.slice(0, half), records.slice(half)].filter(({ length }) => length > 0)) {
    const stored = await storePart(context, session, part);
    all.results.push(...stored.results);
    all.problems.push(...stored.problems);
  }
  return all;
}

async function storePart(
  context: StoreContext,
  session: Session,
  records: readonly (readonly StoredRow[])[],
): Promise<StoredRecords> {
  const stored = await unlessConflict(session, () => storeTogether(context, session, records.flat()));
  if ('value' in stored) return stored.value;
  if (records.length > 1) return storeHalves(context, session, records);
  return { results: [], problems: problemsOf(stored.conflict, records[0]?.[0]?.n ?? 0) };
}

function problemsOf(error: unknown, row: number): RowProblem[] {
  const validation = error instanceof ContractError ? error.extensions.validation : undefined;
  if (!isProblems(validation)) return [{ row, field: '', code: 'unique' }];
  return Object.entries(validation).flatMap(([path, list]) => {
    const { field } = fieldOfProblem(path.replace(/^input\.?/, ''), []);
    return list.map((problem) => ({ row, field, ...problem }));
  });
}

function isProblems(value: unknown): value is Record<string, Problem[]> {
  return typeof value === 'object' && value !== null && Object.values(value).every(Array.isArray);
}

/** Stores planned records, and returns what was done with each. */
async function storePlanned(
  { run, definition }: StoreContext,
  session: Session,
  batch: Batch,
  records: readonly PlannedRecord[],
): Promise<RowResult[]> {
  const { tenant, user } = run;
  const { entity, afterCreate } = definition;
  const planned = records.flatMap(({ plan, existing, record }) =>
    plan ? [{ plan, existing, row: record.rows[0] ?? 0 }] : [],
  );
  const changed = await batch.store(planned.map(({ plan }) => plan));
  for (const { plan } of planned)
    if (!plan.before) await afterCreate?.({ session, tenant, user, id: plan.id, page: run.payload.page });
  const versions = await readVersions(session, entity, tenant, [...changed]);
  const ids = (isNew: boolean) =>
    planned.filter(({ plan }) => changed.has(plan.id) && !plan.before === isNew).map(({ plan }) => plan.id);
  await publishChanges({ session, tenant, user }, entity, ids(true), 'CREATED');
  await publishChanges({ session, tenant, user }, entity, ids(false), 'UPDATED');
  return planned.map(({ plan, existing, row }): RowResult => {
    const { id } = plan;
    if (!changed.has(id)) return { row, id, action: 'UNCHANGED' };
    const [version, undo] = [versions.get(id), undoInputOf(plan, existing)];
    return { row, id, action: undo ? 'UPDATED' : 'CREATED', ...(version && { version }), ...(undo && { undo }) };
  });
}
