import type { ResourceDefinition } from '../../../resources/definition';
import type { FilterCondition } from '../../../resources/fields';
import {
  validConditionValues,
  filterComparisonsOf,
  isFilterComparison,
  comparisonValueCounts,
} from '../../fields/conditions';
import { validDayOrNull } from '../../fields/day';
import { orderColumnOf } from './query';
import { limitSort } from './sortChoice';
import {
  defaultListState,
  rowDensities,
  definedFieldAt,
  hasInitialConditions,
  isGroupable,
  columnWidths,
  leadingColumn,
  type SortColumn,
  type ListState,
  type DefaultStateContext,
  pageSizes,
  calendarSpans,
  trashedModes,
  viewModesOf,
} from './state';

/**
 * Reads a list's state from the query string of its URL; `formatListUrl` does the reverse:
 * `?q=volvo&f=year:between:2015..2020&g=verify:in:VERIFIED;places:equals:34&sort=-year,license&page=2&size=50&cols=license,year&pin=license&widths=year:90&density=compact&deleted=only&group=verify&open=VERIFIED`.
 *
 * `f` is a condition and `g` a group of conditions. They must all hold, with `match=any` at least one; within a group it is
 * the other way round.
 *
 * Default values are left out, except filters: when a list opens with initial filters, `f=all` means no filter. Unknown
 * parameters are ignored and invalid values are replaced by defaults. No parameter may have the name of an option that
 * the data provider reads from `meta`, because Refine adds all parameters of the URL to `meta`.
 */
export function parseListUrl(query: string, definition: ResourceDefinition, context?: DefaultStateContext): ListState {
  const defaults = defaultListState(definition, context);
  const params = new URLSearchParams(query);
  const page = Number(params.get('page'));
  const size = Number(params.get('size'));
  const trashed = params.get('deleted')?.toUpperCase();
  const columns = readColumns(params.get('cols'), definition) ?? defaults.columns;
  const groupPath = params.get('group') ?? '';
  return {
    search: (params.get('q') ?? '').slice(0, 200),
    match: params.get('match') === 'any' ? 'any' : 'all',
    conditions: params.has('f') ? readConditions(params.getAll('f'), definition) : defaults.conditions,
    groups: params
      .getAll('g')
      .map((text) => readConditions(text.split(';').map(unescape), definition))
      .filter((group) => group.length > 0),
    sort: readSort(params.get('sort'), definition) ?? defaults.sort,
    page: Number.isSafeInteger(page) && page >= 1 && page <= 1_000_000 ? page : defaults.page,
    size: pageSizes.find((one) => one === size) ?? defaults.size,
    columns,
    pinned: [...new Set(params.get('pin')?.split(','))].filter((field) => columns.includes(field)),
    widths: readWidths(params.get('widths'), definition),
    density: rowDensities.find((one) => one === params.get('density')) ?? defaults.density,
    trashed: (definition.api.trashed && trashedModes.find((one) => one === trashed)) || defaults.trashed,
    view: viewModesOf(definition).find((mode) => mode === params.get('view')) ?? defaults.view,
    group: isGroupable(definition, groupPath) ? groupPath : null,
    open: params.get('open')?.split(',').map(unescape) ?? [],
    saved: /^([1-9]\d{0,18}|all)$/.exec(params.get('saved') ?? '')?.[0] ?? null,
    day: validDayOrNull(params.get('day') ?? ''),
    span: calendarSpans.find((one) => one === params.get('span')) ?? defaults.span,
  };
}

/** Returns the query string of a list's URL, starting with `?`; empty for the default state. */
export function formatListUrl(state: ListState, definition: ResourceDefinition): string {
  const defaults = defaultListState(definition);
  const { sort } = state;
  const widths = Object.entries(state.widths).map(([field, width]) => `${field}:${width}`);
  const parts = [
    state.search && `q=${encode(state.search)}`,
    ...state.conditions.map((condition) => `f=${encode(writeCondition(condition))}`),
    ...state.groups.map((group) => `g=${encode(group.map(writeGroupedCondition).join(';'))}`),
    state.match === 'any' && 'match=any',
    state.conditions.length === 0 && hasInitialConditions(definition) && 'f=all',
    writeSort(sort) !== writeSort(defaults.sort) && `sort=${writeSort(sort)}`,
    state.page !== defaults.page && `page=${state.page}`,
    state.size !== defaults.size && `size=${state.size}`,
    state.columns.join(',') !== defaults.columns.join(',') && `cols=${state.columns.join(',')}`,
    state.pinned.length > 0 && `pin=${state.pinned.join(',')}`,
    widths.length > 0 && `widths=${widths.join(',')}`,
    state.density !== defaults.density && `density=${state.density}`,
    state.trashed !== defaults.trashed && `deleted=${state.trashed.toLowerCase()}`,
    // In the address of a saved view, the table must not be taken for the last view of the browser.
    (state.view !== 'table' || (state.saved !== null && viewModesOf(definition).length > 1)) && `view=${state.view}`,
    state.group !== null && `group=${state.group}`,
    state.open.length > 0 && `open=${encode(state.open.map(escape).join(','))}`,
    state.saved !== null && `saved=${state.saved}`,
    state.day !== null && `day=${state.day}`,
    state.span !== defaults.span && `span=${state.span}`,
  ].filter((part) => part !== false && part !== '');
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/**
 * Returns whether a URL names only a saved view, whose state the list is still to show. This is the form of a link to a
 * view: it leads to the view's state at the time of the click.
 */
export function isSavedViewLink(query: string): boolean {
  return /^\?saved=\d+$/.test(query);
}

/** Returns whether a URL omits the initial filters or the view that the list shows. */
export function isListUrlIncomplete(query: string, { view }: ListState, definition: ResourceDefinition): boolean {
  if (isSavedViewLink(query)) return false;
  const params = new URLSearchParams(query);
  const omitsFilters = hasInitialConditions(definition) && !params.has('f');
  return omitsFilters || (view !== 'table' && !params.has('view'));
}

/**
 * Encodes a query parameter like `encodeURIComponent`, but keeps `:`, `,`, `;` and `/` readable and writes spaces as `+`.
 */
function encode(text: string): string {
  return encodeURIComponent(text)
    .replace(/%3A/g, ':')
    .replace(/%2C/g, ',')
    .replace(/%2F/g, '/')
    .replace(/%3B/g, ';')
    .replace(/%20/g, '+');
}

/** Escapes commas and percent signs in a value, because commas separate values. */
const escape = (value: string) => value.replace(/[%,]/g, encodeURIComponent);

function unescape(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

function writeCondition({ field, comparison, values }: FilterCondition): string {
  switch (comparisonValueCounts[comparison]) {
    case 'none':
      return `${field}:${comparison}`;
    case 'one':
      return `${field}:${comparison}:${values[0] ?? ''}`;
    case 'many':
      return `${field}:${comparison}:${values.map(escape).join(',')}`;
    case 'two':
      return `${field}:${comparison}:${values[0] ?? ''}..${values[1] ?? ''}`;
  }
}

/** Escapes semicolons, which separate the conditions of a group, and percent signs. */
const writeGroupedCondition = (condition: FilterCondition) =>
  writeCondition(condition).replace(/[%;]/g, encodeURIComponent);

function readConditions(texts: readonly string[], definition: ResourceDefinition): FilterCondition[] {
  return texts.map((text) => readCondition(text, definition)).filter((condition) => condition !== null);
}

function readCondition(text: string, definition: ResourceDefinition): FilterCondition | null {
  const [, path = '', comparison = '', valuesText = ''] = /^([^:]*):([^:]*):?(.*)$/s.exec(text) ?? [];
  if (!definition.list.filters.includes(path) || !isFilterComparison(comparison)) return null;
  const field = definedFieldAt(definition, path);
  if (!filterComparisonsOf(field).includes(comparison)) return null;
  const values = validConditionValues(comparison, split(valuesText, comparisonValueCounts[comparison]), field);
  return values && { field: path, comparison, values };
}

function split(text: string, count: 'one' | 'many' | 'two' | 'none'): readonly string[] {
  switch (count) {
    case 'none':
      return [];
    case 'one':
      return [text];
    case 'many':
      return text.split(',').map(unescape);
    case 'two':
      return text.split('..', 2);
  }
}

const writeSort = (sort: ListState['sort']) =>
  sort.map(({ field, direction }) => (direction === 'DESC' ? `-${field}` : field)).join(',');

function readSort(text: string | null, definition: ResourceDefinition): ListState['sort'] | null {
  const columns = (text?.split(',') ?? []).map((part): SortColumn => ({
    field: part.replace(/^-/, ''),
    direction: part.startsWith('-') ? 'DESC' : 'ASC',
  }));
  const sort = limitSort(
    columns.filter(({ field }) => hasColumn(definition, field) && orderColumnOf(definition, field) !== undefined),
  );
  return sort.length > 0 ? sort : null;
}

/** Returns the named columns. The leading column is always included: where it is missing, it comes first. */
function readColumns(text: string | null, definition: ResourceDefinition): readonly string[] | null {
  const names = [...new Set(text?.split(','))].filter((field) => hasColumn(definition, field));
  if (names.length === 0) return null;
  const leading = leadingColumn(definition);
  return names.includes(leading) ? names : [leading, ...names];
}

function readWidths(text: string | null, definition: ResourceDefinition): ListState['widths'] {
  const entries = text?.split(',').map((part) => part.split(':')) ?? [];
  const widths = entries.map(([field = '', width]) => [field, Number(width)] as const);
  const { min, max } = columnWidths;
  return Object.fromEntries(
    widths.filter(
      ([field, width]) => hasColumn(definition, field) && Number.isInteger(width) && width >= min && width <= max,
    ),
  );
}

const hasColumn = ({ list }: ResourceDefinition, path: string) => list.columns.some(({ field }) => field === path);
