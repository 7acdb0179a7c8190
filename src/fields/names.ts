import type { TFunction } from 'i18next';
import type { NameSet } from '../../resources/fields';

/** Returns the translation of a name that comes from the server, or the name itself when there is none. */
export function translatedName(text: string, names: NameSet | undefined, t: TFunction): string {
  if (!names) return text;
  const words: unknown = t(`app:names.${names}`, { returnObjects: true });
  if (typeof words !== 'object' || words === null) return text;
  const [, word] = Object.entries(words).find(([key]) => key === text) ?? [];
  return typeof word === 'string' ? word : text;
}
