import { useShortcut } from '../../ui/shortcuts/useShortcut';
import type { ListRow } from './useList';
import type { FocusedRow } from './useReturnFocus';
import type { RowSelection } from './useSelection';

/** Returns the index of the row that a key leads to. From outside of the rows, it is the first or the last row. */
export function neighbourIndex(current: number, step: 1 | -1, count: number): number {
  if (current < 0) return step === 1 ? 0 : count - 1;
  return Math.min(Math.max(current + step, 0), count - 1);
}

interface Options {
  rows: readonly ListRow[];
  setFocus: (row: FocusedRow) => void;
  /** Absent when rows cannot be selected. */
  selection?: RowSelection;
  /** Opens the form of a record, if the user may edit it. */
  edit: (row: ListRow) => void;
}

/** Lets shortcuts move the focus from row to row, and select or edit the row that has the focus. */
export function useRowKeys({ rows, setFocus, selection, edit }: Options): void {
  const focusedIndex = () => {
    const focused = document.activeElement?.closest<HTMLElement>('[data-id]')?.dataset.id;
    return rows.findIndex(({ id }) => id === focused);
  };
  const move = (step: 1 | -1) => {
    const row = rows[neighbourIndex(focusedIndex(), step, rows.length)];
    if (row) setFocus({ id: row.id });
  };
  useShortcut('nextRow', () => move(1));
  useShortcut('previousRow', () => move(-1));
  useShortcut('edit', () => {
    const row = rows[focusedIndex()];
    if (row) edit(row);
  });
  useShortcut('select', () => {
    const row = rows[focusedIndex()];
    if (!row || !selection) return;
    if (selection.rows.has(row.id)) selection.change([], [row.id]);
    else selection.change([row], []);
  });
}
