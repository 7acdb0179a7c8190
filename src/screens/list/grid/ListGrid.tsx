import { DataGrid, type GridEventListener, useGridApiRef } from '@mui/x-data-grid';
import { memo, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { lazy } from '../../../../providers/loadCode';
import { scrollbarWidth } from '../../../ui/scrollbarWidth';
import { shortcutLabel } from '../../../ui/shortcuts/keys';
import { storeOpenedRecord, recordPagePath } from '../../record/recordUrls';
import { useConstantNavigate } from '../../../routing/navigation';
import { WhileShown } from '../../../ui/KeptPage';
import type { CellLookOf } from '../cells/editMode';
import { rowTitle } from '../rowText';
import { shareEqualRows } from '../shareEqualRows';
import { toggleSortColumn } from '../sortChoice';
import { leadingColumn } from '../state';
import { useRecordAhead } from '../useRecordAhead';
import type { ListRow } from '../useList';
import type { RowsProps } from '../viewProps';
import { checkboxColumn, gridColumns, menuColumn } from './columns';
import { gridParts, SortContext } from './gridParts';
import styles from './grid.module.css';
import { OwnStyleSheet } from './OwnStyleSheet';
import { pinnedStyles } from './pinnedStyles';
import { rowCellsOf } from './rowCells';
import { type RowContent, RowContentContext } from './GridRow';
import { headerHeight, rowHeights } from './rowHeights';

const CellMode = lazy(() => import('../cells/CellMode').then((module) => ({ default: module.CellMode })));

/** In edit mode a click opens no record. */
const noAim: RowContent['aim'] = { press: () => {}, approach: () => {}, leave: () => {} };

/**
 * Renders a list's rows as a data grid. The grid does not page or filter the rows itself. It is memoized, so that
 * typing in the search box does not render it again.
 */
export const ListGrid = memo(function Grid(props: RowsProps) {
  const {
    definition,
    words,
    rows,
    loading,
    columns: shown,
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
    label = words.of('title'),
  } = props;
  const api = useGridApiRef();
  const navigate = useConstantNavigate();
  const cells = useMemo(() => rowCellsOf(definition, words, shown), [definition, words, shown]);
  const columns = useMemo(
    () => gridColumns(definition, words, { columns: shown, pinned, widths }, cells),
    [definition, words, shown, pinned, widths, cells],
  );
  const pinnedSx = useMemo(
    () => (pinned.length > 0 ? pinnedStyles(columns, pinned, selectable) : undefined),
    [columns, pinned, selectable],
  );
  // In edit mode a list without rows keeps its grid, below which stands why there are none.
  const classes = [styles.grid, !definition.listOnly && styles.clickable, rows.length === 0 && styles.empty];
  // A function in an object, because React would call the function itself.
  const [look, setLook] = useState<{ lookOf: CellLookOf }>();
  const aim = useRecordAhead(definition);
  const rowContent = useMemo(
    (): RowContent => ({
      cells,
      renderMenu,
      checkboxLabelOf: (row) => words.t('engine:list.select', { title: rowTitle(definition, words, row) }),
      checkboxHint: words.t('app:shortcuts.hint', { key: shortcutLabel('select', words.t) }),
      aim: editMode ? noAim : aim,
      lookOf: look?.lookOf,
    }),
    [cells, renderMenu, definition, words, aim, editMode, look],
  );

  useEffect(
    () =>
      rowsAhead.attach({
        // `flushSync`, because React might render the rows only after the frames for which `show` waits.
        showRows: (ahead) => flushSync(() => api.current?.setRows([...shareEqualRows(rows, ahead)])),
        showOwnRows: () => api.current?.setRows([...rows]),
      }),
    [rowsAhead, api, rows],
  );

  const open = (id: string, newTab: boolean) => {
    if (newTab) {
      window.open(recordPagePath(definition, id), '_blank');
      return;
    }
    storeOpenedRecord(definition, id);
    void navigate(recordPagePath(definition, id));
  };

  /** The last focused row: returning to a kept list repeats the effect. */
  const focused = useRef<typeof focus>(undefined);
  useEffect(() => {
    if (!focus || focus === focused.current || loading || !api.current?.getRow(focus.id)) return;
    focused.current = focus;
    api.current.scrollToIndexes({ rowIndex: api.current.getRowIndexRelativeToVisibleRows(focus.id) });
    const field = leadingColumn(definition);
    api.current.setCellFocus(focus.id, field);
    // The grid changes nothing where it remembers this cell, although the focus is elsewhere by now.
    const cell = api.current.getCellElement(focus.id, field);
    if (!cell?.contains(document.activeElement)) cell?.focus({ preventScroll: true });
  }, [api, focus, loading, definition]);

  const onKeyDown: GridEventListener<'cellKeyDown'> = ({ id, field }, event) => {
    // The grid would scroll by a page, where the key shows the record.
    if (event.key === ' ' && !event.shiftKey) event.defaultMuiPrevented = true;
    if (event.key !== 'Enter' || field === menuColumn || field === checkboxColumn) return;
    event.preventDefault();
    // Records of a `listOnly` resource have no view, but a cell may contain a link.
    if (definition.listOnly) api.current?.getCellElement(id, field)?.querySelector('a')?.click();
    else open(String(id), event.ctrlKey || event.metaKey);
  };

  return (
    <RowContentContext value={rowContent}>
      {editMode && (
        <WhileShown>
          <Suspense fallback={null}>
            <CellMode {...{ definition, words, rows, api }} columns={shown} mode={editMode} onLook={setLook} />
          </Suspense>
        </WhileShown>
      )}
      <SortContext value={sort}>
        <OwnStyleSheet>
          <DataGrid<ListRow>
            apiRef={api}
            aria-label={label}
            rows={rows}
            columns={columns}
            slots={gridParts}
            scrollbarSize={scrollbarWidth()}
            rowHeight={rowHeights[density]}
            columnHeaderHeight={headerHeight}
            hideFooter
            paginationMode="server"
            paginationModel={{ page: 0, pageSize: 100 }}
            rowCount={rows.length}
            filterMode="server"
            disableColumnFilter
            disableColumnSelector
            sortingMode="server"
            sortingOrder={['asc', 'desc']}
            // The grid knows one column that orders the rows. Those after it are ours.
            sortModel={sort
              .slice(0, 1)
              .map(({ field, direction }) => ({ field, sort: direction === 'DESC' ? 'desc' : 'asc' }))}
            onSortModelChange={([next]) => {
              if (next) change({ sort: [{ field: next.field, direction: next.sort === 'desc' ? 'DESC' : 'ASC' }] });
            }}
            onColumnHeaderClick={({ field, colDef }, event) => {
              if (!event.shiftKey || colDef.sortable === false) return;
              event.defaultMuiPrevented = true;
              change((newest) => ({ sort: toggleSortColumn(newest.sort, field) }));
            }}
            onColumnWidthChange={({ colDef: { field }, width }) =>
              change((newest) => ({ widths: { ...newest.widths, [field]: Math.round(width) } }), { replace: true })
            }
            // The grid would remove pinned columns when they are scrolled away.
            disableVirtualization={pinned.length > 0}
            checkboxSelection={selectable}
            disableRowSelectionOnClick
            disableRowSelectionExcludeModel
            keepNonExistentRowsSelected
            rowSelectionModel={{ type: 'include', ids: new Set(selection.rows.keys()) }}
            onRowSelectionModelChange={({ ids }) => {
              const added = rows.filter(({ id }) => ids.has(id) && !selection.rows.has(id));
              selection.change(
                added,
                [...selection.rows.keys()].filter((id) => !ids.has(id)),
              );
            }}
            onRowClick={({ id }, event) => {
              if (definition.listOnly || event.defaultPrevented) return;
              const isNewTab = event.ctrlKey || event.metaKey;
              const link = event.target instanceof Element ? event.target.closest('a') : null;
              // The browser itself opens links in new tabs and windows.
              if (link && (isNewTab || event.shiftKey)) return;
              if (!link && window.getSelection()?.toString()) return;
              event.preventDefault();
              open(String(id), isNewTab);
            }}
            onCellKeyDown={onKeyDown}
            className={classes.filter(Boolean).join(' ')}
            sx={pinnedSx}
          />
        </OwnStyleSheet>
      </SortContext>
    </RowContentContext>
  );
});
