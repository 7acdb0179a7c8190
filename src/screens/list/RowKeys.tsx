import { useShortcut } from '../../ui/shortcuts/useShortcut';
import type { ResourceDefinition } from '../../../resources/definition';
import { isPeekable } from './isPeekable';
import type { ListRow } from './useList';
import type { FocusedRow } from './useReturnFocus';
import type { RowSelection } from './useSelection';

/** Returns the index of the row that a key leads to. From outside of the rows, it is the first or the last row. */
export function neighbourIndex(current: number, step: 1 | -1, count: number): number {
  if (current < 0) return step === 1 ? 0 : count - 1;
  return Math.min(Math.max(current + step, 0), count - 1);
}

interface Props {
  definition: ResourceDefinition;
  rows: readonly ListRow[];
  /** Ids of all that the keys lead to, in order. */
  stops: readonly string[];
  setFocus: (row: FocusedRow) => void;
  /** Absent when rows cannot be selected. */
  selection?: RowSelection;
  /** Opens the form of a record, if the user may edit it. */
  edit: (row: ListRow) => void;
  /** Shows a record beside the list. */
  peek: (id: string | undefined) => void;
}

/** Lets shortcuts move the focus from row to row, and select, edit or show the row that has the focus. */
export function RowKeys({ definition, rows, stops, setFocus, selection, edit, peek }: Props) {
  const focusedId = () => document.activeElement?.closest<HTMLElement>('[data-id]')?.dataset.id;
  const focusedRow = () => rows.find(({ id }) => id === focusedId());
  const move = (step: 1 | -1) => {
    const id = stops[neighbourIndex(stops.indexOf(focusedId() ?? ''), step, stops.length)];
    if (id !== undefined) setFocus({ id });
  };
  useShortcut('nextRow', () => move(1));
  useShortcut('previousRow', () => move(-1));
  useShortcut('edit', () => {
    const row = focusedRow();
    if (row) edit(row);
  });
  useShortcut('select', () => {
    const row = focusedRow();
    if (!row || !selection) return;
    if (selection.rows.has(row.id)) selection.change([], [row.id]);
    else selection.change([row], []);
  });
  useShortcut('peek', () => {
    if (isPeekable(definition)) peek(focusedId());
  });
  return null;
}
