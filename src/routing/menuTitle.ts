import type { TFunction } from 'i18next';
import { hasText, loadNamespaces } from '../../providers/i18n';
import { resources } from '../../resources';

/** Returns the title of a resource or page in the menu: the text `app:menu.<name>`, else the title in its own texts. */
export const menuTitle = (t: TFunction, name: string): string => t([`app:menu.${name}`, `${name}:title`]);

/**
 * Loads the texts of the resources in the menu that have no text `app:menu.<name>`. Those of Waybill have one, so that the
 * menu needs one file of texts only.
 */
export async function loadMenuTitles(): Promise<void> {
  const names = resources.filter(({ hiddenFromMenu }) => !hiddenFromMenu).map(({ name }) => name);
  await loadNamespaces(...names.filter((name) => !hasText(`app:menu.${name}`)));
}
