import { code, ContractError, invalid, type Problem } from '../../dialect/errors';
import type { UploadedFile } from '../../dialect/uploaded-file';
import { type Conversion, convertPicture } from './conversion';
import { allowedTypes, type CollectionRule, pixelProblem, sizeProblem, typeProblem } from './rules';
import { NoSlotError, type Slots } from '../../runtime/slots';

export { convertPicture };

/** Seconds after which a picture that got no slot may be sent again. */
const retryAfterSeconds = 60;

/** What a file turned out to be. */
export interface InspectedFile {
  type: string;
  conversions: readonly Conversion[];
}

/** What an upload is inspected for. */
export interface InspectionOptions {
  /** Types that the caller wants; absent: all that the collection takes. */
  wanted?: readonly string[] | null;
  /** Bytes that the server takes in any file. */
  largest: number;
  tenant: string;
  /** Slots of tenants in which pictures are converted. */
  conversions: Slots;
  /** Takes pixels of the tenant's budget for a minute. Returns 0, or the seconds after which there are enough. */
  takePixels: (pixels: number) => number;
}

/**
 * Returns what a file is by its content, whatever it is called, and its smaller pictures.
 * @throws ContractError, with the problem at `input.file`.
 */
export async function inspectFile(
  file: UploadedFile,
  rule: CollectionRule,
  by: InspectionOptions,
): Promise<InspectedFile> {
  throwProblem(sizeProblem(rule, file.complete ? file.size : Infinity, by.largest));
  const types = allowedTypes(rule, by.wanted);
  const { fileTypeFromFile } = await import('file-type');
  const found = await fileTypeFromFile(file.path);
  if (!found || !types.includes(found.mime)) throw fileError(typeProblem(types));
  if (!found.mime.startsWith('image/')) return { type: found.mime, conversions: [] };
  const pixels = await pixelsOf(file.path);
  throwProblem(pixelProblem(rule, pixels));
  const retryAfter = by.takePixels(pixels);
  if (retryAfter > 0) throw tooManyPictures(retryAfter);
  const conversions = await by.conversions.run(by.tenant, () => convertPicture(file.path)).catch(throwTooManyPictures);
  return { type: found.mime, conversions };
}

/** Returns the pixels of a picture by its first bytes alone. @throws ContractError for one that cannot be read. */
async function pixelsOf(path: string): Promise<number> {
  // Its native code takes long to load, and a server that starts has no picture to look at.
  const { default: sharp } = await import('sharp');
  const { width, height } = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw fileError({ code: 'file_damaged' });
    });
  return width * height;
}

/** @throws ContractError for a picture that got no slot. */
function throwTooManyPictures(error: unknown): never {
  throw error instanceof NoSlotError ? tooManyPictures(retryAfterSeconds) : error;
}

/** The refusal of a picture that may be sent again: nothing is wrong with it. */
function tooManyPictures(retryAfter: number): ContractError {
  const validation = { 'input.file': [{ code: 'too_many_pictures' }] };
  const facts = { code: code.tooCostly, reason: 'too_many_pictures', retryAfter, validation };
  return new ContractError('Too many pictures are being processed. Try again later.', facts);
}

function throwProblem(problem: Problem | undefined): void {
  if (problem) throw fileError(problem);
}

function fileError(problem: Problem): Error {
  return invalid({ 'input.file': [problem] });
}
