import type { ResourceDefinition } from '../../../resources/definition';
import { valueAt } from '../../fields/paths';
import { rowPathOf } from './query';
import { definedFieldAt } from './state';
import type { ListRow } from './useList';

/** The sum and the average of a column's values in some rows. */
export interface ColumnSum {
  path: string;
  sum: number;
  average: number;
  /** The value that the summed rows share, such as the currency of their amounts; absent where values need none. */
  unit?: string;
}

/**
 * Returns the sums of the columns whose field the definition marks as `summed`. Amounts with different values in the field
 * that `summed` names, such as currencies, have a sum each. Rows without a value do not count.
 */
export function sumsOf(
  rows: readonly ListRow[],
  definition: ResourceDefinition,
  columns: readonly string[],
): readonly ColumnSum[] {
  return columns.flatMap((path) => {
    const field = definedFieldAt(definition, path);
    const summed = field.type === 'number' || field.type === 'money' ? field.summed : undefined;
    if (!summed) return [];
    const valuesByUnit = new Map<string | undefined, number[]>();
    for (const row of rows) {
      const value = valueAt(row, rowPathOf(definition, path));
      const unit = summed === true ? undefined : valueAt(row, rowPathOf(definition, summed.by));
      if (typeof value !== 'number' || (summed !== true && typeof unit !== 'string')) continue;
      const key = typeof unit === 'string' ? unit : undefined;
      valuesByUnit.set(key, [...(valuesByUnit.get(key) ?? []), value]);
    }
    return [...valuesByUnit].map(([unit, values]): ColumnSum => {
      const sum = values.reduce((total, value) => total + value, 0);
      return { path, sum, average: sum / values.length, ...(unit !== undefined && { unit }) };
    });
  });
}
