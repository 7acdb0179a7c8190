import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { BackupError } from './backup-error';
import { partSchema, type PartStore, readPart, writePart } from './parts';

const manifestName = 'manifest.json';
/** Version of the form of backups. */
const currentFormat = 1;

const manifestSchema = z.object({
  format: z.literal(currentFormat),
  /** Version of Waybill that wrote the backup. */
  version: z.string(),
  createdAt: z.string(),
  engine: z.string(),
  /** Migrations that the database had, in order. */
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.object({ name: z.string(), type: z.string() })),
      rows: z.number(),
      part: partSchema,
    }),
  ),
  /** Uploaded files, which the part lists (`StoredFileEntry`). */
  files: z.object({ count: z.number(), bytes: z.number(), list: partSchema }),
  /** Storage keys of files that were deleted while the backup was written. */
  missingFiles: z.array(z.string()),
});

/** Description of a backup, written last: a backup without one is not finished. */
export type Manifest = z.infer<typeof manifestSchema>;

/** A line of the list of files: the storage key, and the part that holds the file. */
export const storedFileEntrySchema = z.object({ key: z.string(), size: z.number(), part: partSchema });
export type StoredFileEntry = z.infer<typeof storedFileEntrySchema>;

/** Returns whether a directory holds a finished backup, and whether it is encrypted. */
export function findBackup(directory: string): 'plain' | 'encrypted' | undefined {
  if (existsSync(join(directory, manifestName))) return 'plain';
  return existsSync(join(directory, `${manifestName}.age`)) ? 'encrypted' : undefined;
}

export async function writeManifest(store: PartStore, manifest: Omit<Manifest, 'format'>): Promise<void> {
  const text = JSON.stringify({ format: currentFormat, ...manifest }, undefined, 2);
  const content = (async function* () {
    yield Buffer.from(text);
  })();
  await writePart(store, manifestName, content);
}

/** Reads the manifest. @throws BackupError if it is damaged, or of a form that this version does not know */
export async function readManifest(store: PartStore): Promise<Manifest> {
  const name = store.cipher ? `${manifestName}.age` : manifestName;
  const chunks: Uint8Array[] = [];
  try {
    for await (const chunk of readPart(store, name)) chunks.push(chunk);
    const content: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'));
    const { format } = z.object({ format: z.number() }).parse(content);
    if (format > currentFormat)
      throw new BackupError('The backup has a newer form. Restore it with the version of Waybill that wrote it.');
    return manifestSchema.parse(content);
  } catch (cause) {
    if (cause instanceof BackupError) throw cause;
    throw new BackupError(`The backup is damaged: ${name} cannot be read.`, { cause });
  }
}
