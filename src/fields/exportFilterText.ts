/** Signs of comparisons in the filter of an export, by their names in the API. */
const signs: Readonly<Record<string, string>> = {
  EQ: '=',
  NEQ: '≠',
  GT: '>',
  GTE: '≥',
  LT: '<',
  LTE: '≤',
  LIKE: '~',
  NOT_LIKE: '≁',
  IN: '=',
  NOT_IN: '≠',
  BETWEEN: '=',
  NOT_BETWEEN: '≠',
  IS_NULL: '= ∅',
  IS_NOT_NULL: '≠ ∅',
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns the filter of an export as one line: `year ≥ 2015; (status = NEW | status = DRAFT)`.
 *
 * @param filter a `where` of the API
 * @param labelOf returns the label of a column
 */
export function exportFilterText(filter: unknown, labelOf: (column: string) => string): string {
  return partsOf(filter, labelOf).join('; ');
}

function partsOf(filter: unknown, labelOf: (column: string) => string): string[] {
  if (!isObject(filter)) return [];
  const { column, operator = 'EQ', value, AND, OR } = filter;
  const own = typeof column === 'string' ? [conditionText(labelOf(column), String(operator), value)] : [];
  const all = Array.isArray(AND) ? AND.flatMap((inner: unknown) => partsOf(inner, labelOf)) : [];
  const any = Array.isArray(OR) ? OR.map((inner: unknown) => partsOf(inner, labelOf).join('; ')).filter(Boolean) : [];
  return [...own, ...all, ...(any.length > 0 ? [`(${any.join(' | ')})`] : [])];
}

function conditionText(label: string, operator: string, value: unknown): string {
  const sign = signs[operator] ?? operator;
  if (operator === 'IS_NULL' || operator === 'IS_NOT_NULL') return `${label} ${sign}`;
  const isRange = operator === 'BETWEEN' || operator === 'NOT_BETWEEN';
  const text = Array.isArray(value) ? value.map(String).join(isRange ? '–' : ', ') : valueText(value);
  return `${label} ${sign} ${text}`;
}

function valueText(value: unknown): string {
  if (value === null || value === undefined) return '∅';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
