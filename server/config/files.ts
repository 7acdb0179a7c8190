import { ConfigError, type Environment, url, wholeNumber } from './values';

/** Where uploaded files are kept, and what is taken. */
export interface FilesConfig {
  /** Bytes of one file; collections of files may take less. */
  largest: number;
  /** Minutes that the address of a file is good for. */
  addressMinutes: number;
  /** A bucket to use instead of the data directory. */
  bucket?: BucketConfig;
}

/** A bucket of Amazon S3, or of a server that speaks its protocol. */
export interface BucketConfig {
  name: string;
  region: string;
  /** Address of a server other than Amazon's. */
  endpoint?: string;
  /** Absent where the machine's own role lets it in. */
  credentials?: { accessKeyId: string; secretAccessKey: string };
}

/** Reads where files are kept, and what is taken. */
export function readFiles(environment: Environment): FilesConfig {
  return {
    largest: wholeNumber(environment, 'FILES_MAX_MEGABYTES', 20, 1, 1000) * 1024 * 1024,
    addressMinutes: wholeNumber(environment, 'FILES_ADDRESS_MINUTES', 15, 10, 1440),
    bucket: bucket(environment),
  };
}

function bucket(environment: Environment): BucketConfig | undefined {
  const { S3_BUCKET: name, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = environment;
  if (!name) return undefined;
  if (!accessKeyId !== !secretAccessKey)
    throw new ConfigError('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together.');
  return {
    name,
    region: environment.S3_REGION || 'us-east-1',
    endpoint: url(environment, 'S3_ENDPOINT', ['http:', 'https:']),
    ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
  };
}
