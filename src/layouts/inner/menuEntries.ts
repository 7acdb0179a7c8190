import { isMethodAllowed } from '../../../providers/auth/allowedMethods';
import type { Session } from '../../../providers/auth/session';
import { resourceGroups } from '../../../resources';
import type { ResourceDefinition } from '../../../resources/definition';
import { isResourceInMenu } from '../../routing/driver';
import { type MenuPage, menuPages } from '../../routing/menuPages';
import { isPathReachable } from '../../routing/redirects';
import { menuIcons } from './menuIcons';

/** An entry of the menu. Its label is `menuTitle` of its name. */
export type MenuEntry = Pick<MenuPage, 'name' | 'path' | 'Icon'>;

/** Returns the pages and resources that the user may open, in groups. */
export function menuGroups(session: Session | null): readonly (readonly MenuEntry[])[] {
  const pages = menuPages.filter(({ isFor, path }) => isFor(session) && isPathReachable(session, path));
  const [first = [], ...others] = resourceGroups.map((group) =>
    group
      .filter((resource) => isInMenuOf(session, resource) && isMethodAllowed(session, resource.api.list))
      .map(({ name, path, icon }) => ({ name, path, Icon: menuIcons[icon] })),
  );
  return [[...pages, ...first], ...others].filter((group) => group.length > 0);
}

/** Returns the resources of the menu of which the user may create records. */
export function creatableResources(session: Session | null): readonly ResourceDefinition[] {
  return resourceGroups
    .flat()
    .filter(
      (resource) =>
        isInMenuOf(session, resource) &&
        resource.api.create !== undefined &&
        isMethodAllowed(session, resource.api.create),
    );
}

/** Returns the resources of the menu whose records have pages and can be searched by the user. */
export function searchableResources(session: Session | null): readonly ResourceDefinition[] {
  return resourceGroups
    .flat()
    .filter(
      (resource) =>
        resource.list.search.length > 0 &&
        !resource.listOnly &&
        isInMenuOf(session, resource) &&
        isMethodAllowed(session, resource.api.list),
    );
}

function isInMenuOf(session: Session | null, resource: ResourceDefinition): boolean {
  return !resource.hiddenFromMenu && isPathReachable(session, resource.path) && isResourceInMenu(session, resource);
}
