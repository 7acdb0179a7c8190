import type { TFunction } from 'i18next';
import type { NavigateFunction } from 'react-router';
import type { Session } from '../../../../providers/auth/session';
import type { ResourceDefinition } from '../../../../resources/definition';
import { createFormPath, recordPagePath } from '../../../screens/record/recordUrls';
import { keepTyping } from '../../../ui/keptTyping';
import type { PaletteAction } from '../../../ui/palette/paletteActions';
import { menuGroups } from '../menuEntries';
import type { RankedHit } from './hits';

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
      .map(({ name, path }) => page(path, t(`app:menu.${name}`))),
    ...creatable.map(form),
    page('/profile', t('app:account.profile')),
    page('/profile/Security', t('app:account.security')),
  ];
}

/** Returns the entries of the found records, in the hits' order. */
export function recordEntries(
  hits: readonly RankedHit[],
  resources: readonly ResourceDefinition[],
  t: TFunction,
): PaletteEntry[] {
  return hits.flatMap(({ resource, id, title, note }) => {
    const definition = resources.find(({ name }) => name === resource);
    if (!definition) return [];
    return {
      id: recordPagePath(definition, id),
      title,
      note,
      group: t(`app:menu.${resource}`),
      order: 3,
      open: (navigate: NavigateFunction) => void navigate(recordPagePath(definition, id)),
    };
  });
}
