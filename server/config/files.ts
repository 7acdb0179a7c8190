import { ConfigError } from './read';
import type { Variables } from './variables';

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
export function readFiles(variables: Variables): FilesConfig {
  return {
    largest: variables.FILES_MAX_MEGABYTES * 1024 * 1024,
    addressMinutes: variables.FILES_ADDRESS_MINUTES,
    bucket: bucket(variables),
  };
}

function bucket(variables: Variables): BucketConfig | undefined {
  const { S3_BUCKET: name, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = variables;
  if (!name) return undefined;
  if (!accessKeyId !== !secretAccessKey)
    throw new ConfigError('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together.');
  return {
    name,
    region: variables.S3_REGION,
    endpoint: variables.S3_ENDPOINT,
    ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
  };
}
