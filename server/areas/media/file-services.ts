import { join } from 'node:path';
import type { Disk } from 'flydrive';
import type { Config } from '../../config';
import { SignedFileUrls } from './signed-urls';
import { openStorage } from './storage';
import { Slots } from '../../runtime/slots';

/**
 * Pictures are converted one at a time: several at once would take the cores and the memory from all others. The console
 * sends the files of a record one after the other: so many waiting are as many people, or a script.
 */
const conversionLimits = { slots: 1, perOwner: 1, mostWaiting: 40, waitMs: 60_000 };

/** Where files are and how they are reached: what everything that has to do with files works with. */
export interface FileServices {
  storage: Disk;
  addresses: SignedFileUrls;
  /** Folder for files that come with calls, until these are answered. */
  incoming: string;
  /** Bytes of one file. */
  largest: number;
  /** Slots of tenants in which pictures are converted. */
  conversions: Slots;
}

/** Opens the files of a server. Writes nothing. */
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
