import type { Session } from '../../database/database';
import { isTransactionAborted } from '../../database/outage';
import { type PlannedRows, type StoreContext, type StoredRecords, planRows, storeRecords } from './store-records';
import type { StoredRow } from './tables';

/** Chunks to store one after the other in a transaction. */
export interface ChunksToStore {
  context: StoreContext;
  session: Session;
  first: number;
  /** Returns the rows of a chunk; undefined after the last one. */
  rowsOf: (number: number) => Promise<readonly StoredRow[] | undefined>;
  /** Whether a further chunk may follow in the transaction; called before each chunk is stored. */
  shouldContinue: () => boolean;
  onStored: (number: number, rows: readonly StoredRow[], stored: StoredRecords) => Promise<void>;
}

/**
 * Stores chunks in a transaction. While the database stores a chunk, this process plans the next one by statements of the
 * same transaction: both take about as long. What is planned ahead does not see the records of the chunk before it, as
 * records of one chunk do not see each other: the importer compares them, and the database refuses equal values.
 */
export async function storeChunks({ first, shouldContinue, onStored, ...work }: ChunksToStore): Promise<void> {
  let next = planChunk(work, first);
  try {
    for (let number = first; ; number += 1) {
      const chunk = await next;
      if (!chunk) return;
      const hasNext = shouldContinue();
      const storing = storeRecords(work.context, work.session, chunk.rows, chunk.planned);
      if (hasNext) next = planChunk(work, number + 1);
      const { hasConflict, ...stored } = await firstFailure(storing, next);
      if (hasNext && hasConflict) {
        // The database has undone what was planned ahead, together with the statements that met the conflict.
        await next.catch(() => undefined);
        next = planChunk(work, number + 1);
      }
      await onStored(number, chunk.rows, stored);
      if (!hasNext) return;
    }
  } finally {
    // No statement may follow the end of the transaction.
    await next.catch(() => undefined);
  }
}

type Work = Pick<ChunksToStore, 'context' | 'session' | 'rowsOf'>;

/** The rows of a chunk, with their plan unless it has met a conflict or is made when they are stored. */
interface PlannedChunk {
  rows: readonly StoredRow[];
  planned: PlannedRows | undefined;
}

/** Plans a chunk; undefined after the last one. The caller awaits the promise later. */
function planChunk({ context, session, rowsOf }: Work, number: number): Promise<PlannedChunk | undefined> {
  const plan = async () => {
    const rows = await rowsOf(number);
    const planned = rows && !context.definition.isWrittenWhenPlanned ? planRows(context, session, rows) : undefined;
    return rows && { rows, planned: await planned };
  };
  const planning = plan();
  planning.catch(() => undefined);
  return planning;
}

/** Awaits the storing. A statement that fails while the next chunk is planned makes all others fail: its error is thrown. */
async function firstFailure<T>(storing: Promise<T>, planning: Promise<unknown>): Promise<T> {
  try {
    return await storing;
  } catch (error) {
    if (isTransactionAborted(error)) await planning;
    throw error;
  }
}
