import {
  gridClasses,
  gridFocusCellSelector,
  type GridRowProps,
  gridTabIndexCellSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import {
  createContext,
  type CSSProperties,
  type KeyboardEvent,
  memo,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useContext,
  useLayoutEffect,
  useRef,
} from 'react';
import type { CellLookOf } from '../cells/editMode';
import type { ListRow } from '../useList';
import type { RecordAim } from '../useRecordAhead';
import { checkboxColumn, menuColumn } from './columns';
import type { RowCells } from './rowCells';

/** What the rows of a list need in addition to the props that the grid passes to them. */
export interface RowContent {
  cells: RowCells;
  renderMenu: (row: ListRow, tabIndex?: number) => ReactNode;
  /** Returns the accessible name of a row's checkbox. */
  checkboxLabelOf: (row: ListRow) => string;
  /** Tooltip of the checkboxes, with their shortcut. */
  checkboxHint: string;
  /** What is called while the user aims at a row, because its record will probably be opened. */
  aim: RecordAim;
  /** How cells look in edit mode; absent while it is off. */
  lookOf: CellLookOf | undefined;
}

export const RowContentContext = createContext<RowContent | null>(null);

type CellStyle = CSSProperties & Partial<Record<'--width' | '--height', string>>;

/** The style of a row or cell that is rendered only because it has the focus. */
const invisible: CellStyle = { opacity: 0, width: 0, height: 0, padding: 0, border: 0 };

/** Columns whose cells contain a control, which gets the focus instead of the cell. */
const controlColumns: ReadonlySet<string> = new Set([checkboxColumn, menuColumn]);

const rowClass = ({ row, selected, isFirstVisible, isLastVisible }: GridRowProps) =>
  [
    gridClasses.row,
    selected && 'Mui-selected',
    isFirstVisible && gridClasses['row--firstVisible'],
    isLastVisible && gridClasses['row--lastVisible'],
    row.deleted_at && 'deleted',
  ]
    .filter(Boolean)
    .join(' ');

const cellClasses = {
  left: `${gridClasses.cell} ${gridClasses['cell--textLeft']}`,
  center: `${gridClasses.cell} ${gridClasses['cell--textCenter']}`,
  right: `${gridClasses.cell} ${gridClasses['cell--textRight']}`,
};

/** The props on which a row depends. The grid passes more, which change while it measures itself. */
const usedProps = [
  'row',
  'rowId',
  'index',
  'selected',
  'rowHeight',
  'offsetLeft',
  'firstColumnIndex',
  'lastColumnIndex',
  'focusedColumnIndex',
  'isFirstVisible',
  'isLastVisible',
  'isNotVisible',
] as const satisfies readonly (keyof GridRowProps)[];

const isSameRow = (previous: GridRowProps, next: GridRowProps) =>
  usedProps.every((name) => previous[name] === next[name]) &&
  areSameColumns(previous.visibleColumns, next.visibleColumns);

/** The grid defines its columns anew when a kept list is shown again. */
const areSameColumns = (previous: GridRowProps['visibleColumns'], next: GridRowProps['visibleColumns']) =>
  previous === next ||
  (previous.length === next.length &&
    previous.every(({ field, align, computedWidth }, index) => {
      const column = next[index];
      return column?.field === field && column.align === align && column.computedWidth === computedWidth;
    }));

/**
 * Renders a row of the grid with one element for each cell. The grid's own row renders a component for each cell, which
 * subscribes to eight parts of the grid's state; this one subscribes once for the whole row, and is rendered again only
 * when its record, its selection or the focus in it changes.
 *
 * It publishes the same events of cells and rows, so that focus, keyboard and selection work as the grid documents them.
 */
export const GridRow = memo(function Row(props: GridRowProps) {
  const { rowId, index, selected, rowHeight, offsetLeft, isNotVisible } = props;
  const { visibleColumns, firstColumnIndex, lastColumnIndex, focusedColumnIndex } = props;
  const content = useContext(RowContentContext);
  const api = useGridApiContext();
  const focusedField = useGridSelector(api, () => {
    const cell = gridFocusCellSelector(api);
    return cell?.id === rowId ? cell.field : null;
  });
  const tabField = useGridSelector(api, () => {
    const cell = gridTabIndexCellSelector(api);
    return cell?.id === rowId ? cell.field : null;
  });

  const heldField = useRef<string>(null);
  // After each rendering, because a column may be rendered only after its cell has got the focus.
  useLayoutEffect(() => {
    const cell = focusedField === null ? null : api.current.getCellElement(rowId, focusedField);
    if (focusedField === heldField.current || (focusedField !== null && !cell)) return;
    heldField.current = focusedField;
    if (!cell || cell.contains(document.activeElement)) return;
    // The grid remembers its cell while the user types in the search box, and moves it when the row is listed no more.
    if (isTypingOutside(api.current.rootElementRef.current)) return;
    const control = cell.querySelector<HTMLElement>('[tabindex="0"]');
    (control ?? cell).focus({ preventScroll: true });
  });

  const row = api.current.getRow<ListRow>(rowId);
  if (!content) throw new Error('There is no RowContentContext around the grid.');
  // The grid may render a row once more after its record is gone.
  if (!row) return null;
  const { cells, renderMenu, checkboxLabelOf, checkboxHint, aim, lookOf } = content;

  /** Returns the field of the cell in which an event happened; undefined for events of the row's menu. */
  const fieldOf = ({ target, currentTarget }: SyntheticEvent<HTMLElement>) => {
    if (!(target instanceof Element) || !currentTarget.contains(target) || !api.current.getRow(rowId)) return undefined;
    return target.closest<HTMLElement>('[role="gridcell"]')?.dataset.field;
  };
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const field = fieldOf(event);
    if (field === undefined) return;
    api.current.publishEvent('cellClick', api.current.getCellParams(rowId, field), event);
    if (!controlColumns.has(field)) api.current.publishEvent('rowClick', api.current.getRowParams(rowId), event);
  };
  const onMouseDown = (event: MouseEvent<HTMLElement>) => {
    const field = fieldOf(event);
    if (field !== undefined) api.current.publishEvent('cellMouseDown', api.current.getCellParams(rowId, field), event);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const field = fieldOf(event);
    if (field !== undefined) api.current.publishEvent('cellKeyDown', api.current.getCellParams(rowId, field), event);
  };

  const contentOf = (field: string, tabIndex: number): ReactNode => {
    if (field === menuColumn) return renderMenu(row, tabIndex);
    if (field !== checkboxColumn) {
      const column = cells.get(field);
      return column?.render ? column.render(row) : column?.textOf(row);
    }
    return (
      <input
        type="checkbox"
        className="rowCheckbox"
        aria-label={checkboxLabelOf(row)}
        tabIndex={tabIndex}
        checked={selected}
        onChange={(event) =>
          api.current.publishEvent('rowSelectionCheckboxChange', { id: rowId, value: event.target.checked }, event)
        }
        // The grid would scroll.
        onKeyDown={(event) => event.key === ' ' && event.stopPropagation()}
      />
    );
  };
  const renderCell = (columnIndex: number, isVisible: boolean) => {
    const column = visibleColumns[columnIndex];
    if (!column) return null;
    const { field, align = 'left', computedWidth } = column;
    const tabIndex = field === tabField ? 0 : -1;
    const width: CellStyle = { '--width': `${computedWidth}px` };
    const look = lookOf?.(row, field);
    const ownText = cells.get(field)?.render ? undefined : cells.get(field)?.textOf(row);
    const classes = [cellClasses[align], look?.className, ownText !== undefined && !look?.content && 'textCell'];
    return (
      <div
        key={field}
        role="gridcell"
        data-field={field}
        data-colindex={columnIndex}
        aria-colindex={columnIndex + 1}
        className={classes.filter(Boolean).join(' ')}
        {...look?.aria}
        style={isVisible ? width : invisible}
        title={field === checkboxColumn ? checkboxHint : (look?.title ?? ownText)}
        tabIndex={controlColumns.has(field) ? -1 : tabIndex}
      >
        {look?.content ?? contentOf(field, tabIndex)}
      </div>
    );
  };
  const columnIndexes = Array.from(
    { length: lastColumnIndex - firstColumnIndex },
    (_, step) => firstColumnIndex + step,
  );
  const visibleIndexes = new Set(columnIndexes);
  // The focused cell stays in the document, in its order, while it is scrolled out of sight.
  const shownIndexes =
    focusedColumnIndex === undefined || visibleIndexes.has(focusedColumnIndex)
      ? columnIndexes
      : [...columnIndexes, focusedColumnIndex].toSorted((one, other) => one - other);
  const height: CellStyle = { '--height': `${rowHeight}px`, minHeight: rowHeight, maxHeight: rowHeight };
  return (
    <div
      role="row"
      data-id={rowId}
      data-rowindex={index}
      aria-rowindex={index + 2}
      aria-selected={selected}
      className={rowClass(props)}
      style={isNotVisible ? invisible : height}
      onClick={onClick}
      onMouseDown={onMouseDown}
      onKeyDown={onKeyDown}
      onPointerDown={() => aim.press(String(rowId))}
      onPointerEnter={() => aim.approach(String(rowId), 'pointer')}
      onPointerLeave={aim.leave}
      onFocus={() => aim.approach(String(rowId), 'focus')}
      onBlur={aim.leave}
    >
      <div role="presentation" className={gridClasses.cellOffsetLeft} style={{ width: offsetLeft }} />
      {shownIndexes.map((columnIndex) => renderCell(columnIndex, visibleIndexes.has(columnIndex)))}
      <div role="presentation" className={`${gridClasses.cell} ${gridClasses.cellEmpty}`} />
    </div>
  );
}, isSameRow);

/** Returns whether an input outside of the grid has the focus. */
function isTypingOutside(grid: HTMLElement | null | undefined): boolean {
  const { activeElement } = document;
  return activeElement instanceof HTMLInputElement && !grid?.contains(activeElement);
}
