import { createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { StartExportInput } from '../../contract.generated';
import { exportCost } from '../../budgets/rules';
import { ContractError } from '../../dialect/errors';
import { countExportRows } from '../../dialect/export/read-rows';
import { BackgroundJobFailure, type BackgroundJobKind, type BackgroundJobRun } from '../background-jobs';
import { recordExport } from './activity';
import { type ExportPlan, planExport } from './export-plan';
import { exportFileName, exportMimeTypes, rowCountProblem } from './rules';
import type { ExportServices } from './services';
import { finishExport, removeExport, storeExport } from './stored-exports';
import { readTimeZone } from './time-zone';
import { writeExport } from './write-export';

/** Kind of the jobs that write exports. */
export const exportJobKind = 'export';

/** Method that a user must still be allowed to call when the job runs. */
const exportMethod = 'startExport';
/** Milliseconds after which a running job checks its user's permissions again. */
const permissionCheckMs = 5000;
/** A larger count than any list has. */
const anyNumberOfRows = 2 ** 31 - 1;

/** Returns the kind of the jobs that write exports to files. */
export function createExportJobKind(services: ExportServices): BackgroundJobKind {
  return {
    kind: exportJobKind,
    handler: async (run) => {
      const input = inputOf(run);
      const plan = await plannedFor(run, input, services);
      const directory = services.files.incoming;
      await mkdir(directory, { recursive: true });
      const path = join(directory, `export-${run.tenant}-${run.id}`);
      try {
        const rows = await writeRows(run, { plan, input, path }, services);
        return { result: await store(run, { input, path, rows }, services) };
      } finally {
        await rm(path, { force: true });
      }
    },
  };
}

/** The payload is what `startExport` has stored, whose input GraphQL has checked. */
function inputOf({ payload: { input } }: BackgroundJobRun): StartExportInput {
  if (!isExportInput(input)) throw new Error('The job has no input.');
  return input;
}

function isExportInput(input: unknown): input is StartExportInput {
  return typeof input === 'object' && input !== null && 'list' in input && 'columns' in input && 'format' in input;
}

/** Plans the export with the permissions that its user has now. */
async function plannedFor(
  run: BackgroundJobRun,
  input: StartExportInput,
  { database, schema }: ExportServices,
): Promise<ExportPlan> {
  const caller = await run.caller();
  if (!caller.methods.has(exportMethod)) throw new BackgroundJobFailure('export_denied');
  const timeZone = await readTimeZone(database.jobs, run.tenant);
  try {
    return planExport(input, { schema: schema(), caller, language: run.language, timeZone });
  } catch (error) {
    if (error instanceof ContractError) throw new BackgroundJobFailure('export_denied');
    throw error;
  }
}

interface JobTarget {
  plan: ExportPlan;
  input: StartExportInput;
  path: string;
}

/** Writes the rows to a file of this server, and returns their number. */
async function writeRows(
  run: BackgroundJobRun,
  { plan, input, path }: JobTarget,
  { database, schema, budget, files }: ExportServices,
): Promise<number> {
  const source = { engine: database.engine, work: database.jobs };
  const count = async () => {
    const total = await countExportRows(source, plan.request, anyNumberOfRows);
    await database.jobs.write(run.tenant, (session) => run.setTotal(session, total));
  };
  // Only the progress needs the number, so the rows are read meanwhile.
  const counting = count();
  counting.catch(() => undefined);
  let checkedAt = performance.now();
  const onRows = async (rows: number, added: number) => {
    run.signal.throwIfAborted();
    await takeFromBudget(run, budget, exportCost(added, plan.columns.length));
    const problem = rowCountProblem(input.format, rows);
    if (problem) throw new BackgroundJobFailure(problem.code, problem.payload);
    await run.reportProgress(rows);
    if (performance.now() - checkedAt < permissionCheckMs) return;
    await plannedFor(run, input, { database, schema, budget, files });
    checkedAt = performance.now();
  };
  const written = await writeExport({ source, plan, output: createWriteStream(path), onRows });
  await counting;
  return written;
}

/** Takes points, after a pause if the tenant has spent its budget. */
async function takeFromBudget(
  { tenant, signal }: BackgroundJobRun,
  budget: ExportServices['budget'],
  points: number,
): Promise<void> {
  for (let seconds = budget.take(tenant, points); seconds > 0; seconds = budget.take(tenant, points)) {
    await pause(seconds * 1000, undefined, { signal });
  }
}

interface WrittenExport {
  input: StartExportInput;
  path: string;
  rows: number;
}

/** Moves the file to storage. The file, its activity and the last check of permissions belong together. */
async function store(
  run: BackgroundJobRun,
  { input, path, rows }: WrittenExport,
  services: ExportServices,
): Promise<Readonly<Record<string, unknown>>> {
  const { tenant, id, user } = run;
  const { size } = await stat(path);
  const file_name = exportFileName(input.title, input.format, new Date().toISOString());
  const parts = { database: services.database.jobs, storage: services.files.storage };
  const mime_type = exportMimeTypes[input.format];
  try {
    await storeExport(
      parts,
      { tenant_id: tenant, id, user_id: user, resource: input.resource, file_name, mime_type, size, rows },
      path,
    );
    await plannedFor(run, input, services);
    run.signal.throwIfAborted();
    await services.database.jobs.write(tenant, async (session) => {
      await finishExport(session, { tenant, id });
      await recordExport(session, { tenant, user, id, input, rows });
      await run.setProcessed(session, rows);
    });
  } catch (error) {
    await removeExport(parts, { tenant, id });
    throw error;
  }
  return { file: id, file_name, size, rows };
}
