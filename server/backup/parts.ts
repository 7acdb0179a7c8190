import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, open, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip, type Gunzip, type Gzip } from 'node:zlib';
import * as z from 'zod';
import { BackupError } from './backup-error';
import type { Bytes, Cipher } from './cipher';
import { linesOf } from './lines';

/** A file of a backup, with the checksum of its bytes as they are stored, so that damage is found without the key. */
export const partSchema = z.object({ path: z.string(), bytes: z.number(), sha256: z.string() });
export type Part = z.infer<typeof partSchema>;

/** How parts are stored in a directory. */
export interface PartStore {
  directory: string;
  /** Absent: the backup is not encrypted. */
  cipher?: Cipher;
}

/**
 * Writes a part under its final name once it is complete, so that a file of that name is never half written.
 * @param name path within the directory; compressed if it ends in `.gz`. Encryption adds `.age`
 */
export async function writePart({ directory, cipher }: PartStore, name: string, content: Bytes): Promise<Part> {
  const path = storedNameOf({ cipher }, name);
  const target = join(directory, path);
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  const packed = name.endsWith('.gz') ? through(content, createGzip()) : content;
  const hash = createHash('sha256');
  let bytes = 0;
  const measured = async function* () {
    for await (const chunk of cipher ? cipher.encrypt(packed) : packed) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  };
  const unfinished = `${target}.unfinished`;
  await pipeline(measured, createWriteStream(unfinished, { mode: 0o600 }));
  await sync(unfinished);
  await rename(unfinished, target);
  return { path, bytes, sha256: hash.digest('hex') };
}

/** Returns the part of a name that an earlier run has written; undefined if there is none. */
export async function findPart({ directory, cipher }: PartStore, name: string): Promise<Part | undefined> {
  const path = storedNameOf({ cipher }, name);
  return existsSync(join(directory, path)) ? { path, ...(await measure(join(directory, path))) } : undefined;
}

/** Reads a part's content. Decryption fails if the part is damaged or truncated. */
export function readPart({ directory, cipher }: PartStore, path: string): Bytes {
  const stored = createReadStream(join(directory, path));
  const packed = cipher ? cipher.decrypt(stored) : stored;
  return path.replace(/\.age$/, '').endsWith('.gz') ? through(packed, createGunzip()) : packed;
}

/** Reads the lines of a part. */
export function readLines(store: PartStore, path: string): AsyncIterable<string> {
  return linesOf(readPart(store, path));
}

/** Checks that a part is there and has its checksum. @throws BackupError that names the part otherwise */
export async function verifyPart({ directory }: PartStore, part: Part): Promise<void> {
  const file = join(directory, part.path);
  if (!existsSync(file)) throw new BackupError(`The backup is incomplete: ${part.path} is missing.`);
  const { bytes, sha256 } = await measure(file);
  if (bytes !== part.bytes || sha256 !== part.sha256)
    throw new BackupError(`The backup is damaged: ${part.path} has another content than when it was written.`);
}

function storedNameOf({ cipher }: Pick<PartStore, 'cipher'>, name: string): string {
  return cipher ? `${name}.age` : name;
}

async function measure(file: string): Promise<Omit<Part, 'path'>> {
  const hash = createHash('sha256');
  let bytes = 0;
  const content: Bytes = createReadStream(file);
  for await (const chunk of content) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}

async function* through(bytes: Bytes, stage: Gzip | Gunzip): AsyncGenerator<Uint8Array> {
  const feeding = pipeline(bytes, stage);
  // A failure destroys the stage, so that reading it fails with the same error.
  feeding.catch(() => undefined);
  yield* stage;
  await feeding;
}

async function sync(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
