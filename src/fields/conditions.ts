import type { CrudFilter } from '@refinedev/core';
import type { FilterComparison, FilterCondition, Field } from '../../resources/fields';
import { fieldKindOf } from '.';
import type { FilterKind } from './kind';
import { type DayContext, daysOfPeriod, isPeriod } from './periods';

/** Number of values that each comparison of a filter takes. */
export const comparisonValueCounts = {
  contains: 'one',
  equals: 'one',
  starts: 'one',
  in: 'many',
  between: 'two',
  during: 'one',
  empty: 'none',
  filled: 'none',
} as const satisfies Record<FilterComparison, 'one' | 'many' | 'two' | 'none'>;

/** Most values of a condition. They are part of the list's address, which servers accept up to some 16 KB. */
export const maxListedValues = 500;

/** Returns whether a text is the name of a comparison. */
export function isFilterComparison(text: string): text is FilterComparison {
  return Object.hasOwn(comparisonValueCounts, text);
}

/**
 * Returns the comparisons that a filter on a field offers. For fields that are never empty, `empty` and `filled` are
 * left out.
 */
export function filterComparisonsOf(field: Field): readonly FilterComparison[] {
  const { comparisons } = fieldKindOf(field).filter;
  if (field.maybeEmpty || (!field.required && !field.readOnly)) return comparisons;
  return comparisons.filter((comparison) => comparisonValueCounts[comparison] !== 'none');
}

/**
 * Returns the values of a condition without invalid ones; null when too few valid values are left for the comparison.
 */
export function validConditionValues(
  comparison: FilterComparison,
  values: readonly string[],
  field: Field,
): readonly string[] | null {
  const cleanValue = (text: string) => fieldKindOf(field).filter.clean(text, field);
  switch (comparisonValueCounts[comparison]) {
    case 'none':
      return [];
    case 'one': {
      const [text = ''] = values;
      if (comparison === 'during') return isPeriod(text) ? [text] : null;
      const value = cleanValue(text);
      return value === null ? null : [value];
    }
    case 'many': {
      const validValues = values.map(cleanValue).filter((value) => value !== null);
      return validValues.length > 0 ? [...new Set(validValues)].slice(0, maxListedValues) : null;
    }
    case 'two': {
      const [from = '', to = ''] = values.map((value) => cleanValue(value) ?? '');
      return from || to ? [from, to] : null;
    }
  }
}

/**
 * Converts a condition to Refine's filters. `column` is the column of the list query to compare; `days` says when days
 * begin, and which one it is.
 */
export function refineFiltersOf(
  condition: FilterCondition,
  column: string,
  field: Field,
  days: DayContext,
): CrudFilter[] {
  const kind = fieldKindOf(field).filter;
  const [first = '', second = ''] = condition.values;
  const operand = (text: string) => kind.operand(text, field);
  switch (condition.comparison) {
    case 'contains':
      return [{ field: column, operator: 'contains', value: operand(first) }];
    case 'equals':
      return [{ field: column, operator: 'eq', value: operand(first) }];
    case 'starts':
      return [{ field: column, operator: 'startswith', value: operand(first) }];
    case 'in':
      return [{ field: column, operator: 'in', value: condition.values.map(operand) }];
    case 'empty':
      return [{ field: column, operator: 'null', value: true }];
    case 'filled':
      return [{ field: column, operator: 'nnull', value: true }];
    case 'between':
      return betweenFilters(column, [first, second], kind, operand, days.timeZone);
    case 'during':
      return betweenFilters(column, daysOfPeriod(first, days), kind, operand, days.timeZone);
  }
}

/** Converts a condition to one filter, as groups of alternatives take them. */
export function refineFilterOf(condition: FilterCondition, column: string, field: Field, days: DayContext): CrudFilter {
  const [lower, upper] = refineFiltersOf(condition, column, field, days);
  if (!lower) throw new Error(`The condition on ${condition.field} has no values.`);
  if (!upper || !('field' in upper)) return lower;
  const from: unknown = 'field' in lower ? lower.value : undefined;
  const to: unknown = upper.value;
  return { field: column, operator: 'between', value: [from, upper.operator === 'lt' ? justBefore(String(to)) : to] };
}

/** Returns the last moment before a timestamp of whole milliseconds. The server's timestamps have microseconds. */
const justBefore = (iso: string) => new Date(Date.parse(iso) - 1).toISOString().replace('Z', '999Z');

function betweenFilters(
  column: string,
  [first, second]: readonly [string, string],
  kind: FilterKind,
  operand: (text: string) => string | number | boolean,
  timeZone: string,
): CrudFilter[] {
  const from = first && (kind.span ? kind.span(first, timeZone).from : operand(first));
  const lower: CrudFilter[] = first ? [{ field: column, operator: 'gte', value: from }] : [];
  if (!second) return lower;
  const upper: CrudFilter = kind.span
    ? { field: column, operator: 'lt', value: kind.span(second, timeZone).before }
    : { field: column, operator: 'lte', value: operand(second) };
  return [...lower, upper];
}
