import { DataGrid, type GridEventListener, useGridApiRef } from '@mui/x-data-grid';
import { memo, type PointerEvent, type ReactNode, useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { ResourceDefinition } from '../../../resources/definition';
import { storeOpenedRecord, recordPagePath } from '../record/recordUrls';
import type { Words } from '../words';
import { gridColumns, menuColumn } from './columns';
import { headerHeight, rowHeights } from './rowHeights';
import { type RowDensity, leadingColumn, type ListState } from './state';
import { useFetchRecordAhead } from './useFetchRecordAhead';
import type { ListRow } from './useList';
import type { ChangeListState } from './useListState';
import type { FocusedRow } from './useReturnFocus';
import type { RowSelection } from './useSelection';

/** Props of the grid and of the cards, which both show a list's rows. */
export interface RowsProps {
  definition: ResourceDefinition;
  words: Words;
  rows: readonly ListRow[];
  /** Whether the list's first page is loading, so that there are no rows to show yet. */
  loading: boolean;
  columns: ListState['columns'];
  density: RowDensity;
  sort: ListState['sort'];
  change: ChangeListState;
  selection: RowSelection;
  /** Whether rows can be selected for bulk operations. */
  selectable: boolean;
  /** The row to focus once it is rendered. */
  focus: FocusedRow | undefined;
  renderMenu: (row: ListRow, tabIndex?: number) => ReactNode;
}

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
    density,
    sort,
    change,
    selection,
    selectable,
    focus,
    renderMenu,
  } = props;
  const api = useGridApiRef();
  const navigate = useNavigate();
  const columns = useMemo(
    () => gridColumns(definition, words, shown, (row, hasFocus) => renderMenu(row, hasFocus ? 0 : -1)),
    [definition, words, shown, renderMenu],
  );

  const fetchAhead = useFetchRecordAhead(definition);
  const slotProps = useMemo(
    () => ({
      row: {
        onPointerDown: ({ currentTarget }: PointerEvent<HTMLDivElement>) => {
          if (currentTarget.dataset.id) fetchAhead(currentTarget.dataset.id);
        },
      },
    }),
    [fetchAhead],
  );

  const open = (id: string, newTab: boolean) => {
    if (newTab) {
      window.open(recordPagePath(definition, id), '_blank');
      return;
    }
    storeOpenedRecord(definition, id);
    void navigate(recordPagePath(definition, id));
  };

  useEffect(() => {
    if (focus === undefined || loading || !api.current?.getRow(focus.id)) return;
    api.current.scrollToIndexes({ rowIndex: api.current.getRowIndexRelativeToVisibleRows(focus.id) });
    api.current.setCellFocus(focus.id, leadingColumn(definition));
  }, [api, focus, loading, definition]);

  const onKeyDown: GridEventListener<'cellKeyDown'> = ({ id, field }, event) => {
    if (event.key !== 'Enter' || field === menuColumn || field === '__check__') return;
    event.preventDefault();
    // Records of a `listOnly` resource have no view, but a cell may contain a link.
    if (definition.listOnly) event.currentTarget.querySelector('a')?.click();
    else open(String(id), event.ctrlKey || event.metaKey);
  };

  return (
    <DataGrid<ListRow>
      apiRef={api}
      aria-label={words.of('title')}
      rows={rows}
      columns={columns}
      slotProps={slotProps}
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
      sortModel={[{ field: sort.field, sort: sort.direction === 'DESC' ? 'desc' : 'asc' }]}
      onSortModelChange={([next]) => {
        if (next) change({ sort: { field: next.field, direction: next.sort === 'desc' ? 'DESC' : 'ASC' } });
      }}
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
        if (definition.listOnly || window.getSelection()?.toString()) return;
        open(String(id), event.ctrlKey || event.metaKey);
      }}
      onCellKeyDown={onKeyDown}
      getRowClassName={({ row }) => (row.deleted_at ? 'deleted' : '')}
      sx={{
        border: 0,
        '& .MuiDataGrid-row': { cursor: definition.listOnly ? undefined : 'pointer' },
        '& .deleted .MuiDataGrid-cell': { color: 'text.secondary' },
        '& .MuiDataGrid-cell': { display: 'flex', alignItems: 'center' },
        '& .MuiDataGrid-columnHeaderTitle': { whiteSpace: 'normal', lineHeight: 1.25, textWrap: 'balance' },
        '& .MuiDataGrid-cell--textRight': { justifyContent: 'flex-end' },
      }}
    />
  );
});
