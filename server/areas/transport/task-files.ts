import { and, eq } from 'drizzle-orm';
import type { Session } from '../../database/database';
import type { RowValues } from '../../dialect/entity';
import type { Problem } from '../../dialect/errors';
import { media } from '../media';
import { missingFileProblems, type NeededFiles } from './status-rules';
import { logistTasks, routeTasks } from './tables';

/** Column that refers from a file to its task. */
export type TaskFileColumn = typeof media.route_task_id | typeof media.logist_task_id;

/** Returns the files that a task needs before it is done, by the task's row. */
export const neededFilesOf = ({ media_upload_enabled, signature_required }: RowValues): NeededFiles => ({
  media_upload_enabled: media_upload_enabled === true,
  signature_required: signature_required === true,
});

/** Returns the id and the collection of each file of a task. */
export function readTaskFiles({ orm }: Session, tenant: string, column: TaskFileColumn, task: string) {
  return orm
    .select({ id: media.id, collection: media.collection_name })
    .from(media)
    .where(and(eq(media.tenant_id, tenant), eq(column, task)));
}

type TaskTable = typeof routeTasks | typeof logistTasks;

/** Returns a function that returns the problem of deleting a file that a done task needs. */
function createFileDeleteProblem(table: TaskTable, column: TaskFileColumn) {
  return async (session: Session, tenant: string, task: string, file: string): Promise<Problem | undefined> => {
    const [row] = await session.orm
      .select()
      .from(table)
      .where(and(eq(table.tenant_id, tenant), eq(table.id, task)));
    return (
      row && neededFileProblem(neededFilesOf(row), row.status, await readTaskFiles(session, tenant, column, task), file)
    );
  };
}

/** Returns the problem of deleting a file of a leg's task. */
export const routeTaskFileProblem = createFileDeleteProblem(routeTasks, media.route_task_id);

/** Returns the problem of deleting a file of a logistician's task. */
export const logistTaskFileProblem = createFileDeleteProblem(logistTasks, media.logist_task_id);

/** Returns no problem for a task that lacks the file anyway, because it was done before it needed files. */
function neededFileProblem(
  needed: NeededFiles,
  status: Parameters<typeof missingFileProblems>[1],
  files: readonly { id: string; collection: string }[],
  deleted: string,
): Problem | undefined {
  const problemsOf = (kept: typeof files) =>
    missingFileProblems(
      needed,
      status,
      kept.map(({ collection }) => collection),
    );
  const kept = files.filter(({ id }) => id !== deleted);
  return problemsOf(kept).length > problemsOf(files).length ? { code: 'file_needed' } : undefined;
}
