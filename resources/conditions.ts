/**
 * How a filter compares a field with its values. `contains`, `equals` and `starts` take one value, `in` takes several,
 * `between` takes two of which one may be empty, `empty` and `filled` take none. `during` takes a period that moves with
 * the days, such as `nextWeek`.
 */
export type FilterComparison = 'contains' | 'equals' | 'starts' | 'in' | 'between' | 'during' | 'empty' | 'filled';

/** A filter on a field, as stored in the URL of a list: its values are texts. */
export interface FilterCondition<P extends string = string> {
  field: P;
  comparison: FilterComparison;
  values: readonly string[];
}

/**
 * A condition on a field of a record. With `is`, the field has one of these values (null means empty), with
 * `isNot` none of them. With `has`, the field is a list that includes this value.
 */
export type FieldCondition<P extends string = string> =
  | { field: P; is: readonly (string | boolean | null)[] }
  | { field: P; isNot: readonly (string | boolean | null)[] }
  | { field: P; has: string };
