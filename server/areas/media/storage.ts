import { join, resolve } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { BucketConfig, Config } from '../../config';

/** Opens the place that files are kept in: a folder of the data directory, or a bucket. Writes nothing yet. */
export async function openStorage({ dataDirectory, files }: Pick<Config, 'dataDirectory' | 'files'>): Promise<Disk> {
  if (files.bucket) return openBucket(files.bucket);
  return new Disk(new FSDriver({ location: resolve(join(dataDirectory, 'files')), visibility: 'private' }));
}

/** Amazon's library is large: it is loaded where a bucket is used. */
async function openBucket({ name, region, endpoint, credentials }: BucketConfig): Promise<Disk> {
  const { S3Driver } = await import('flydrive/drivers/s3');
  const driver = new S3Driver({
    bucket: name,
    region,
    // Other servers seldom have an address for each bucket, nor the checksums that Amazon's library adds by itself.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    ...(credentials ? { credentials } : {}),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    visibility: 'private',
    supportsACL: false,
  });
  return new Disk(driver);
}
