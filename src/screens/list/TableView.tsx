import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { lazy } from '../../../providers/loadCode';
import { valueAt } from '../../fields/paths';
import { useConstantNavigate } from '../../routing/navigation';
import { WhileShown } from '../../ui/KeptPage';
import { keepTyping } from '../../ui/keptTyping';
import { ProgressLine } from '../../ui/ProgressLine';
import { isLocked, useLocks } from '../record/locks';
import { editFormPath, storeOpenedRecord } from '../record/recordUrls';
import { OperationDialogs } from '../record/OperationDialogs';
import { useOperation } from '../record/useOperation';
import { bulkOperationsOf, nextRow } from './bulk';
import type { EditModeState } from './cells/editMode';
import { ListBody } from './ListBody';
import { RowKeys } from './RowKeys';
import { NewRowsNotice } from './NewRowsNotice';
import { ListPager } from './ListPager';
import { rowPathOf } from './query';
import type { RowsAhead } from './rowsAhead';
import { orderedColumns } from './state';
import { useReturnFocus } from './useReturnFocus';
import { type ListRow, type LoadedList, useList } from './useList';
import { useRowMenu } from './useRowMenu';
import { useSelection } from './useSelection';
import type { ListViewProps, RowsProps } from './viewProps';
import { RetryAlert } from '../../ui/RetryAlert';

const PeekPanel = lazy(() => import('./peek/PeekPanel').then((module) => ({ default: module.PeekPanel })));
const SelectionBar = lazy(() => import('./SelectionBar').then((module) => ({ default: module.SelectionBar })));

/** Styles that keep the selection bar visible at the bottom of a long list of cards. */
const stickyBarSx = {
  position: 'sticky',
  bottom: 'var(--notice-space, 0px)',
  zIndex: 2,
  bgcolor: 'background.default',
  borderTop: 1,
  borderColor: 'divider',
};

/** Props of a list that is shown as a table. */
export interface TableProps extends ListViewProps {
  /** Whether the rows are shown as cards. */
  asCards: boolean;
  /** The searched text whose first result gets the focus once it is listed. */
  enteredSearch: string | undefined;
  onResultFocused: () => void;
  /** State of the edit mode; absent where no cells can be edited. */
  editing?: { state: EditModeState; change: (state: EditModeState) => void } | undefined;
  rowsAhead: RowsAhead;
}

/** Renders a list as a table, or as cards on narrow screens. */
export function TableView(props: TableProps) {
  const { definition, words, state, change, may, asCards } = props;
  const list = useList(definition, state);
  return (
    <RowsView
      {...props}
      list={list}
      pager={
        (list.rows.length > 0 || Boolean(list.total?.count)) && (
          <ListPager
            {...{ words, state, change }}
            total={list.total}
            hasMorePages={list.hasMorePages}
            compact={asCards}
            onAim={list.fetchPageAhead}
          />
        )
      }
    >
      {(shown) => <ListBody {...{ shown, state, list, cards: asCards }} mayCreate={may('create')} />}
    </RowsView>
  );
}

interface RowsViewProps extends TableProps {
  list: LoadedList;
  /** Ids of all that the keys for the next and the previous row lead to; when absent, the rows. */
  stops?: readonly string[];
  pager: ReactNode;
  /** Renders the rows. */
  children: (shown: RowsProps) => ReactNode;
}

/** Renders the rows of a list with what can be done with them: menus, shortcuts, selection, peeking. */
export function RowsView({
  definition,
  words,
  state,
  change,
  may,
  asCards,
  list,
  rowsAhead,
  pager,
  children,
  ...more
}: RowsViewProps) {
  const { t } = words;
  const { enteredSearch, onResultFocused, editing } = more;
  const locksOn = useLocks(definition);
  const navigate = useConstantNavigate();
  const operations = useOperation(definition, words);
  const { search, match, conditions, groups, trashed } = state;
  const selection = useSelection(JSON.stringify([search, match, conditions, groups, trashed]));
  const [focus, setFocus] = useReturnFocus(definition);

  const { start: startOperation } = operations;
  const { rows, loading, fetching } = list;
  const [peeked, setPeeked] = useState<string>();
  const renderMenu = useRowMenu({
    definition,
    words,
    may,
    locksOn,
    start: startOperation,
    rows,
    setFocus,
    onPeek: setPeeked,
  });

  const stops = useMemo(() => more.stops ?? rows.map(({ id }) => id), [more.stops, rows]);
  const firstId = stops[0];
  useEffect(() => {
    if (enteredSearch !== search || fetching) return;
    if (firstId !== undefined) setFocus({ id: firstId });
    onResultFocused();
  }, [enteredSearch, search, fetching, firstId, setFocus, onResultFocused]);

  const { columns: chosen, pinned, widths, density, sort } = state;
  const columns = useMemo(() => orderedColumns({ columns: chosen, pinned }), [chosen, pinned]);
  const isComparable = definition.compare !== undefined && trashed !== 'ONLY';
  const selectable = isComparable || bulkOperationsOf(definition, trashed, may).length > 0;
  const edit = (row: ListRow) => {
    const locks = locksOn(row.id, (path) => valueAt(row, rowPathOf(definition, path)));
    if (may('edit') !== true || row.deleted_at || isLocked(locks, 'edit')) return;
    storeOpenedRecord(definition, row.id);
    keepTyping();
    void navigate(editFormPath(definition, row.id));
  };
  const { refreshRows } = list;
  const editMode = useMemo(
    () => (editing && editing.state !== 'off' ? { ...editing, state: editing.state, refreshRows } : undefined),
    [editing, refreshRows],
  );
  const hasSelection = selection.rows.size > 0 || selection.isAllSelected;
  const rowsProps = {
    definition,
    words,
    rows,
    loading,
    columns,
    pinned,
    widths,
    density,
    sort,
    change,
    selection,
    selectable,
    focus,
    renderMenu,
    editMode,
    rowsAhead,
  };
  return (
    <>
      {/* Refreshing failed, so the visible rows may be outdated. */}
      {list.error && list.rows.length > 0 && <RetryAlert error={list.error} onRetry={list.refresh} />}
      <Paper
        variant={asCards ? 'elevation' : 'outlined'}
        elevation={0}
        sx={{
          position: 'relative',
          display: 'flex',
          flexDirection: 'column',
          flex: 1,
          minHeight: { sm: 360 },
          bgcolor: asCards ? 'transparent' : undefined,
          overflow: asCards ? undefined : 'hidden',
        }}
      >
        {list.fetching && !list.loading && <ProgressLine label={t('app:loading')} above />}
        <NewRowsNotice {...{ t, overCards: asCards }} count={list.changedRowCount} onRefresh={list.refresh} />
        {children(rowsProps)}
      </Paper>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ flexWrap: 'wrap', alignItems: 'center', minHeight: 44, ...(asCards && hasSelection && stickyBarSx) }}
      >
        {hasSelection && (
          <WhileShown>
            <Suspense fallback={null}>
              <SelectionBar
                {...{ definition, words, state, selection, list, columns, may, locksOn }}
                onOperation={(options) =>
                  startOperation({
                    ...options,
                    after: (done) => {
                      const { operation } = options;
                      if (options.job) return selection.clear();
                      const ids = done.map(({ id }) => id);
                      selection.change([], ids);
                      const next =
                        operation.kind === 'action' ? rows.find(({ id }) => ids.includes(id)) : nextRow(rows, ids);
                      if (next) setFocus({ id: next.id });
                    },
                  })
                }
              />
            </Suspense>
          </WhileShown>
        )}
        {pager && <Box sx={{ ml: 'auto' }}>{pager}</Box>}
      </Stack>
      <WhileShown>
        <RowKeys {...{ definition, rows, stops, setFocus, edit }} peek={setPeeked} {...(selectable && { selection })} />
        {peeked !== undefined && (
          <Suspense fallback={null}>
            <PeekPanel
              {...{ definition, words, list, change, setFocus }}
              page={state.page}
              id={peeked}
              isNarrow={asCards}
              onPeek={setPeeked}
            />
          </Suspense>
        )}
        <OperationDialogs operations={operations} words={words} />
      </WhileShown>
    </>
  );
}
