import { styled } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import {
  GRID_CHECKBOX_SELECTION_COL_DEF,
  GridCellCheckboxRenderer,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { ResourceDefinition } from '../../../resources/definition';
import { fieldKindOf } from '../../fields';
import { valueAt } from '../../fields/paths';
import { Badge } from '../../ui/Badge';
import { storeOpenedRecord, recordPagePath } from '../record/recordUrls';
import type { Words } from '../words';
import { rowPathOf, orderColumnOf, valueOwnerOf } from './query';
import { rowTitle } from './rowText';
import { definedFieldAt, leadingColumn } from './state';
import type { ListRow } from './useList';

/** Styles are defined once and not per row, because every row has such a link. */
const TitleLink = styled(Link)({
  marginRight: 8,
  color: 'inherit',
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});

/** Field name of the column with the row's menu. */
export const menuColumn = '__menu';

/** Returns the column definitions for MUI's data grid. */
export function gridColumns(
  definition: ResourceDefinition,
  words: Words,
  shown: readonly string[],
  renderMenu: (row: ListRow, hasFocus: boolean) => ReactNode,
): GridColDef<ListRow>[] {
  const columns = definition.list.columns.filter(({ field }) => shown.includes(field));
  const menu: GridColDef<ListRow>[] = [
    {
      field: menuColumn,
      headerName: words.t('engine:list.actions'),
      renderHeader: ({ colDef }) => <span style={visuallyHidden}>{colDef.headerName}</span>,
      width: 44,
      minWidth: 44,
      resizable: false,
      sortable: false,
      disableColumnMenu: true,
      renderCell: ({ row, hasFocus }) => <MenuCell hasFocus={hasFocus}>{renderMenu(row, hasFocus)}</MenuCell>,
    },
  ];
  return [
    checkboxColumn(definition, words),
    ...(hasRowMenu(definition) ? menu : []),
    ...columns.map(({ field: path, width = 150 }): GridColDef<ListRow> => {
      const field = definedFieldAt(definition, path);
      const kind = fieldKindOf(field);
      const context = words.fieldContext(path);
      const { Cell } = kind;
      const valuePath = rowPathOf(definition, path);
      const value = (row: ListRow) => valueAt(row, valuePath);
      // The grid asks for the text of a cell several times at each rendering.
      const texts = new WeakMap<ListRow, string>();
      const textOf = (row: ListRow) => {
        const text = texts.get(row) ?? kind.text(value(row), field, context);
        texts.set(row, text);
        return text;
      };
      return {
        field: path,
        headerName: words.label(path),
        minWidth: width,
        flex: width,
        align: kind.align,
        headerAlign: kind.align,
        sortable: orderColumnOf(definition, path) !== undefined,
        disableColumnMenu: true,
        valueGetter: (_, row) => textOf(row),
        renderCell: renderCellOf(
          path === leadingColumn(definition),
          definition,
          words,
          Cell &&
            ((row) => <Cell value={value(row)} {...{ field, context }} owner={valueOwnerOf(definition, words, row)} />),
        ),
      };
    }),
  ];
}

/**
 * Returns the column with the checkboxes of the rows, each named after its row. The grid leaves the column out of lists
 * whose rows cannot be selected.
 */
const checkboxColumn = (definition: ResourceDefinition, words: Words): GridColDef<ListRow> => ({
  ...GRID_CHECKBOX_SELECTION_COL_DEF,
  renderCell: (cell) => {
    const label = words.t('engine:list.select', { title: rowTitle(definition, words, cell.row) });
    // The renderer passes these props on to the checkbox, but its type lacks them.
    const checkbox = { slotProps: { htmlInput: { 'aria-label': label } } };
    return <GridCellCheckboxRenderer {...cell} {...checkbox} />;
  },
});

/** Returns whether the rows of a resource's list have a menu. */
export function hasRowMenu({ listOnly, api, actions }: ResourceDefinition): boolean {
  return !listOnly || actions.length > 0 || api.delete !== undefined;
}

/**
 * Returns the function that renders a column's cells. The leading column links to the record's page, if there is one.
 * Other columns use the `Cell` component of the field's kind, or text.
 */
function renderCellOf(
  isLeading: boolean,
  definition: ResourceDefinition,
  words: Words,
  cell: ((row: ListRow) => ReactNode) | undefined,
): GridColDef<ListRow>['renderCell'] {
  if (!isLeading || definition.listOnly) return cell && (({ row }: GridRenderCellParams<ListRow>) => cell(row));
  return ({ row, formattedValue }: GridRenderCellParams<ListRow, string>) => (
    <>
      <TitleLink
        to={recordPagePath(definition, row.id)}
        tabIndex={-1}
        onClick={(event) => {
          event.stopPropagation();
          storeOpenedRecord(definition, row.id);
        }}
      >
        {formattedValue || row.id}
      </TitleLink>
      {row.deleted_at ? <Badge tone="error" label={words.t('engine:list.deleted')} /> : null}
    </>
  );
}

/**
 * Renders the cell of the row's menu. Focuses the button when the cell is focused, and prevents clicks from opening the
 * row.
 */
function MenuCell({ hasFocus, children }: { hasFocus: boolean; children: ReactNode }) {
  const cell = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!hasFocus) return undefined;
    cell.current?.querySelector('button')?.focus();
    // Otherwise the Tab key would reach the cell in addition to its button.
    const gridCell = cell.current?.closest<HTMLElement>('[role=gridcell]');
    if (!gridCell) return undefined;
    const { tabIndex } = gridCell;
    gridCell.tabIndex = -1;
    return () => {
      gridCell.tabIndex = tabIndex;
    };
  }, [hasFocus]);
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- it only stops clicks from opening the row
    <div ref={cell} onClick={(event) => event.stopPropagation()}>
      {children}
    </div>
  );
}
