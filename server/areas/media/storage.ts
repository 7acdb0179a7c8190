import { join, resolve } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { BucketConfig, Config } from '../../config';

/** Opens the file storage: a folder of the data directory, or a bucket. Opening writes nothing. */
export async function openStorage({ dataDirectory, files }: Pick<Config, 'dataDirectory' | 'files'>): Promise<Disk> {
  if (files.bucket) return openBucket(files.bucket);
  return new Disk(new FSDriver({ location: resolve(join(dataDirectory, 'files')), visibility: 'private' }));
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
