import { ConfigError } from './read';
import type { ConfigVariables } from './variables';

/** Storage and limits of uploaded files. */
export interface FilesConfig {
  /** Maximum number of bytes of one file; collections may allow less. */
  largest: number;
  /** Minutes for which the URL of a file is valid. */
  addressMinutes: number;
  /** The bucket that stores files; absent: the data directory stores them. */
  bucket?: BucketConfig;
}

/** A bucket of Amazon S3 or a compatible server. */
export interface BucketConfig {
  name: string;
  region: string;
  /** URL of an S3-compatible server; absent: Amazon S3. */
  endpoint?: string;
  /** Keys of the bucket; absent if the machine's IAM role grants access. */
  credentials?: { accessKeyId: string; secretAccessKey: string };
}

/**
 * Reads storage and limits of uploaded files.
 * @throws ConfigError if only one half of the bucket's credentials is set
 */
export function readFilesConfig(variables: ConfigVariables): FilesConfig {
  return {
    largest: variables.FILES_MAX_MEGABYTES * 1024 * 1024,
    addressMinutes: variables.FILES_ADDRESS_MINUTES,
    bucket: bucket(variables),
  };
}

function bucket(variables: ConfigVariables): BucketConfig | undefined {
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
