import type { RouteObject } from 'react-router';
import { consoleRoutes } from '../../src/app/routes/consoleRoutes';
import { publicPages } from '../../src/publicPages/publicPageLoader';
import { resources } from '../../resources';
import { formatComparisonQuery } from '../../src/screens/compare/comparisonQuery';
import { fakeServicesOf, openFakeTab } from '../unit/providers/tab';
import type { ApiClient } from '../browser/harness/api';

/** Addresses of public pages, which open without a session. */
export const publicAddresses: readonly string[] = ['/auth', '/no/such/page', ...Object.keys(publicPages)];

/** Stands for the page that says that code cannot be loaded. It has no address. */
export const missingCodePage = 'page for missing code';

/** Returns the paths of all pages of the console's router. A parameter is written as `:id`. */
function consolePaths(): string[] {
  const pathsOf = (routes: readonly RouteObject[], parent: string): string[] =>
    routes.flatMap((route) => {
      const { path = '', lazy, children } = route;
      const full = path.startsWith('/') ? path : [parent.replace(/\/$/, ''), path].filter(Boolean).join('/');
      const isPage = lazy !== undefined || Boolean(route.Component) || Boolean(route.element && !children);
      return [...(isPage ? [full] : []), ...pathsOf(children ?? [], full)];
    });
  const services = fakeServicesOf(openFakeTab('http://localhost/graphql'));
  const all = pathsOf(consoleRoutes(services), '').filter((path) => !path.includes('*'));
  return [...new Set(all.map((path) => (path.startsWith('/') ? path : `/${path}`)))];
}

/** Returns the addresses of the other views of lists: the board, the calendar, deleted records and an empty list. */
const listVariants = (): string[] =>
  resources.flatMap(({ path, list, ownPage, single }) =>
    ownPage || single
      ? []
      : [
          `${path}?q=nothing-like-it`,
          `${path}?deleted=only`,
          ...Object.keys(list.views ?? {}).map((view) => `${path}?view=${view}`),
        ],
  );

/** Returns the ids of the first records of the resource of a path that the client's user may read. */
async function firstIdsOf(path: string, api: ApiClient, count: number): Promise<string[]> {
  const owner = resources
    .filter((resource) => path.startsWith(`${resource.path}/`))
    .toSorted((one, other) => other.path.length - one.path.length)[0];
  if (!owner?.api.list) return [];
  const query = `{ records: ${owner.api.list}(first: ${count}) { data { id } } }`;
  const { records } = await api
    .call<{ records?: { data: { id: string }[] } }>(query, {})
    .catch(() => ({ records: undefined }));
  return records?.data.map(({ id }) => id) ?? [];
}

/** Returns the addresses of comparisons of two records, for the resources whose records can be compared. */
async function comparisons(api: ApiClient): Promise<string[]> {
  const paths = resources.filter(({ compare }) => compare).map(({ path }) => `${path}/compare`);
  return Promise.all(
    paths.map(async (path) => {
      const ids = await firstIdsOf(path, api, 2);
      return `${path}${formatComparisonQuery({ ids, onlyDifferences: false })}`;
    }),
  );
}

/**
 * Returns the addresses of all pages of the console, with the first record that the client's user may read. Pages of
 * records of which there is none get an unknown id.
 */
export async function consoleAddresses(api: ApiClient): Promise<string[]> {
  const addresses = [];
  for (const path of [...consolePaths(), ...listVariants()])
    addresses.push(path.includes(':') ? path.replace(/:\w+/, (await firstIdsOf(path, api, 1))[0] ?? '0') : path);
  return [...addresses, ...(await comparisons(api)), '/no/such/page', missingCodePage];
}
