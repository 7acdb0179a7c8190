import { readFile } from 'node:fs/promises';
import type { Sharp } from 'sharp';
import { ContractError, invalid, type Problem } from '../../dialect/errors';
import type { IncomingFile } from '../../incoming-file';
import { jpegScans } from './jpeg-scans';
import type { Variant } from './stored-files';
import { allowedTypes, type CollectionRule, pixelProblem, sizeProblem, typeProblem } from './rules';
import { QueueFullError, type TenantQueue } from './tenant-queue';

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
const thumb = { width: 320, height: 320, fit: 'cover', withoutEnlargement: true } as const;
const preview = { width: 1600, height: 1600, fit: 'inside', withoutEnlargement: true } as const;

/** Seconds that a conversion may take. The largest pictures take about three. */
const conversionTimeoutSeconds = 20;
/** Scans of a JPEG. */
const mostScans = 100;

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
  const sharp = await loadSharp();
  const { width, height } = await sharp(path, { limitInputPixels: false }).metadata().catch(asRefusal);
  return width * height;
}

/**
 * Makes the smaller pictures of a picture, given as a file's path or its bytes. @throws ContractError for one that
 * cannot be read or takes too long.
 */
export async function convert(source: string | Buffer): Promise<Conversion[]> {
  const sharp = await loadSharp();
  const bytes = typeof source === 'string' ? await readFile(source) : source;
  if (jpegScans(bytes) > mostScans) throw refused({ code: 'picture_too_complex' });
  const decode = () =>
    sharp(bytes, { failOn: 'error', sequentialRead: true }).autoOrient().timeout({ seconds: conversionTimeoutSeconds });
  const { data, info } = await decode().resize(preview).raw().toBuffer({ resolveWithObject: true }).catch(asRefusal);
  const screen = () => sharp(data, { raw: info });
  // Decoding is most of the work. Only of a long, narrow picture is the preview too small for the square.
  const square = Math.min(info.width, info.height) < thumb.width ? decode() : screen();
  return [await webp('thumb', square.resize(thumb)), await webp('preview', screen())];
}

async function webp(name: Variant, picture: Sharp): Promise<Conversion> {
  const encoded = picture.webp({ quality: 80, effort: 3 }).toBuffer({ resolveWithObject: true });
  const { data, info } = await encoded.catch(asRefusal);
  return { name, data, width: info.width, height: info.height };
}

/** Its native code takes long to load, and a server that starts has no picture to look at. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // Where the C library allows it, sharp would use a thread per core for a single picture.
  sharp.concurrency(1);
  return sharp;
}

/** @throws ContractError that says why a picture was not converted. */
function asRefusal(error: unknown): never {
  if (error instanceof ContractError) throw error;
  if (error instanceof QueueFullError) throw refused({ code: 'too_many_pictures' });
  const isTimeout = error instanceof Error && error.message.startsWith('timeout');
  throw refused({ code: isTimeout ? 'picture_too_complex' : 'file_damaged' });
}

function refuseIf(problem: Problem | undefined): void {
  if (problem) throw refused(problem);
}

function refused(problem: Problem): ContractError {
  return invalid({ 'input.file': [problem] });
}
