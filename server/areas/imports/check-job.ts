import { and, eq } from 'drizzle-orm';
import type { BackgroundJobRun } from '../background-jobs';
import { rowsOfChunk, storeProblems } from './chunks';
import type { Importer, PlannedRecord } from './importer';
import { createImporter, readStoredImport, requireImportable } from './load';
import { runRolledBack } from './rolled-back';
import { type CheckSummary, imports } from './tables';
import { isChange } from '../../dialect/write/record-changes';

/**
 * Checks all rows of an import by the rules of single writes, and stores their problems. Stores no record. `most`: most
 * rows that can be stored all or none.
 */
export async function checkImportRows(run: BackgroundJobRun, most: number | null) {
  const { tenant, language } = run;
  const importId = String(run.payload.import);
  const caller = await run.caller();
  const importer = await run.database.read(tenant, async (session) => {
    const found = await readStoredImport(session, tenant, importId);
    if (!found?.settings) throw new Error('The import has no settings.');
    const definition = requireImportable(caller, found.resource, found.settings.mode);
    const context = { caller, language, isCheck: true };
    return createImporter(session, definition, found.settings, context);
  });
  const summary: CheckSummary = { valid: 0, invalid: 0, created: 0, updated: 0, unchanged: 0, most_together: most };
  let checked = 0;
  for (let number = 0; ; number += 1) {
    run.signal.throwIfAborted();
    const key = { tenant, importId, number };
    const planned = await runRolledBack(run.database, tenant, (session) => planChunk(session, key, importer));
    if (planned === 'after the last') break;
    const { rowCount, records } = planned;
    for (const record of records) addTo(summary, record);
    const problems = records.flatMap((record) => record.problems);
    await run.database.write(tenant, (session) => storeProblems(session, key, problems));
    checked += rowCount;
    await run.reportProgress(checked);
  }
  await run.database.write(tenant, async ({ orm }) => {
    // The rows or settings may have changed since; their check is another job.
    const own = and(eq(imports.tenant_id, tenant), eq(imports.id, importId), eq(imports.check_job_id, run.id));
    await orm.update(imports).set({ checked: summary }).where(own);
  });
  return { result: { ...summary } };
}

async function planChunk(
  session: Parameters<Importer['plan']>[0],
  key: Parameters<typeof rowsOfChunk>[1],
  importer: Importer,
): Promise<{ rowCount: number; records: PlannedRecord[] } | 'after the last'> {
  const rows = await rowsOfChunk(session, key, importer.reader);
  if (!rows) return 'after the last';
  const { records } = await importer.plan(session, rows);
  return { rowCount: rows.length, records };
}

function addTo(summary: CheckSummary, { record, plan }: PlannedRecord): void {
  const { length } = record.rows;
  if (!plan) summary.invalid += length;
  else {
    summary.valid += length;
    if (!plan.before) summary.created += 1;
    else if (isChange(plan)) summary.updated += 1;
    else summary.unchanged += 1;
  }
}
