import { ApiError } from '../../providers/errors';
import type { FileCollection } from '../../resources/fields';
import { valueAt } from './paths';

/** A file of a record, as the console shows it. */
export interface MediaFile {
  id: string;
  name: string;
  type: string;
  size: number;
  collection: string;
  url: string;
  /** Addresses of its smaller pictures; none for what is no picture. */
  thumb?: string;
  preview?: string;
}

const textIn = (value: unknown, key: string) => {
  const text = valueAt(value, key);
  return typeof text === 'string' ? text : '';
};

/** A file out of what a record holds; null where there is none. */
export function fileIn(value: unknown): MediaFile | null {
  const id = textIn(value, 'id');
  if (!id) return null;
  const held = valueAt(value, 'conversions');
  const conversions: readonly unknown[] = Array.isArray(held) ? held : [];
  const smaller = (name: string) =>
    textIn(
      conversions.find((one) => textIn(one, 'name') === name),
      'url',
    ) || undefined;
  return {
    id,
    name: textIn(value, 'file_name'),
    type: textIn(value, 'mime_type'),
    size: Number(valueAt(value, 'size')),
    collection: textIn(value, 'collection_name'),
    url: textIn(value, 'url'),
    thumb: smaller('thumb'),
    preview: smaller('preview'),
  };
}

/** All files that a record holds. */
export function filesIn(value: unknown): MediaFile[] {
  return Array.isArray(value) ? value.map(fileIn).filter((file) => file !== null) : [];
}

const pictures = ['image/jpeg', 'image/png', 'image/webp'];

/** Types that a collection takes, as the browser's choice of files wants them. */
export function typesOf({ takes }: FileCollection): readonly string[] {
  return takes === 'pictures' ? pictures : [...pictures, 'application/pdf'];
}

const megabyte = 1024 * 1024;

/** What is wrong with a file before it is sent, in the server's own terms; it alone knows what a file really is. */
export function problemBefore({ type, size }: File, collection: FileCollection): ApiError | undefined {
  const types = typesOf(collection);
  const refuse = (code: string, payload: Record<string, string | number> = {}) =>
    new ApiError('The file cannot be taken.', { statusCode: 422, validation: { file: [{ code, payload }] } });
  if (type && !types.includes(type)) {
    return refuse('file_type', { types: types.map((one) => one.replace(/^.*\//, '').toUpperCase()).join(', ') });
  }
  if (size === 0) return refuse('file_empty');
  return size > collection.megabytes * megabyte ? refuse('file_too_large', { max: collection.megabytes }) : undefined;
}

/** A file's size to be read: `310 kB`. */
export function sizeText(bytes: number, language: string): string {
  const [value, unit] = bytes < 1_000_000 ? [Math.ceil(bytes / 1000), 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
  return new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value);
}
