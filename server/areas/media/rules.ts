import type { UploadMediaInput } from '../../contract.generated';
import type { Problem } from '../../dialect/errors';

/** A group of a record's files. */
export type FileCollection = 'photos' | 'papers' | 'avatar' | 'logo' | 'signature';

/** Limits of a collection. */
export interface FileCollectionRule {
  types: readonly string[];
  /** Maximum size of one file, in bytes. */
  largest: number;
  /**
   * Maximum number of pixels of a picture. Even a small file with more pixels would need too much memory when decoded.
   */
  pixels: number;
  /** Maximum number of files of one record; `single`: a new file replaces the old one. */
  most: number | 'single';
}

const megabyte = 1024 * 1024;
const megapixel = 1_000_000;
const pictures = ['image/jpeg', 'image/png', 'image/webp'];
const documents = [...pictures, 'application/pdf'];

const photos: FileCollectionRule = { types: pictures, largest: 15 * megabyte, pixels: 50 * megapixel, most: 30 };
const papers: FileCollectionRule = { types: documents, largest: 20 * megabyte, pixels: 50 * megapixel, most: 50 };
const portrait: FileCollectionRule = { types: pictures, largest: 5 * megabyte, pixels: 25 * megapixel, most: 'single' };
// A new signature does not replace an older one: two devices without a network may both get one for a task.
const signature: FileCollectionRule = { types: pictures, largest: megabyte, pixels: 5 * megapixel, most: 10 };

/** The collections of each kind of record. SVG is not allowed, because an SVG file can contain scripts. */
export const fileCollections: Readonly<
  Record<UploadMediaInput['model_type'], Readonly<Partial<Record<FileCollection, FileCollectionRule>>>>
> = {
  VEHICLE: { photos, papers },
  COMPANY: { logo: portrait, papers },
  USER: { avatar: portrait },
  CUSTOMER: { avatar: portrait },
  SERVICE_TRANSPORTATION: { papers },
  TASK: { photos, papers, signature },
};

/** Returns the limits of a collection; undefined when the record has no such collection. */
export function findFileCollectionRule({
  model_type,
  collection,
}: Pick<UploadMediaInput, 'model_type' | 'collection'>): FileCollectionRule | undefined {
  const known = Object.entries(fileCollections[model_type]).find(([name]) => name === collection);
  return known?.[1];
}

/** Returns the MIME types that an upload may have: the types of the collection that the caller also allows. */
export function allowedFileTypes(
  rule: FileCollectionRule,
  allowedByCaller: readonly string[] | null | undefined,
): readonly string[] {
  return allowedByCaller ? rule.types.filter((type) => allowedByCaller.includes(type)) : rule.types;
}

/** Returns the problem of a file's size; undefined when it is allowed. `largest` is the server's limit, in bytes. */
export function fileSizeProblem(rule: FileCollectionRule, size: number, largest: number): Problem | undefined {
  if (size === 0) return { code: 'file_empty' };
  const limit = Math.min(rule.largest, largest);
  return size > limit ? { code: 'file_too_large', payload: { max: Math.floor(limit / megabyte) } } : undefined;
}

/** Returns the problem of a picture with too many pixels; undefined when the number is allowed. */
export function pixelCountProblem(rule: FileCollectionRule, pixels: number): Problem | undefined {
  return pixels > rule.pixels ? { code: 'picture_too_large', payload: { max: rule.pixels / megapixel } } : undefined;
}

/** Returns the problem of a wrong file type, with the allowed types as extensions. */
export function fileTypeProblem(types: readonly string[]): Problem {
  const names = types.map((type) => type.replace(/^.*\//, '').toUpperCase());
  return { code: 'file_type', payload: { types: names.join(', ') } };
}

/** Returns the problem of the hash that an upload says its file has. `actual` is the hash of the received file. */
export function hashProblem(expected: string, actual: string): Problem | undefined {
  if (!/^[0-9a-f]{64}$/.test(expected)) return { code: 'pattern', payload: { name: 'sha256' } };
  return expected === actual ? undefined : { code: 'file_incomplete' };
}

const maxDeviceIdLength = 100;

/** Returns the problem of the id that a device made for itself. */
export function deviceIdProblem(id: string | null | undefined): Problem | undefined {
  if (id === null || id === undefined) return undefined;
  if (id === '' || id.includes('\0')) return { code: 'pattern', payload: { name: 'device_id' } };
  return id.length > maxDeviceIdLength ? { code: 'too_long', payload: { max: maxDeviceIdLength } } : undefined;
}

const extensionsByType: Readonly<Record<string, readonly string[]>> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'application/pdf': ['pdf'],
};

const maxNameLength = 150;

/**
 * Returns a safe file name: without folders and control characters, and with the extension of its type, so that no
 * program opens it as another type.
 */
export function sanitizeFileName(name: string, type: string): string {
  const [lastPart = ''] = name.split(/[/\\]/).slice(-1);
  // Removes control characters, and characters that reverse the direction of text: they can show `gpj.exe` as `exe.jpg`.
  const plain = lastPart
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
    .trim();
  const extensions = extensionsByType[type] ?? [];
  const [, stem = plain, ending = ''] = /^(.+)\.([^.]{1,10})$/.exec(plain) ?? [];
  const hasExtension = extensions.includes(ending.toLowerCase());
  // Cuts by code points, because half of a surrogate pair is invalid text.
  const baseName =
    Array.from(hasExtension ? stem : plain)
      .slice(0, maxNameLength)
      .join('') || 'file';
  const extension = hasExtension ? ending : extensions[0];
  return extension ? `${baseName}.${extension}` : baseName;
}
