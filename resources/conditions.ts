/**
 * How a filter compares: `contains`, `equals` and `starts` take one value, `in` several, `between` two of which one
 * may be empty, `empty` and `filled` none.
 */
export type Comparison = 'contains' | 'equals' | 'starts' | 'in' | 'between' | 'empty' | 'filled';

/** A filter on a field, in the form that addresses keep: its values as text. */
export interface Condition<P extends string = string> {
  field: P;
  comparison: Comparison;
  values: readonly string[];
}

/** What a field must hold for something to apply: one of some values (`is: [null]` means: empty), or a list with one in it. */
export type When<P extends string = string> =
  | { field: P; is: readonly (string | boolean | null)[] }
  | { field: P; has: string };
