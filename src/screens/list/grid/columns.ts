import { GRID_CHECKBOX_SELECTION_COL_DEF, type GridColDef } from '@mui/x-data-grid';
import type { ResourceDefinition } from '../../../../resources/definition';
import { fieldKindOf } from '../../../fields';
import type { Words } from '../../words';
import { orderColumnOf } from '../query';
import { columnWidths, definedFieldAt } from '../state';
import type { ListRow } from '../useList';
import type { RowsProps } from '../viewProps';
import { hasRowMenu } from '../useRowMenu';
import type { RowCells } from './rowCells';

/** Field name of the column with the row's menu. */
export const menuColumn = '__menu';
/** Field name of the column with the row's checkbox. */
export const checkboxColumn = GRID_CHECKBOX_SELECTION_COL_DEF.field;

/** Returns the definitions of a list's columns for MUI's data grid. Their cells are rendered by `GridRow`. */
export function gridColumns(
  definition: ResourceDefinition,
  words: Words,
  { columns, pinned, widths }: Pick<RowsProps, 'columns' | 'pinned' | 'widths'>,
  cells: RowCells,
): GridColDef<ListRow>[] {
  const usualWidthOf = (path: string) => definition.list.columns.find(({ field }) => field === path)?.width ?? 150;
  const menu: GridColDef<ListRow> = {
    field: menuColumn,
    headerName: words.t('engine:list.actions'),
    headerClassName: 'hiddenTitle',
    width: 44,
    minWidth: 44,
    resizable: false,
    sortable: false,
    disableColumnMenu: true,
  };
  return [
    ...(hasRowMenu(definition) ? [menu] : []),
    ...columns.map((path): GridColDef<ListRow> => {
      const width = widths[path] ?? usualWidthOf(path);
      // The widths of pinned columns must be known, because each one stands beside those before it.
      const isFixed = path in widths || pinned.includes(path);
      const { align } = fieldKindOf(definedFieldAt(definition, path));
      return {
        field: path,
        headerName: words.label(path),
        ...(isFixed ? { width, minWidth: columnWidths.min } : { minWidth: width, flex: width }),
        align,
        headerAlign: align,
        sortable: orderColumnOf(definition, path) !== undefined,
        disableColumnMenu: true,
        // What the grid copies to the clipboard.
        valueGetter: (_, row) => cells.get(path)?.textOf(row),
      };
    }),
  ];
}
