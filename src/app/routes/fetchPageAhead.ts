import { isMethodAllowed } from '../../../providers/auth/allowedMethods';
import { currentLanguage } from '../../../providers/i18n';
import type { ResourceDefinition } from '../../../resources/definition';
import { queryOrDefaultView, readLastView } from '../../screens/list/lastView';
import { fetchListAhead, fetchTotalAhead, isListCached } from '../../screens/list/listRequest';
import { isSavedViewLink, parseListUrl } from '../../screens/list/listUrl';
import { listQueryOf } from '../../screens/list/query';
import { presetContextOf } from '../../screens/list/usePresetContext';
import { fetchRecordAhead, recordKeyOf } from '../../screens/record/recordRequest';
import { shownPaths } from '../../screens/show/shownPaths';
import type { AppServices } from '../../ui/appServices';
import { whenIdle } from '../../ui/whenIdle';
import { consoleDataOf } from '../consoleData';

/**
 * Sends the queries of a list's rows and of their total before the list is rendered, with the state that its URL's query
 * string describes. Resolves when the cache has rows, be they outdated. Does nothing for a board or calendar, for a link to a saved view, or
 * without the permission.
 */
export async function fetchRowsAhead(
  services: AppServices,
  definition: ResourceDefinition,
  query: string,
): Promise<void> {
  const session = services.connection.session.get();
  if (isSavedViewLink(query) || !session || !isMethodAllowed(session, definition.api.list)) return;
  const context = { ...presetContextOf(session, currentLanguage()), view: readLastView(definition) };
  const state = parseListUrl(queryOrDefaultView(query, definition, context.userId), definition, context);
  if (state.view !== 'table') return;
  const { queries, providers } = consoleDataOf(services);
  const source = { queries, provider: providers.dataProvider };
  const listQuery = listQueryOf(state, definition, context);
  const fetchAhead = () => {
    const rows = fetchListAhead(source, definition, listQuery);
    fetchTotalAhead(source, definition, listQuery);
    return rows;
  };
  // Rows that are known are painted first, although they may be outdated.
  if (!isListCached(queries, definition, listQuery)) return fetchAhead();
  whenIdle(() => void fetchAhead());
}

/**
 * Sends the query of a record before its page is rendered. Resolves when the cache has the record, be it outdated, or when
 * fetching has failed. Does nothing without the permission.
 */
export async function fetchOneAhead(services: AppServices, definition: ResourceDefinition, id: string): Promise<void> {
  const { one } = definition.api;
  if (one === undefined || !isMethodAllowed(services.connection.session.get(), one)) return;
  const { queries, providers } = consoleDataOf(services);
  const paths = shownPaths(definition);
  const isKnown = queries.getQueryData(recordKeyOf(definition, id, paths)) !== undefined;
  const fetched = fetchRecordAhead(queries, providers.dataProvider, definition, id, paths);
  if (!isKnown) await fetched;
}
