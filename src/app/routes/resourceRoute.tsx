import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router';
import { loadNamespaces } from '../../../providers/i18n';
import type { ResourceDefinition } from '../../../resources/definition';
import { ResourcePage } from '../../pages/ResourcePage';
import { loadCreateScreen } from '../../screens/form/loadCreateScreen';
import { loadShowScreen } from '../../screens/show/loadShowScreen';
import { findListedRow } from '../../screens/record/listedRow';
import { fetchAllowedActions } from '../../screens/record/useAllowedActions';
import type { AppServices } from '../../ui/appServices';
import { waitAtMost } from '../../ui/waitAtMost';
import { consoleDataOf } from '../consoleData';
import { storeLastList } from '../lastList';
import { ListBehindPage } from './ListBehindPage';
import { fetchOneAhead, fetchRowsAhead } from './fetchPageAhead';
import { revalidateOnPathChange, throwNotFound } from './guards';

/**
 * Longest time in milliseconds that opening a page waits for its data. Data that comes in this time is rendered with the
 * page; otherwise a placeholder is rendered first, which takes as much time again.
 */
const dataWaitMs = 150;
/**
 * The same where a placeholder is worth more: for a record that a list has shown, because the placeholder has the list's
 * values, and for the first page, because the console's frame is rendered meanwhile.
 */
const shortDataWaitMs = 50;

/** Returns whether the user sees a page of the console. */
const isPageShown = () => document.getElementById('content') !== null;

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
  const render = (method: string | undefined, screen: ReactNode, form = false) => (
    <ResourcePage key={name} resource={name} method={method} isForm={form}>
      {screen}
    </ResourcePage>
  );
  const renderRecord = (screen: ReactNode) => render(api.one, screen);
  const list: RouteObject = {
    index: true,
    shouldRevalidate: revalidateOnPathChange,
    loader: async ({ request }) => {
      storeLastList(definition);
      const rows = fetchRowsAhead(services, definition, new URL(request.url).search);
      await waitAtMost(isPageShown() ? dataWaitMs : shortDataWaitMs, rows);
      return null;
    },
    lazy: async () => {
      const { ListScreen } = await loadListScreen();
      return { element: render(api.list, <ListScreen definition={definition} />) };
    },
  };
  const show: RouteObject = {
    ...(single ? { index: true } : { path: ':id' }),
    shouldRevalidate: revalidateOnPathChange,
    loader: async ({ params: { id } }) => {
      if (id === undefined) return null;
      const isListed = findListedRow(consoleDataOf(services).queries, definition, id) !== undefined;
      const record = fetchOneAhead(services, definition, id);
      await waitAtMost(isPageShown() && !isListed ? dataWaitMs : shortDataWaitMs, record);
      return null;
    },
    lazy: async () => {
      const { ShowScreen } = await loadShowScreen();
      return { element: renderRecord(<ShowScreen definition={definition} />) };
    },
  };
  const create: RouteObject = {
    path: 'create',
    lazy: async () => {
      const { CreateScreen } = await loadCreateScreen();
      return { element: render(api.create, <CreateScreen definition={definition} />, true) };
    },
  };
  const compare: RouteObject = {
    path: 'compare',
    lazy: async () => {
      const { CompareScreen } = await import('../../screens/compare/CompareScreen');
      return { element: render(api.one, <CompareScreen definition={definition} />) };
    },
  };
  const importPage: RouteObject = {
    path: 'import',
    loader: async () => loadNamespaces('imports', 'files'),
    lazy: async () => {
      const { ImportScreen } = await import('../../screens/import/ImportScreen');
      return { element: render(api.create, <ImportScreen definition={definition} />, true) };
    },
  };
  const edit: RouteObject = {
    path: single ? 'edit' : ':id/edit',
    lazy: async () => {
      const { EditScreen } = await import('../../screens/form/EditScreen');
      return { element: render(api.update, <EditScreen definition={definition} />, true) };
    },
  };
  return {
    path,
    ...(single ? {} : { element: <ListBehindPage key={name} {...{ definition, renderRecord }} /> }),
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
      ...(definition.imports ? [importPage] : []),
      ...(api.update ? [edit] : []),
      ...ownPages,
    ],
  };
}
