import { errorCodes, ContractError, invalidInputError, type Problem } from '../../dialect/errors';
import type { UploadedFile } from '../../dialect/uploaded-file';
import { type ConvertedPicture, convertPicture } from './conversion';
import {
  allowedFileTypes,
  type FileCollectionRule,
  pixelCountProblem,
  fileSizeProblem,
  fileTypeProblem,
} from './rules';
import { NoSlotError, type WorkSlots } from '../../runtime/slots';

export { convertPicture };

/** Seconds after which a client may retry when too many pictures of its tenant are waiting. */
const retryAfterSeconds = 60;

/** The detected type of a file, with its smaller versions. */
export interface InspectedFile {
  type: string;
  conversions: readonly ConvertedPicture[];
}

/** Limits and dependencies of an inspection. */
export interface InspectionOptions {
  /** MIME types that the caller of the upload allows; absent: all types of the collection. */
  allowedByCaller?: readonly string[] | null;
  /** Maximum size of a file, in bytes. */
  largest: number;
  tenant: string;
  /** Slots that limit how many pictures are converted at the same time, per tenant. */
  conversions: WorkSlots;
  /** Takes pixels from the tenant's budget for this minute. Returns 0, or the seconds to wait when the budget is spent. */
  takePixels: (pixels: number) => number;
}

/**
 * Returns a file's type by its content, regardless of its name, and its smaller versions.
 * @throws ContractError with the problem at `input.file`.
 */
export async function inspectFile(
  file: UploadedFile,
  rule: FileCollectionRule,
  options: InspectionOptions,
): Promise<InspectedFile> {
  throwProblem(fileSizeProblem(rule, file.complete ? file.size : Infinity, options.largest));
  const types = allowedFileTypes(rule, options.allowedByCaller);
  const { fileTypeFromFile } = await import('file-type');
  const detected = await fileTypeFromFile(file.path);
  if (!detected || !types.includes(detected.mime)) throw fileError(fileTypeProblem(types));
  if (!detected.mime.startsWith('image/')) return { type: detected.mime, conversions: [] };
  const pixels = await pixelsOf(file.path);
  throwProblem(pixelCountProblem(rule, pixels));
  const retryAfter = options.takePixels(pixels);
  if (retryAfter > 0) throw tooManyPictures(retryAfter);
  const conversions = await options.conversions
    .run(options.tenant, () => convertPicture(file.path))
    .catch(throwTooManyPictures);
  return { type: detected.mime, conversions };
}

/**
 * Returns the number of pixels of a picture, reading only its header.
 * @throws ContractError when the picture cannot be read.
 */
async function pixelsOf(path: string): Promise<number> {
  // Sharp is loaded on first use, because its native code slows down the start.
  const { default: sharp } = await import('sharp');
  const { width, height } = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw fileError({ code: 'file_damaged' });
    });
  return width * height;
}

/** Throws a retryable ContractError for a picture that got no conversion slot; throws other errors unchanged. */
function throwTooManyPictures(error: unknown): never {
  throw error instanceof NoSlotError ? tooManyPictures(retryAfterSeconds) : error;
}

/**
 * Returns the error for a valid picture that cannot be converted now, and can be uploaded again later.
 * @param retryAfter seconds
 */
function tooManyPictures(retryAfter: number): ContractError {
  const validation = { 'input.file': [{ code: 'too_many_pictures' }] };
  const facts = { code: errorCodes.tooCostly, reason: 'too_many_pictures', retryAfter, validation };
  return new ContractError('Too many pictures are being processed. Try again later.', facts);
}

function throwProblem(problem: Problem | undefined): void {
  if (problem) throw fileError(problem);
}

function fileError(problem: Problem): Error {
  return invalidInputError({ 'input.file': [problem] });
}
