import { join } from 'node:path';
import type { Disk } from 'flydrive';
import type { Config } from '../../config';
import { SignedFileUrls } from './signed-urls';
import { openStorage } from './storage';
import { Slots } from '../../runtime/slots';

/**
 * Pictures are converted one at a time, as each needs much CPU and memory. The console uploads the files of a record
 * one after the other, so 40 waiting pictures are 40 users or a script.
 */
const conversionLimits = { slots: 1, perOwner: 1, mostWaiting: 40, waitMs: 60_000 };

/** Services and limits for reading and storing files. */
export interface FileServices {
  storage: Disk;
  addresses: SignedFileUrls;
  /** Folder that holds uploaded files until their calls are answered. */
  incoming: string;
  /** Maximum size of one file, in bytes. */
  largest: number;
  /** Limits concurrent conversions per tenant. */
  conversions: Slots;
}

/** Opens the file services of a server. Writes nothing. */
export async function openFileServices(
  config: Pick<Config, 'dataDirectory' | 'files' | 'tokenSecret'>,
): Promise<FileServices> {
  const { largest, addressMinutes } = config.files;
  return {
    storage: await openStorage(config),
    addresses: new SignedFileUrls(config.tokenSecret, addressMinutes),
    incoming: join(config.dataDirectory, 'incoming'),
    largest,
    conversions: new Slots(conversionLimits),
  };
}
