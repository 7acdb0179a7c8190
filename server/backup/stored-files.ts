import { createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Disk } from 'flydrive';
import { type StoredFileEntry, storedFileEntrySchema } from './manifest';
import { findPart, type Part, type PartStore, readLines, readPart, verifyPart, writePart } from './parts';

/** Number of files that are copied at a time: a bucket answers each call after many milliseconds. */
const copiedTogether = 8;

/** Files that were copied into a backup. */
export interface CopiedFiles {
  count: number;
  bytes: number;
  list: Part;
  /** Storage keys of files that were deleted in the meantime. */
  missing: string[];
}

/** Copies files from storage into a backup, except those that an earlier run has copied: files never change. */
export async function copyFilesToBackup(
  store: PartStore,
  storage: Disk,
  keys: AsyncIterable<string>,
): Promise<CopiedFiles> {
  const missing: string[] = [];
  let count = 0;
  let bytes = 0;
  const copy = async (key: string): Promise<StoredFileEntry | undefined> => {
    if (!(await storage.exists(key))) {
      missing.push(key);
      return undefined;
    }
    const { contentLength: size } = await storage.getMetaData(key);
    const name = `files/${key}`;
    const part = (await findPart(store, name)) ?? (await writePart(store, name, await storage.getStream(key)));
    count += 1;
    bytes += size;
    return { key, size, part };
  };
  const lines = async function* () {
    for await (const group of groupsOf(keys, copiedTogether)) {
      const entries = await Promise.all(group.map(copy));
      for (const entry of entries) if (entry) yield Buffer.from(`${JSON.stringify(entry)}\n`);
    }
  };
  const list = await writePart(store, 'files.jsonl.gz', lines());
  return { count, bytes, list, missing };
}

/** Reads the list of a backup's files. */
export async function* readFileEntries(store: PartStore, list: Part): AsyncGenerator<StoredFileEntry> {
  for await (const line of readLines(store, list.path)) yield storedFileEntrySchema.parse(JSON.parse(line));
}

/** Checks the parts of all files. @throws BackupError that names the first damaged one */
export async function verifyFiles(store: PartStore, list: Part): Promise<void> {
  await verifyPart(store, list);
  for await (const { part } of readFileEntries(store, list)) await verifyPart(store, part);
}

/**
 * Copies a backup's files to storage, except those that an earlier run has copied.
 * @param folder folder for one file at a time, on this machine
 */
export async function copyFilesToStorage(store: PartStore, list: Part, storage: Disk, folder: string): Promise<number> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const copy = async ({ key, size, part }: StoredFileEntry): Promise<void> => {
    if ((await storage.exists(key)) && (await storage.getMetaData(key)).contentLength === size) return;
    const path = join(folder, key.replaceAll('/', '-'));
    await pipeline(readPart(store, part.path), createWriteStream(path, { mode: 0o600 }));
    if ((await stat(path)).size !== size) throw new Error(`${part.path} has another length than its list says.`);
    await storage.copyFromFs(path, key);
    await rm(path);
  };
  let count = 0;
  for await (const group of groupsOf(readFileEntries(store, list), copiedTogether)) {
    await Promise.all(group.map(copy));
    count += group.length;
  }
  return count;
}

async function* groupsOf<T>(items: AsyncIterable<T>, size: number): AsyncGenerator<T[]> {
  let group: T[] = [];
  for await (const item of items) {
    group.push(item);
    if (group.length < size) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}
