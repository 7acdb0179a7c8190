import { invalid, type Problem } from '../../dialect/errors';
import type { IncomingFile } from '../../incoming-file';
import type { Variant } from './stored-files';
import { allowedTypes, type CollectionRule, mostPixels, sizeProblem, typeProblem } from './rules';

/** A smaller picture that was made of a file. */
export interface Conversion {
  name: Variant;
  data: Buffer;
  width: number;
  height: number;
}

/** What a file turned out to be. */
export interface Inspected {
  type: string;
  conversions: readonly Conversion[];
}

/** Smaller pictures: a square for galleries and lists, and one as large as a screen. */
const sizes = [
  { name: 'thumb', width: 320, height: 320, fit: 'cover' },
  { name: 'preview', width: 1600, height: 1600, fit: 'inside' },
] as const;

/**
 * Looks into a file: what it is by its content, whatever it is called, and whether it can be read; makes the smaller
 * pictures. `largest` is the server's own limit. @throws ContractError, with the problem at `input.file`.
 */
export async function inspect(
  file: IncomingFile,
  rule: CollectionRule,
  limits: { wanted?: readonly string[] | null; largest: number },
): Promise<Inspected> {
  const tooLarge = sizeProblem(rule, file.complete ? file.size : Infinity, limits.largest);
  if (tooLarge) throw refused(tooLarge);
  const types = allowedTypes(rule, limits.wanted);
  const { fileTypeFromFile } = await import('file-type');
  const found = await fileTypeFromFile(file.path);
  if (!found || !types.includes(found.mime)) throw refused(typeProblem(types));
  return { type: found.mime, conversions: found.mime.startsWith('image/') ? await convert(file.path) : [] };
}

/**
 * Makes the smaller pictures of a picture, given as a file's path or its bytes. @throws ContractError for one that
 * cannot be read, or whose pixels would take more memory than any may.
 */
export async function convert(source: string | Buffer): Promise<Conversion[]> {
  // Its native code takes long to load, and a server that starts has no picture to look at.
  const { default: sharp } = await import('sharp');
  // Reads the first bytes alone, whatever they promise.
  const { width, height } = await sharp(source, { limitInputPixels: false }).metadata().catch(unreadable);
  if (width * height > mostPixels)
    throw refused({ code: 'picture_too_large', payload: { max: mostPixels / 1_000_000 } });
  const picture = sharp(source, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true });
  const made: Conversion[] = [];
  for (const { name, ...size } of sizes) {
    const { data, info } = await picture
      .clone()
      .autoOrient()
      .resize({ ...size, withoutEnlargement: true })
      .webp({ quality: 80, effort: 3 })
      .toBuffer({ resolveWithObject: true })
      .catch(unreadable);
    made.push({ name, data, width: info.width, height: info.height });
  }
  return made;
}

function unreadable(): never {
  throw refused({ code: 'file_damaged' });
}

function refused(problem: Problem): Error {
  return invalid({ 'input.file': [problem] });
}
