import type { Field, FilterComparison } from '../../../resources/fields';
import { filterComparisonsOf } from '../../fields/conditions';
import { splitList } from '../../fields/textFilter';

/**
 * Returns the values of a list that is pasted into a filter by one text. They become a filter by several texts, because
 * the input would join them to one long text. Null where the text is no list, or the field takes none.
 */
export function pastedValuesOf(text: string, field: Field, comparison: FilterComparison): readonly string[] | null {
  const comparisons = filterComparisonsOf(field);
  if (comparison === 'in' || !comparisons.includes('in') || !comparisons.includes('contains')) return null;
  const values = splitList(text.trim());
  return values.length > 1 ? values : null;
}
