import { mkdir, rename } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { BucketConfig, Config } from '../../config';

/** Opens the file storage: a folder of the data directory, or a bucket. Opening writes nothing. */
export async function openStorage({ dataDirectory, files }: Pick<Config, 'dataDirectory' | 'files'>): Promise<Disk> {
  if (files.bucket) return openBucket(files.bucket);
  return new Disk(new FSDriver({ location: resolve(join(dataDirectory, 'files')), visibility: 'private' }));
}

/**
 * Moves a file of this server to storage. Within a file system it is renamed: Flydrive would read and write it again, which
 * costs a quarter of an export's processor time.
 */
export async function moveToStorage(storage: Disk, path: string, key: string): Promise<void> {
  const { driver } = storage;
  if (driver instanceof FSDriver) {
    const { location } = driver.options;
    const target = join(typeof location === 'string' ? location : fileURLToPath(location), key);
    await mkdir(dirname(target), { recursive: true });
    if (await isRenamed(path, target)) return;
  }
  await storage.moveFromFs(path, key);
}

/** Renames a file. Returns false if its new path is on another file system. */
async function isRenamed(path: string, target: string): Promise<boolean> {
  try {
    await rename(path, target);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EXDEV') return false;
    throw error;
  }
}

/** Opens a bucket. Amazon's library is large, so it is loaded only when a bucket is used. */
async function openBucket({ name, region, endpoint, credentials }: BucketConfig): Promise<Disk> {
  const { S3Driver } = await import('flydrive/drivers/s3');
  const driver = new S3Driver({
    bucket: name,
    region,
    // S3 servers of other vendors often support neither a host name per bucket (`forcePathStyle`) nor Amazon's newer
    // checksums (`WHEN_REQUIRED`).
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    ...(credentials ? { credentials } : {}),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    visibility: 'private',
    supportsACL: false,
  });
  return new Disk(driver);
}
