import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Session } from '../../database/database';
import { readVersions } from '../../dialect/versions';
import { deleteRecords } from '../../dialect/write/delete-together';
import type { MutationContext } from '../../dialect/write/mutations';
import { BackgroundJobFailure, type BackgroundJobRun, type JobProblem } from '../background-jobs';
import { isChunk } from './chunks';
import type { ImportDefinition } from './definition';
import { requireImportable } from './load';
import { restoreFormerValues } from './restore-values';
import { importChunks, imports, type RowResult } from './tables';

/**
 * Undoes an import: deletes the records that it has created and restores the values that it has changed, where nothing
 * was changed since. Each chunk is undone in a transaction; after a crash the next one follows.
 */
export async function undoImport(run: BackgroundJobRun) {
  const { tenant, undoOf } = run;
  const caller = await run.caller();
  const stored = await run.database.read(tenant, async ({ orm }) => {
    const [found] = await orm
      .select()
      .from(imports)
      .where(and(eq(imports.tenant_id, tenant), eq(imports.job_id, String(undoOf))));
    return found;
  });
  if (!stored) throw new BackgroundJobFailure('import_gone');
  await undoChunks(run, requireImportable(caller, stored.resource), stored.id);
}

/** Undoes the stored chunks of an import, the last first, and adds them to the numbers of the job. */
export async function undoChunks(run: BackgroundJobRun, definition: ImportDefinition, importId: string): Promise<void> {
  const { tenant, language } = run;
  const { user, permissions } = await run.caller();
  for (;;) {
    run.signal.throwIfAborted();
    const isDone = await run.database.write(tenant, async (session) => {
      const chunk = await lastStoredChunk(session, tenant, importId);
      if (!chunk?.results) return true;
      const mutation = { tenant, user, permissions, language, session };
      const results = chunk.results.filter(({ action }) => action !== 'UNCHANGED').toReversed();
      const problems = await undoResults(definition, results, mutation);
      await session.orm
        .update(importChunks)
        .set({ undone_at: sql`now()` })
        .where(isChunk({ tenant, importId, number: chunk.number }));
      await run.addProcessed(session, { processed: results.length, failed: problems.length, problems });
      return false;
    });
    if (isDone) return;
  }
}

async function lastStoredChunk({ orm }: Session, tenant: string, importId: string) {
  const { tenant_id, import_id, results, undone_at, number } = importChunks;
  const [chunk] = await orm
    .select()
    .from(importChunks)
    .where(and(eq(tenant_id, tenant), eq(import_id, importId), isNotNull(results), isNull(undone_at)))
    .orderBy(desc(number))
    .limit(1);
  return chunk;
}

/** Undoes what was done for rows. Returns the problems of those that cannot be undone. */
async function undoResults(
  { entity }: ImportDefinition,
  results: readonly RowResult[],
  mutation: Omit<MutationContext, 'selection'>,
): Promise<JobProblem[]> {
  const { session, tenant } = mutation;
  const versions = await readVersions(
    session,
    entity,
    tenant,
    results.map(({ id }) => id),
  );
  const codes = new Map<string, string>();
  for (const { id, version } of results)
    if (version !== undefined && version !== versions.get(id)) codes.set(id, 'changed_since');
  const undone = results.filter(({ id }) => !codes.has(id));
  const created = undone.filter(({ action }) => action === 'CREATED');
  const expected = new Map(created.map(({ id, version }) => [id, version ?? null]));
  const { deleted, refused } = await deleteRecords(entity, expected, mutation);
  for (const { id } of created) if (!deleted.has(id)) codes.set(id, refused.has(id) ? 'undo_refused' : 'changed_since');
  const updated = undone.flatMap(({ undo, version }) =>
    undo ? [{ ...undo, ...(version && { modified_at: version }) }] : [],
  );
  for (const id of await restoreFormerValues(entity, updated, mutation)) codes.set(id, 'undo_refused');
  return results.flatMap(({ id, row }) => {
    const code = codes.get(id);
    return code === undefined ? [] : [{ sequence: row, row, record: { id }, code }];
  });
}
