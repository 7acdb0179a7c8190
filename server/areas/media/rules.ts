import type { UploadMediaInput } from '../../contract.generated';
import type { Problem } from '../../dialect/errors';

/** What a file is among a record's files. */
export type Collection = 'photos' | 'papers' | 'avatar' | 'logo' | 'signature';

/** What a collection takes. */
export interface CollectionRule {
  types: readonly string[];
  /** Bytes of one file. */
  largest: number;
  /** Pixels of one picture: above it, a small file would unpack into more than the server has memory for. */
  pixels: number;
  /** Files of one record; `single`: a newer one takes the place of the one before. */
  most: number | 'single';
}

const megabyte = 1024 * 1024;
const megapixel = 1_000_000;
const pictures = ['image/jpeg', 'image/png', 'image/webp'];
const documents = [...pictures, 'application/pdf'];

const photos: CollectionRule = { types: pictures, largest: 15 * megabyte, pixels: 50 * megapixel, most: 30 };
const papers: CollectionRule = { types: documents, largest: 20 * megabyte, pixels: 50 * megapixel, most: 50 };
const portrait: CollectionRule = { types: pictures, largest: 5 * megabyte, pixels: 25 * megapixel, most: 'single' };
const signature: CollectionRule = { ...portrait, largest: megabyte, pixels: 5 * megapixel };

/** Which files each kind of record has. No SVG anywhere: it is a page that can hold a script, not a picture. */
export const collections: Readonly<
  Record<UploadMediaInput['model_type'], Readonly<Partial<Record<Collection, CollectionRule>>>>
> = {
  VEHICLE: { photos, papers },
  COMPANY: { logo: portrait, papers },
  USER: { avatar: portrait },
  CUSTOMER: { avatar: portrait },
  SERVICE_TRANSPORTATION: { papers },
  TASK: { photos, papers, signature },
};

/** The rule of a collection; undefined when such records have none of that name. */
export function findCollectionRule({
  model_type,
  collection,
}: Pick<UploadMediaInput, 'model_type' | 'collection'>): CollectionRule | undefined {
  const known = Object.entries(collections[model_type]).find(([name]) => name === collection);
  return known?.[1];
}

/** Types that an upload may have: those of its collection, or fewer where the caller wants fewer. */
export function allowedTypes(rule: CollectionRule, wanted: readonly string[] | null | undefined): readonly string[] {
  return wanted ? rule.types.filter((type) => wanted.includes(type)) : rule.types;
}

/** What is wrong with a file by its size alone. `largest` is the server's own limit. */
export function sizeProblem(rule: CollectionRule, size: number, largest: number): Problem | undefined {
  if (size === 0) return { code: 'file_empty' };
  const limit = Math.min(rule.largest, largest);
  return size > limit ? { code: 'file_too_large', payload: { max: Math.floor(limit / megabyte) } } : undefined;
}

/** Returns what is wrong with a picture by its number of pixels alone. */
export function pixelProblem(rule: CollectionRule, pixels: number): Problem | undefined {
  return pixels > rule.pixels ? { code: 'picture_too_large', payload: { max: rule.pixels / megapixel } } : undefined;
}

/** Says which types are taken, in the words that people know them by. */
export function typeProblem(types: readonly string[]): Problem {
  const names = types.map((type) => type.replace(/^.*\//, '').toUpperCase());
  return { code: 'file_type', payload: { types: names.join(', ') } };
}

const extensionsByType: Readonly<Record<string, readonly string[]>> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'application/pdf': ['pdf'],
};

const maxNameLength = 150;

/**
 * A file's name as it is kept: without folders and characters that no name has, and with an ending that says what the
 * file is, so that a page that hides in a picture is never opened as a page.
 */
export function sanitizeFileName(name: string, type: string): string {
  const [last = ''] = name.split(/[/\\]/).slice(-1);
  // Control characters, and those that turn the direction of writing: `gpj.exe` would read as `exe.jpg`.
  const plain = last
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
    .trim();
  const known = extensionsByType[type] ?? [];
  const [, stem = plain, ending = ''] = /^(.+)\.([^.]{1,10})$/.exec(plain) ?? [];
  const right = known.includes(ending.toLowerCase());
  // By characters: half of one that takes two would be no text.
  const kept =
    Array.from(right ? stem : plain)
      .slice(0, maxNameLength)
      .join('') || 'file';
  const shown = right ? ending : known[0];
  return shown ? `${kept}.${shown}` : kept;
}
