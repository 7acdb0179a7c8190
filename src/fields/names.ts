import type { TFunction } from 'i18next';
import type { Names } from '../../resources/fields';

/** A text as its word, where the console has one for it; else the text itself. */
export function named(text: string, names: Names | undefined, t: TFunction): string {
  if (!names) return text;
  const words: unknown = t(`app:names.${names}`, { returnObjects: true });
  if (typeof words !== 'object' || words === null) return text;
  const [, word] = Object.entries(words).find(([key]) => key === text) ?? [];
  return typeof word === 'string' ? word : text;
}
