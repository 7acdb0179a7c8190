import type { CSSObject, Theme } from '@mui/material/styles';
import type { GridColDef } from '@mui/x-data-grid';
import type { ListRow } from '../useList';
import { checkboxColumn, menuColumn } from './columns';

/** Width of the grid's column of checkboxes. */
const checkboxWidth = 50;

/**
 * Returns the styles that keep the pinned columns, with the columns of controls before them, in sight while the others
 * are scrolled below them.
 */
export function pinnedStyles(
  columns: readonly GridColDef<ListRow>[],
  pinned: readonly string[],
  selectable: boolean,
): (theme: Theme) => CSSObject {
  const fields = [...(selectable ? [checkboxColumn] : []), menuColumn, ...pinned];
  const widthOf = (name: string) =>
    name === checkboxColumn ? checkboxWidth : (columns.find(({ field }) => field === name)?.width ?? 0);
  return ({ vars: { palette } }) => {
    const layerOf = (color: string) => ({ backgroundImage: `linear-gradient(${color}, ${color})` });
    const selected = `rgba(${palette.primary.mainChannel} / ${palette.action.selectedOpacity})`;
    const styles: CSSObject = {};
    let left = 0;
    for (const field of fields) {
      const cell = `[data-field="${field}"]`;
      styles[`& ${cell}`] = {
        position: 'sticky',
        left,
        zIndex: 1,
        backgroundColor: palette.background.paper,
        ...(field === fields.at(-1) && { borderRight: `1px solid ${palette.divider}` }),
      };
      // Above the edges of the other headers.
      styles[`& .MuiDataGrid-columnHeader${cell}`] = { zIndex: 40 };
      // A row's colour is translucent, and the cells below must not show through.
      styles[`& .MuiDataGrid-row:hover ${cell}`] = layerOf(palette.action.hover);
      styles[`& .MuiDataGrid-row.Mui-selected ${cell}`] = layerOf(selected);
      left += widthOf(field);
    }
    return styles;
  };
}
