import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { Suspense, useEffect, useMemo } from 'react';
import { lazy } from '../../../providers/loadCode';
import { errorTextKey } from '../../../providers/errors';
import { valueAt } from '../../fields/paths';
import { useConstantNavigate } from '../../routing/navigation';
import { keepTyping } from '../../ui/keptTyping';
import { ProgressLine } from '../../ui/ProgressLine';
import { MissingContentNotice } from '../../ui/MissingContentNotice';
import { isLocked, useLocks } from '../record/locks';
import { editFormPath, storeOpenedRecord } from '../record/recordUrls';
import { OperationDialogs } from '../record/OperationDialogs';
import { useOperation } from '../record/useOperation';
import { bulkOperationsOf, nextRow } from './bulk';
import { EmptyList } from './EmptyList';
import { GridPlaceholder } from './grid/GridPlaceholder';
import { ListGrid } from './grid/ListGrid';
import { NewRowsNotice } from './NewRowsNotice';
import { ListPager } from './ListPager';
import { rowPathOf } from './query';
import { type ListState, orderedColumns } from './state';
import { usePeek } from './usePeek';
import { useReturnFocus } from './useReturnFocus';
import { type ListRow, type LoadedList, useList } from './useList';
import { useRowKeys } from './useRowKeys';
import { useRowMenu } from './useRowMenu';
import { useSelection } from './useSelection';
import type { ListViewProps, RowsProps } from './viewProps';
import { RetryAlert } from '../../ui/RetryAlert';

const ListCards = lazy(() => import('./ListCards').then((module) => ({ default: module.ListCards })));
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

interface Props extends ListViewProps {
  /** Whether the rows are shown as cards. */
  asCards: boolean;
  /** The searched text whose first result gets the focus once it is listed. */
  enteredSearch: string | undefined;
  onResultFocused: () => void;
}

/** Renders a list as a table, or as cards on narrow screens. */
export function TableView({ definition, words, state, change, may, asCards, enteredSearch, onResultFocused }: Props) {
  const { t } = words;
  const list = useList(definition, state);
  const locksOn = useLocks(definition);
  const navigate = useConstantNavigate();
  const operations = useOperation(definition, words);
  const { search, match, conditions, groups, trashed } = state;
  const selection = useSelection(JSON.stringify([search, match, conditions, groups, trashed]));
  const [focus, setFocus] = useReturnFocus(definition);

  const { start: startOperation } = operations;
  const { rows, loading, fetching } = list;
  const [peeked, setPeeked] = usePeek(definition);
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

  const firstId = rows[0]?.id;
  useEffect(() => {
    if (enteredSearch !== search || fetching) return;
    if (firstId !== undefined) setFocus({ id: firstId });
    onResultFocused();
  }, [enteredSearch, search, fetching, firstId, setFocus, onResultFocused]);

  const { pinned, widths, density, sort } = state;
  const columns = useMemo(() => orderedColumns(state), [state]);
  const isComparable = definition.compare !== undefined && trashed !== 'ONLY';
  const selectable = isComparable || bulkOperationsOf(definition, trashed, may).length > 0;
  const edit = (row: ListRow) => {
    const locks = locksOn(row.id, (path) => valueAt(row, rowPathOf(definition, path)));
    if (may('edit') !== true || row.deleted_at || isLocked(locks, 'edit')) return;
    storeOpenedRecord(definition, row.id);
    keepTyping();
    void navigate(editFormPath(definition, row.id));
  };
  useRowKeys({ rows, setFocus, edit, ...(selectable && { selection }) });
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
        <ListBody {...{ shown: rowsProps, state, list, cards: asCards }} mayCreate={may('create')} />
      </Paper>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ flexWrap: 'wrap', alignItems: 'center', minHeight: 44, ...(asCards && hasSelection && stickyBarSx) }}
      >
        {hasSelection && (
          <Suspense fallback={null}>
            <SelectionBar
              {...{ definition, words, selection, list, trashed, columns, may, locksOn }}
              onOperation={(operation, subjects, leftOut) =>
                startOperation({
                  operation,
                  subjects,
                  leftOut,
                  after: (done) => {
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
        )}
        {(list.rows.length > 0 || Boolean(list.total?.count)) && (
          <Box sx={{ ml: 'auto' }}>
            <ListPager
              {...{ words, state, change }}
              total={list.total}
              hasMorePages={list.hasMorePages}
              compact={asCards}
              onAim={list.fetchPageAhead}
            />
          </Box>
        )}
      </Stack>
      {peeked !== undefined && (
        <Suspense fallback={null}>
          <PeekPanel
            {...{ definition, words, list, change }}
            page={state.page}
            id={peeked}
            isNarrow={asCards}
            onPeek={setPeeked}
            onClose={() => {
              setPeeked(undefined);
              setFocus({ id: peeked });
            }}
          />
        </Suspense>
      )}
      <OperationDialogs operations={operations} words={words} />
    </>
  );
}

interface BodyProps {
  shown: RowsProps;
  state: ListState;
  list: LoadedList;
  cards: boolean;
  mayCreate: boolean | undefined;
}

function ListBody({ shown, state, list, cards, mayCreate }: BodyProps) {
  const { definition, words, change } = shown;
  const { t } = words;
  if (list.loading && !cards) return <GridPlaceholder label={t('app:loading')} density={shown.density} />;
  if (list.rows.length > 0 || list.loading) {
    return cards ? (
      <Suspense fallback={null}>
        <ListCards {...shown} />
      </Suspense>
    ) : (
      <ListGrid {...shown} />
    );
  }
  if (list.error) {
    return (
      <MissingContentNotice
        role="alert"
        title={t('engine:list.failedToLoad')}
        text={t(`app:${errorTextKey(list.error)}`)}
      >
        <Button variant="contained" onClick={list.refresh}>
          {t('engine:list.retry')}
        </Button>
      </MissingContentNotice>
    );
  }
  return <EmptyList {...{ definition, words, state, change, mayCreate }} total={list.total} />;
}
