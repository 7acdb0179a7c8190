import { and, asc, eq, gt } from 'drizzle-orm';
import type { Session } from '../../database/database';
import type { RecordReader } from './records';
import { importChunks, type RowProblem, type StoredRow } from './tables';

/**
 * Rows of a chunk: few enough for one short transaction, many enough for few statements. PGlite has one connection, on
 * which all others wait for the transaction.
 */
export const chunkLengths = { postgres: 500, pglite: 100 } as const;

/** Names a chunk of an import. */
export interface ChunkKey {
  tenant: string;
  importId: string;
  number: number;
}

/** Condition of one chunk. */
export function isChunk({ tenant, importId, number }: ChunkKey) {
  const { tenant_id, import_id, number: chunkNumber } = importChunks;
  return and(eq(tenant_id, tenant), eq(import_id, importId), eq(chunkNumber, number));
}

/** Stores the next chunk of rows of a file. */
export async function insertChunk({ orm }: Session, key: ChunkKey, rows: readonly StoredRow[]): Promise<void> {
  const { tenant, importId, number } = key;
  const bounds = { first_row: rows[0]?.n ?? 0, last_row: rows.at(-1)?.n ?? 0 };
  await orm.insert(importChunks).values({ tenant_id: tenant, import_id: importId, number, rows, ...bounds });
}

/** Stores the problems of a chunk's rows, instead of those of an earlier check. */
export async function storeProblems({ orm }: Session, key: ChunkKey, problems: readonly RowProblem[]): Promise<void> {
  await orm.update(importChunks).set({ problems, problem_count: problems.length }).where(isChunk(key));
}

/** Reads a chunk; undefined after the last. */
export async function readChunk({ orm }: Session, key: ChunkKey) {
  const [chunk] = await orm.select().from(importChunks).where(isChunk(key));
  return chunk;
}

/**
 * Returns the rows whose records begin in a chunk: without those that continue the last record of the chunk before, and
 * with those of later chunks that continue its own last record. Undefined after the last chunk.
 */
export async function rowsOfChunk(
  session: Session,
  key: ChunkKey,
  reader: RecordReader,
): Promise<readonly StoredRow[] | undefined> {
  const chunk = await readChunk(session, key);
  if (!chunk) return undefined;
  if (!reader.hasGroups) return chunk.rows;
  const before = key.number > 0 ? await readChunk(session, { ...key, number: key.number - 1 }) : undefined;
  let last = before?.rows.at(-1);
  let start = 0;
  for (const row of chunk.rows) {
    if (!reader.continues(row, last)) break;
    last = row;
    start += 1;
  }
  const rows = chunk.rows.slice(start);
  for (let number = key.number + 1; rows.length > 0; number += 1) {
    const next = await readChunk(session, { ...key, number });
    const following: StoredRow[] = [];
    for (const row of next?.rows ?? []) {
      if (!reader.continues(row, following.at(-1) ?? rows.at(-1))) break;
      following.push(row);
    }
    rows.push(...following);
    if (!next || following.length < next.rows.length) break;
  }
  return rows;
}

/** Reads rows after a row, in the order of the file; with `onlyProblems` those that the last check refused. */
export async function readRows(
  { orm }: Session,
  tenant: string,
  importId: string,
  { after, first, onlyProblems }: { after: number; first: number; onlyProblems: boolean },
): Promise<{ rows: StoredRow[]; problems: RowProblem[] }> {
  const rows: StoredRow[] = [];
  const problems: RowProblem[] = [];
  let from = after;
  while (rows.length < first) {
    const [chunk] = await orm
      .select()
      .from(importChunks)
      .where(
        and(
          eq(importChunks.tenant_id, tenant),
          eq(importChunks.import_id, importId),
          gt(importChunks.last_row, from),
          onlyProblems ? gt(importChunks.problem_count, 0) : undefined,
        ),
      )
      .orderBy(asc(importChunks.number))
      .limit(1);
    const last = chunk?.rows.at(-1);
    if (!chunk || !last) break;
    const refused = new Set(chunk.problems.map(({ row }) => row));
    const wanted = chunk.rows.filter(({ n }) => n > from && (!onlyProblems || refused.has(n)));
    rows.push(...wanted.slice(0, first - rows.length));
    problems.push(...chunk.problems);
    from = last.n;
  }
  const shown = new Set(rows.map(({ n }) => n));
  return { rows, problems: problems.filter(({ row }) => shown.has(row)) };
}
