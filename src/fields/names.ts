import type { TFunction } from 'i18next';
import type { TranslatedNameSet } from '../../resources/fields';
import { foldForSearch } from '../ui/matchingOptions';

/** Returns the translations of a set of names, each with the name that the server stores. */
export function nameTranslations(names: TranslatedNameSet, t: TFunction): [name: string, translation: string][] {
  const words: unknown = t(`app:names.${names}`, { returnObjects: true });
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
}

/** Returns the translation of a name that comes from the server, or the name itself when there is none. */
export function translateServerName(text: string, names: TranslatedNameSet | undefined, t: TFunction): string {
  if (!names) return text;
  return nameTranslations(names, t).find(([name]) => name === text)?.[1] ?? text;
}

/** Returns the names whose translation starts with the text, and those whose translation contains it elsewhere. */
export function findNamesMatching(
  text: string,
  names: TranslatedNameSet | undefined,
  t: TFunction,
): { start: string[]; inside: string[] } {
  const positions = (names ? nameTranslations(names, t) : []).map(([name, translation]) => ({
    name,
    position: foldForSearch(translation).indexOf(foldForSearch(text)),
  }));
  return {
    start: positions.filter(({ position }) => position === 0).map(({ name }) => name),
    inside: positions.filter(({ position }) => position > 0).map(({ name }) => name),
  };
}
