import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router';
import { loadNamespaces } from '../../../providers/i18n';
import type { ResourceDefinition } from '../../../resources/definition';
import { ResourcePage } from '../../pages/ResourcePage';
import { loadCreateScreen } from '../../screens/form/loadCreateScreen';
import { fetchAllowedActions } from '../../screens/record/useAllowedActions';
import type { AppServices } from '../../ui/appServices';
import { consoleDataOf } from '../consoleData';
import { ListBehindPage } from './ListBehindPage';
import { fetchOneAhead, fetchRowsAhead } from './fetchPageAhead';
import { revalidateOnPathChange, throwNotFound } from './guards';

/** Loads the code of the list screen. */
export const loadListScreen = () => import('../../screens/list/ListScreen');

/** Returns the i18next namespaces of the resources that a `activity` field links to. */
function activityNamespaces({ fields }: ResourceDefinition): string[] {
  return Object.values(fields).flatMap((field) =>
    field?.type === 'activity' ? Object.values(field.about).map(({ name }) => name) : [],
  );
}

/**
 * Returns the routes of a resource's screens, with those that are not generated (`ownPages`). Screens are keyed by the resource's name, so that React mounts a new
 * screen for another resource.
 */
export function resourceRoute(
  definition: ResourceDefinition,
  services: AppServices,
  ownPages: readonly RouteObject[] = [],
): RouteObject {
  const { name, path, single, listOnly, recordPage, createPage, api } = definition;
  const page = (method: string | undefined, screen: ReactNode, form = false) => ({
    element: (
      <ResourcePage key={name} resource={name} method={method} isForm={form}>
        {screen}
      </ResourcePage>
    ),
  });
  const list: RouteObject = {
    index: true,
    shouldRevalidate: revalidateOnPathChange,
    loader: ({ request }) => {
      fetchRowsAhead(services, definition, new URL(request.url).search);
      return null;
    },
    lazy: async () => {
      const { ListScreen } = await loadListScreen();
      return page(api.list, <ListScreen definition={definition} />);
    },
  };
  const show: RouteObject = {
    ...(single ? { index: true } : { path: ':id' }),
    shouldRevalidate: revalidateOnPathChange,
    loader: ({ params: { id } }) => {
      if (id !== undefined) fetchOneAhead(services, definition, id);
      return null;
    },
    lazy: async () => {
      const { ShowScreen } = await import('../../screens/show/ShowScreen');
      return page(api.one, <ShowScreen definition={definition} />);
    },
  };
  const create: RouteObject = {
    path: 'create',
    lazy: async () => {
      const { CreateScreen } = await loadCreateScreen();
      return page(api.create, <CreateScreen definition={definition} />, true);
    },
  };
  const compare: RouteObject = {
    path: 'compare',
    lazy: async () => {
      const { CompareScreen } = await import('../../screens/compare/CompareScreen');
      return page(api.one, <CompareScreen definition={definition} />);
    },
  };
  const edit: RouteObject = {
    path: single ? 'edit' : ':id/edit',
    lazy: async () => {
      const { EditScreen } = await import('../../screens/form/EditScreen');
      return page(api.update, <EditScreen definition={definition} />, true);
    },
  };
  return {
    path,
    ...(single ? {} : { element: <ListBehindPage key={name} definition={definition} /> }),
    shouldRevalidate: revalidateOnPathChange,
    loader: async () => {
      const { queries, providers } = consoleDataOf(services);
      await Promise.all([
        loadNamespaces('engine', name, ...activityNamespaces(definition)),
        fetchAllowedActions(queries, providers.accessControlProvider, definition),
      ]);
      return null;
    },
    children: [
      ...(single ? [] : [list]),
      ...(listOnly || recordPage ? [] : [show]),
      // Without this route, the path would be that of a record with the id `create`.
      ...(createPage ? [] : [api.create ? create : { path: 'create', loader: throwNotFound, element: null }]),
      ...(definition.compare ? [compare] : []),
      ...(api.update ? [edit] : []),
      ...ownPages,
    ],
  };
}
