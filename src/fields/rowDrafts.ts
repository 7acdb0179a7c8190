import type { FieldOf, FieldKindLookup, RowDraft } from './kind';

type Rows = FieldOf<'rows'>;

/** Returns a new row with the columns' initial values. `key` must be unique among the rows. */
export function createBlankRow(kindOf: FieldKindLookup, { columns }: Rows, key: string, language: string): RowDraft {
  const drafts = Object.entries(columns).map(
    ([name, column]) => [name, kindOf(column).toDraft(column.initial ?? null, column, language)] as const,
  );
  return { key, drafts: Object.fromEntries(drafts) };
}

/** Returns one row for each of the values in the field's `each`, in that order. Values without a row get an empty one. */
export function withRowPerValue(
  kindOf: FieldKindLookup,
  field: Rows,
  rows: readonly RowDraft[],
  language: string,
): readonly RowDraft[] {
  const { each } = field;
  if (!each) return rows;
  return each.values.map((value) => {
    const existingRow = rows.find((row) => row.drafts[each.column] === value);
    if (existingRow) return existingRow;
    const blank = createBlankRow(kindOf, field, `each-${value}`, language);
    return { ...blank, drafts: { ...blank.drafts, [each.column]: value } };
  });
}

/**
 * Returns the rows to save. If the field has `each`, rows in which only the column of `each` is filled are left out; if
 * it has `lines`, new rows in which nothing is filled.
 */
export function rowsToSave(
  kindOf: FieldKindLookup,
  field: Rows,
  rows: readonly RowDraft[],
  language: string,
): readonly RowDraft[] {
  const { each, columns, lines } = field;
  if (!each && !lines) return rows;
  const enteredColumns = Object.entries(columns).filter(([name]) => name !== each?.column);
  const isFilled = (row: RowDraft) =>
    enteredColumns.some(
      ([name, column]) => kindOf(column).toValue(row.drafts[name] ?? null, column, language) !== null,
    );
  if (!each) return rows.filter((row) => row.id !== undefined || isFilled(row));
  return withRowPerValue(kindOf, field, rows, language).filter(isFilled);
}
