import { DataGrid, type GridEventListener, useGridApiRef } from '@mui/x-data-grid';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { ResourceDefinition } from '../../../resources/definition';
import { noteOpened, showPath } from '../record/addresses';
import type { Words } from '../words';
import { gridColumns, menuColumn } from './columns';
import type { Density, ListState } from './state';
import type { List, Row } from './useList';
import type { ChangeList } from './useListState';
import type { Selection } from './useSelection';

const rowHeights: Readonly<Record<Density, number>> = { compact: 32, standard: 42, comfortable: 56 };

export interface RowsProps {
  definition: ResourceDefinition;
  words: Words;
  state: ListState;
  change: ChangeList;
  list: List;
  selection: Selection;
  /** A record to give the focus to once it is there. */
  focus: string | undefined;
  renderMenu: (row: Row, tabIndex?: number) => ReactNode;
}

/** A list's rows as a grid. Paging, filtering and its column menu are ours; the grid shows the rows that it is given. */
export function Grid({ definition, words, state, change, list, selection, focus, renderMenu }: RowsProps) {
  const api = useGridApiRef();
  const navigate = useNavigate();
  const columns = useMemo(
    () => gridColumns(definition, words, state.columns, (row, hasFocus) => renderMenu(row, hasFocus ? 0 : -1)),
    [definition, words, state.columns, renderMenu],
  );

  const open = (id: string, newTab: boolean) => {
    if (newTab) {
      window.open(showPath(definition, id), '_blank');
      return;
    }
    noteOpened(definition, id);
    void navigate(showPath(definition, id));
  };

  const ready = !list.loading;
  useEffect(() => {
    if (focus === undefined || !ready || !api.current?.getRow(focus)) return;
    api.current.scrollToIndexes({ rowIndex: api.current.getRowIndexRelativeToVisibleRows(focus) });
    api.current.setCellFocus(focus, definition.list.columns[0]?.field ?? definition.title);
  }, [api, focus, ready, definition]);

  const onKeyDown: GridEventListener<'cellKeyDown'> = ({ id, field }, event) => {
    if (event.key !== 'Enter' || field === menuColumn || field === '__check__') return;
    event.preventDefault();
    open(String(id), event.ctrlKey || event.metaKey);
  };

  return (
    <DataGrid<Row>
      apiRef={api}
      aria-label={words.of('title')}
      rows={list.rows}
      columns={columns}
      loading={list.loading}
      slotProps={{ loadingOverlay: { variant: 'skeleton', noRowsVariant: 'skeleton' } }}
      rowHeight={rowHeights[state.density]}
      columnHeaderHeight={48}
      hideFooter
      paginationMode="server"
      paginationModel={{ page: 0, pageSize: 100 }}
      rowCount={list.rows.length}
      filterMode="server"
      disableColumnFilter
      disableColumnSelector
      sortingMode="server"
      sortingOrder={['asc', 'desc']}
      sortModel={[{ field: state.sort.field, sort: state.sort.direction === 'DESC' ? 'desc' : 'asc' }]}
      onSortModelChange={([next]) => {
        if (next) change({ sort: { field: next.field, direction: next.sort === 'desc' ? 'DESC' : 'ASC' } });
      }}
      checkboxSelection
      disableRowSelectionOnClick
      disableRowSelectionExcludeModel
      keepNonExistentRowsSelected
      rowSelectionModel={{ type: 'include', ids: new Set(selection.rows.keys()) }}
      onRowSelectionModelChange={({ ids }) => {
        const added = list.rows.filter(({ id }) => ids.has(id) && !selection.rows.has(id));
        selection.change(added, [...selection.rows.keys()].filter((id) => !ids.has(id)));
      }}
      onRowClick={({ id }, event) => {
        if (window.getSelection()?.toString()) return;
        open(String(id), event.ctrlKey || event.metaKey);
      }}
      onCellKeyDown={onKeyDown}
      getRowClassName={({ row }) => (row.deleted_at ? 'deleted' : '')}
      sx={{
        border: 0,
        '& .MuiDataGrid-row': { cursor: 'pointer' },
        '& .deleted .MuiDataGrid-cell': { color: 'text.secondary' },
        '& .MuiDataGrid-cell': { display: 'flex', alignItems: 'center' },
        '& .MuiDataGrid-columnHeaderTitle': { whiteSpace: 'normal', lineHeight: 1.25, textWrap: 'balance' },
        '& .MuiDataGrid-cell--textRight': { justifyContent: 'flex-end' },
      }}
    />
  );
}
