import Skeleton from '@mui/material/Skeleton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { isMethodAllowed } from '../../../providers/auth/allowedMethods';
import { lazy } from '../../../providers/loadCode';
import type { ResourceDefinition } from '../../../resources/definition';
import { savedViewsResource } from '../../../resources/savedViews';
import { useAddress } from '../../routing/address';
import { WhileShown } from '../../ui/KeptPage';
import { PageHeader } from '../../ui/PageHeader';
import { useSession } from '../../ui/appServices';
import { whenIdle } from '../../ui/whenIdle';
import { useAllowedActions } from '../record/useAllowedActions';
import { loadShowScreen } from '../show/loadShowScreen';
import { useWords } from '../words';
import { AddLink } from './AddLink';
import { canEditCells, type EditModeState } from './cells/editMode';
import { TableView } from './TableView';
import { ListToolbar } from './ListToolbar';
import { isListKey } from './listRequest';
import { isSavedViewLink } from './listUrl';
import { RowsAhead } from './rowsAhead';
import { useListState } from './useListState';
import styles from './ListScreen.module.css';

// The idle sign-in page loads a list's code, and renders its parts once with it.
export { ListRehearsal } from './ListRehearsal';

const Board = lazy(() => import('./board/Board').then((module) => ({ default: module.Board })));
const loadSavedViews = () => import('./saved/SavedViews');
const loadListMenu = () => import('./ListMenu');
const SavedViews = lazy(() => loadSavedViews().then((module) => ({ default: module.SavedViews })));
const GroupedTable = lazy(() => import('./groups/GroupedTable').then((module) => ({ default: module.GroupedTable })));
const ListMenu = lazy(() => loadListMenu().then((module) => ({ default: module.ListMenu })));
const Calendar = lazy(() => import('./calendar/Calendar').then((module) => ({ default: module.Calendar })));

/** Renders a resource's list. Its whole state is in the URL. */
export function ListScreen({ definition }: { definition: ResourceDefinition }) {
  const words = useWords(definition);
  const { of } = words;
  const isNarrow = useMediaQuery('(max-width: 699px)', { noSsr: true });
  const [rowsAhead] = useState(() => new RowsAhead());
  const [state, change] = useListState(definition, rowsAhead);
  const may = useAllowedActions(definition);
  /** The searched text whose first result gets the focus once it is listed. */
  const [enteredSearch, setEnteredSearch] = useState<string>();
  const hasSavedViews = isMethodAllowed(useSession(), savedViewsResource.api.list);
  const { search } = useAddress().location;
  /** The view whose link the address was and that the list has shown since. */
  const [resolvedView, setResolvedView] = useState<string>();
  const isAwaitingView = hasSavedViews && isSavedViewLink(search) && state.saved !== resolvedView;
  const clearEnteredSearch = useCallback(() => setEnteredSearch(undefined), []);

  const [editState, setEditState] = useState<EditModeState>('off');
  const canEdit = !isNarrow && canEditCells(definition, state, may('edit'));
  const editing = useMemo(
    () => (canEdit ? { state: editState, change: setEditState } : undefined),
    [canEdit, editState],
  );

  // The menus in the header follow once the rows are rendered.
  const menuState = useDeferredValue(state);
  const { board, calendar } = definition.list.views ?? {};
  const viewProps = { definition, words, state, change, may };
  const tableProps = {
    ...viewProps,
    enteredSearch,
    editing,
    rowsAhead,
    asCards: isNarrow,
    onResultFocused: clearEnteredSearch,
  };
  const savedViews = hasSavedViews && (
    <AfterRows isDueNow={isAwaitingView}>
      <SavedViews {...{ definition, change, isNarrow }} state={menuState} onResolve={setResolvedView} />
    </AfterRows>
  );
  const fallback = <Skeleton variant="rounded" sx={{ flex: 1, minHeight: 360 }} />;
  return (
    <div className={`${styles.list} ${isNarrow && state.view !== 'board' ? '' : styles.fullPage}`}>
      <WhileShown>
        <PageHeader title={of('title')} beside={!isNarrow && savedViews}>
          <AfterRows>
            <ListMenu {...{ definition, words, may, isNarrow, editing }} state={menuState} />
          </AfterRows>
          {definition.api.create && may('create') && <AddLink definition={definition}>{of('create')}</AddLink>}
        </PageHeader>
        <ListToolbar {...{ definition, words, state, change, isNarrow }} onEnterResults={setEnteredSearch}>
          {isNarrow && savedViews}
        </ListToolbar>
      </WhileShown>
      {isAwaitingView && fallback}
      {!isAwaitingView && state.view === 'table' && (
        <Suspense fallback={fallback}>
          {state.group === null ? (
            <TableView {...tableProps} />
          ) : (
            <WhileShown>
              <GroupedTable {...tableProps} />
            </WhileShown>
          )}
        </Suspense>
      )}
      {!isAwaitingView && state.view === 'board' && board && (
        <Suspense fallback={fallback}>
          <WhileShown>
            <Board {...viewProps} view={board} />
          </WhileShown>
        </Suspense>
      )}
      {!isAwaitingView && state.view === 'calendar' && calendar && (
        <Suspense fallback={fallback}>
          <WhileShown>
            <Calendar {...viewProps} view={calendar} narrow={isNarrow} />
          </WhileShown>
        </Suspense>
      )}
    </div>
  );
}

/**
 * Renders its children once the rows are there, the browser is idle and has loaded the code that a list needs next, or at
 * once with `isDueNow`. Has a state of its own, so that the list is not rendered again.
 */
function AfterRows({ isDueNow = false, children }: { isDueNow?: boolean; children: ReactNode }) {
  const [isDue, setIsDue] = useState(false);
  const queries = useQueryClient();
  useEffect(() => {
    const look = () => {
      if (queries.isFetching({ predicate: ({ queryKey }) => isListKey(queryKey) }) > 0) cancel = whenIdle(look);
      else void loadNextCode().then(() => setIsDue(true));
    };
    let cancel = whenIdle(look);
    return () => cancel();
  }, [queries]);
  return (isDueNow || isDue) && <Suspense fallback={null}>{children}</Suspense>;
}

/** Loads the code of the menus, and of what is opened from a list most often: a record, selected rows, the peek panel. */
const loadNextCode = () =>
  Promise.allSettled([
    loadSavedViews(),
    loadListMenu(),
    loadShowScreen(),
    import('./SelectionBar'),
    import('./peek/PeekPanel'),
  ]);
