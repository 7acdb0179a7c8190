import type { GridSlotProps, GridSlots } from '@mui/x-data-grid';
import { cloneElement, createContext, useContext } from 'react';
import type { ListState } from '../state';
import { GridRow } from './GridRow';

/** Renders the checkbox of the header, which selects the page. */
function HeaderCheckbox({
  checked,
  indeterminate = false,
  onChange,
  tabIndex,
  slotProps,
  onKeyDown,
}: GridSlotProps['baseCheckbox']) {
  return (
    <input
      {...slotProps?.htmlInput}
      type="checkbox"
      className="rowCheckbox"
      ref={(box) => {
        if (box) box.indeterminate = indeterminate;
      }}
      {...{ checked, onChange, tabIndex, onKeyDown }}
    />
  );
}

/** The columns that order the rows. The grid itself knows only the first one. */
export const SortContext = createContext<ListState['sort']>([]);

/**
 * Shows the order of a sortable column and, with several, its place among them; on hover, that it is sortable. A click on
 * the header changes the order.
 */
function SortArrow({ field }: GridSlotProps['columnHeaderSortIcon']) {
  const sort = useContext(SortContext);
  const index = sort.findIndex((one) => one.field === field);
  return (
    <>
      <svg
        className={index < 0 ? 'sortArrow hint' : 'sortArrow'}
        viewBox="0 0 24 24"
        width={18}
        height={18}
        aria-hidden
      >
        <path d={sort[index]?.direction === 'DESC' ? 'M12 20V5m-6 9 6 6 6-6' : 'M12 4v15M6 10l6-6 6 6'} />
      </svg>
      {index >= 0 && sort.length > 1 && (
        <span className="sortPlace" aria-hidden>
          {index + 1}
        </span>
      )}
    </>
  );
}

/** Shows where the width of a column is changed. */
function ColumnEdge({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width={24}
      height={24}
      stroke="currentColor"
      strokeWidth={2}
      aria-hidden
    >
      <path d="M12 5v14" />
    </svg>
  );
}

/** Shows the browser's own tooltip. */
function Title({ title, children }: GridSlotProps['baseTooltip']) {
  return typeof title === 'string' && title !== '' ? cloneElement(children, { title }) : children;
}

/**
 * The parts of MUI's grid that this project replaces, because a list renders them for each row or column: they are plain
 * elements, whose styles are in `grid.module.css`.
 */
export const gridParts: Partial<GridSlots> = {
  row: GridRow,
  baseCheckbox: HeaderCheckbox,
  columnHeaderSortIcon: SortArrow,
  columnResizeIcon: ColumnEdge,
  baseTooltip: Title,
};
