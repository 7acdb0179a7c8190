import { lt, sql } from 'drizzle-orm';
import type { Database, DatabaseWork } from '../../database/database';
import type { JobKind } from '../../queue';
import type { BackgroundJobKind } from '../background-jobs';
import { checkImportRows } from './check-job';
import { storeImportRows } from './store-job';
import { mostRowsTogether } from './rules';
import { imports } from './tables';
import { undoImport } from './undo-job';

/** Returns the kinds of background jobs of imports. */
export function createImportJobKinds(engine: Database['engine']): BackgroundJobKind[] {
  return [
    { kind: 'import_check', handler: (run) => checkImportRows(run, mostRowsTogether[engine]) },
    // An import of all or nothing keeps a connection for jobs, and needs another one for its progress.
    { kind: 'import', handler: (run) => storeImportRows(run, engine), undo: undoImport, concurrency: 1 },
  ];
}

/** Days after which an import's rows are deleted. */
const keptDays = 7;
const hourMs = 3_600_000;

/** Returns the recurring job that deletes old imports, and those whose file was never read to its end. */
export function createImportSweepJobKind(database: DatabaseWork): JobKind {
  return {
    kind: 'import_sweep',
    everyMs: hourMs,
    handler: async () => {
      await database.system(async ({ orm }) => {
        await orm.delete(imports).where(lt(imports.created_at, sql`now() - make_interval(days => ${keptDays})`));
      });
    },
  };
}
