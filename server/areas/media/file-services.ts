import { join } from 'node:path';
import type { Disk } from 'flydrive';
import type { Config } from '../../config';
import { SignedFileUrls } from './signed-urls';
import { openStorage } from './storage';
import { WorkSlots } from '../../runtime/slots';

/**
 * Limits of picture conversions. Pictures are converted one at a time, because each needs much CPU and memory. The
 * console uploads the files of a record one after the other, so only a script, or 40 users at once, make 40 pictures of
 * a tenant wait.
 */
const conversionLimits = { slots: 1, perOwner: 1, mostWaiting: 40, waitMs: 60_000 };

/** Services and limits for reading and storing files. */
export interface FileServices {
  storage: Disk;
  addresses: SignedFileUrls;
  /** Folder that holds an uploaded file until its GraphQL operation has ended. */
  incoming: string;
  /** Maximum size of one file, in bytes. */
  largest: number;
  /** Slots that limit how many pictures are converted at the same time, per tenant. */
  conversions: WorkSlots;
}

/** Opens the file services of a server. Opening writes nothing. */
export async function openFileServices(
  config: Pick<Config, 'dataDirectory' | 'files' | 'tokenSecrets'>,
): Promise<FileServices> {
  const { largest, addressMinutes } = config.files;
  return {
    storage: await openStorage(config),
    addresses: new SignedFileUrls(config.tokenSecrets, addressMinutes),
    incoming: join(config.dataDirectory, 'incoming'),
    largest,
    conversions: new WorkSlots(conversionLimits),
  };
}
