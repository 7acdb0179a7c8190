import { ApiError } from '../../providers/errors';
import type { FileRules } from '../../resources/fields';
import { textAt, valueAt } from './paths';
import { numberFormatOf } from '../ui/numberFormat';

/** A file of a record, with the values that the console shows of a `Media`. */
export interface MediaFile {
  id: string;
  name: string;
  type: string;
  size: number;
  collection: string;
  url: string;
  /** URLs of the smaller versions of a picture; absent for other files. */
  thumb?: string;
  preview?: string;
  /** When the file was received, by the server's clock, and when it was added, by the device's. Absent if unknown. */
  receivedAt?: string;
  takenAt?: string;
  /** Id of the user who added the file. Absent if it is not selected or the user was deleted. */
  uploaderId?: string;
}

/** Converts the value of a media field to a file; null when the value is not a file. */
export function mediaFileOf(value: unknown): MediaFile | null {
  const id = textAt(value, 'id');
  if (!id) return null;
  const conversionList = valueAt(value, 'conversions');
  const conversions: readonly unknown[] = Array.isArray(conversionList) ? conversionList : [];
  const urlOfConversion = (name: string) =>
    textAt(
      conversions.find((one) => textAt(one, 'name') === name),
      'url',
    ) || undefined;
  return {
    id,
    name: textAt(value, 'file_name'),
    type: textAt(value, 'mime_type'),
    size: Number(valueAt(value, 'size')),
    collection: textAt(value, 'collection_name'),
    url: textAt(value, 'url'),
    thumb: urlOfConversion('thumb'),
    preview: urlOfConversion('preview'),
    receivedAt: textAt(value, 'created_at') || undefined,
    takenAt: textAt(value, 'device_time') || undefined,
    uploaderId: textAt(value, 'user.id') || undefined,
  };
}

/** Converts the value of a media field to files; an empty list when the value is not a list. */
export function mediaFilesOf(value: unknown): MediaFile[] {
  return Array.isArray(value) ? value.map(mediaFileOf).filter((file) => file !== null) : [];
}

/** MIME types of the pictures that the server accepts. */
export const pictureTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

/** Returns the MIME types that a collection accepts. */
export function acceptedTypes({ takes }: FileRules): readonly string[] {
  return takes === 'pictures' ? pictureTypes : [...pictureTypes, 'application/pdf'];
}

const megabyte = 1024 * 1024;

/**
 * Checks type and size of a file before the upload. Returns an error with the server's codes; undefined when the file is
 * valid. The server checks the content as well.
 */
export function findFileProblem({ type, size }: File, collection: FileRules): ApiError | undefined {
  const types = acceptedTypes(collection);
  const refusalOf = (code: string, payload: Record<string, string | number> = {}) =>
    new ApiError('The file cannot be taken.', { statusCode: 422, validation: { file: [{ code, payload }] } });
  if (type && !types.includes(type)) {
    return refusalOf('file_type', { types: types.map((one) => one.replace(/^.*\//, '').toUpperCase()).join(', ') });
  }
  if (size === 0) return refusalOf('file_empty');
  return size > collection.megabytes * megabyte
    ? refusalOf('file_too_large', { max: collection.megabytes })
    : undefined;
}

/** Returns a file size as text: `310 kB`. */
export function fileSizeText(bytes: number, language: string): string {
  const [value, unit] = bytes < 1_000_000 ? [Math.ceil(bytes / 1000), 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
  return numberFormatOf(language, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value);
}
