import { invalid, type Problem } from '../../dialect/errors';
import type { IncomingFile } from '../../incoming-file';
import { type Conversion, convert } from './conversion';
import { allowedTypes, type CollectionRule, pixelProblem, sizeProblem, typeProblem } from './rules';
import { QueueFullError, type TenantQueue } from './tenant-queue';

export { convert };

/** What a file turned out to be. */
export interface Inspected {
  type: string;
  conversions: readonly Conversion[];
}

/** What an upload is inspected for. */
export interface Inspection {
  /** Types that the caller wants; absent: all that the collection takes. */
  wanted?: readonly string[] | null;
  /** Bytes that the server takes in any file. */
  largest: number;
  tenant: string;
  /** Converts pictures, in the tenant's turn. */
  conversions: TenantQueue;
}

/**
 * Returns what a file is by its content, whatever it is called, and its smaller pictures.
 * @throws ContractError, with the problem at `input.file`.
 */
export async function inspect(file: IncomingFile, rule: CollectionRule, by: Inspection): Promise<Inspected> {
  refuseIf(sizeProblem(rule, file.complete ? file.size : Infinity, by.largest));
  const types = allowedTypes(rule, by.wanted);
  const { fileTypeFromFile } = await import('file-type');
  const found = await fileTypeFromFile(file.path);
  if (!found || !types.includes(found.mime)) throw refused(typeProblem(types));
  if (!found.mime.startsWith('image/')) return { type: found.mime, conversions: [] };
  const pixels = await pixelsOf(file.path);
  refuseIf(pixelProblem(rule, pixels));
  // Here the pixels are known and nothing is decoded yet: a limit of pixels per tenant and minute belongs here.
  const conversions = await by.conversions.run(by.tenant, () => convert(file.path)).catch(asRefusal);
  return { type: found.mime, conversions };
}

/** Returns the pixels of a picture by its first bytes alone. @throws ContractError for one that cannot be read. */
async function pixelsOf(path: string): Promise<number> {
  // Its native code takes long to load, and a server that starts has no picture to look at.
  const { default: sharp } = await import('sharp');
  const { width, height } = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw refused({ code: 'file_damaged' });
    });
  return width * height;
}

/** @throws ContractError for a picture that the queue did not take. */
function asRefusal(error: unknown): never {
  throw error instanceof QueueFullError ? refused({ code: 'too_many_pictures' }) : error;
}

function refuseIf(problem: Problem | undefined): void {
  if (problem) throw refused(problem);
}

function refused(problem: Problem): Error {
  return invalid({ 'input.file': [problem] });
}
