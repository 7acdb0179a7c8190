import { type ListState, orderedColumns } from './state';

/** The shown columns of a list, and those of them that stay in sight. */
type ColumnChoice = Pick<ListState, 'columns' | 'pinned'>;

/** Returns the choice with a column added as the last one. */
export function showColumn(choice: ColumnChoice, field: string): ColumnChoice {
  const { columns, pinned } = hideColumn(choice, field);
  return { columns: [...columns, field], pinned };
}

/** Returns the choice without a column. */
export function hideColumn(choice: ColumnChoice, field: string): ColumnChoice {
  const isOther = (other: string) => other !== field;
  return { columns: orderedColumns(choice).filter(isOther), pinned: choice.pinned.filter(isOther) };
}

/**
 * Returns the choice with a column at another place. Pinned columns come first, so a column that is moved among them is
 * pinned as well.
 */
export function moveColumn(choice: ColumnChoice, field: string, to: number): ColumnChoice {
  const { columns: others, pinned } = hideColumn(choice, field);
  const isAmongPinned = to < choice.pinned.length;
  return arrange([...others.slice(0, to), field, ...others.slice(to)], pinned.length + (isAmongPinned ? 1 : 0));
}

/** Returns the choice with a column pinned as the last of the pinned ones, or pinned no more. */
export function toggleColumnPin(choice: ColumnChoice, field: string): ColumnChoice {
  const { columns: others, pinned } = hideColumn(choice, field);
  const count = pinned.length;
  const fields = [...others.slice(0, count), field, ...others.slice(count)];
  return arrange(fields, choice.pinned.includes(field) ? count : count + 1);
}

const arrange = (columns: readonly string[], pinnedCount: number): ColumnChoice => ({
  columns,
  pinned: columns.slice(0, pinnedCount),
});
