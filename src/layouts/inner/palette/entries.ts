import type { TFunction } from 'i18next';
import type { NavigateFunction } from 'react-router';
import type { Session } from '../../../../providers/auth/session';
import type { ResourceDefinition } from '../../../../resources/definition';
import { menuTitle } from '../../../routing/menuTitle';
import { createFormPath, recordPagePath } from '../../../screens/record/recordUrls';
import { keepTyping } from '../../../ui/keptTyping';
import type { PaletteAction } from '../../../ui/palette/paletteActions';
import { menuGroups } from '../menuEntries';
import type { RankedHit } from './hits';
import { hitsPerList } from './searchRecords';

/** An entry of the palette. */
export interface PaletteEntry {
  id: string;
  title: string;
  /** Text below the title. */
  note?: string;
  /** Heading of the entries that belong together. */
  group: string;
  /** Place of the group among the others. */
  order: number;
  open: (navigate: NavigateFunction) => void;
}

/** Returns the entries of what can be done on the open page. */
export function actionEntries(actions: readonly PaletteAction[], t: TFunction): PaletteEntry[] {
  return actions.map(({ id, title, run }) => ({
    id: `action ${id}`,
    title,
    group: t('app:goTo.groups.actions'),
    order: 0,
    open: run,
  }));
}

/** Returns the entries of the pages that the user may open, and of the forms of new records. */
export function pageEntries(
  session: Session | null,
  creatable: readonly ResourceDefinition[],
  t: TFunction,
): PaletteEntry[] {
  const page = (path: string, title: string): PaletteEntry => ({
    id: path,
    title,
    group: t('app:goTo.groups.pages'),
    order: 1,
    open: (navigate) => void navigate(path),
  });
  const form = (definition: ResourceDefinition): PaletteEntry => ({
    ...page(createFormPath(definition), t(`${definition.name}:create`)),
    open: (navigate) => {
      keepTyping();
      void navigate(createFormPath(definition));
    },
  });
  return [
    ...menuGroups(session)
      .flat()
      .map(({ name, path }) => page(path, menuTitle(t, name))),
    ...creatable.map(form),
    page('/profile', t('app:account.profile')),
    page('/profile/Security', t('app:account.security')),
  ];
}

/**
 * Returns the entries of the found records, in the hits' order. A list that may have more of them ends with an entry that
 * opens the list with the search.
 */
export function recordEntries(
  hits: readonly RankedHit[],
  resources: readonly ResourceDefinition[],
  typed: string,
  t: TFunction,
): PaletteEntry[] {
  const names = [...new Set(hits.map(({ resource }) => resource))];
  return names.flatMap((resource) => {
    const definition = resources.find(({ name }) => name === resource);
    if (!definition) return [];
    const found = hits.filter((hit) => hit.resource === resource);
    const searchPath = `${definition.path}?${new URLSearchParams({ q: typed.trim() }).toString()}`;
    const common = { group: menuTitle(t, resource), order: 3 };
    const records = found.map(({ id, title, note }): PaletteEntry => {
      const path = recordPagePath(definition, id);
      return { ...common, id: path, title, note, open: (navigate) => void navigate(path) };
    });
    const all: PaletteEntry = {
      ...common,
      id: searchPath,
      title: t('app:goTo.all'),
      open: (navigate) => void navigate(searchPath),
    };
    return found.length < hitsPerList ? records : [...records, all];
  });
}
