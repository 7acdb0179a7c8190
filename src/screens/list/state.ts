import type { ResourceDefinition } from '../../../resources/definition';
import type { FieldType, FilterCondition, Field } from '../../../resources/fields';
import { type PresetContext, resolvePresetValues } from './presets';

/** Page sizes of a list that the user can choose. */
export const pageSizes = [10, 25, 50, 100] as const;
/** Row heights of a list that the user can choose. */
export const rowDensities = ['compact', 'standard', 'comfortable'] as const;
/** Modes of listing deleted records: without them, with them, or only them. */
export const trashedModes = ['WITHOUT', 'WITH', 'ONLY'] as const;

/** Possible views of a list. Every list has the table; a definition adds the others. */
const viewModes = ['table', 'board', 'calendar'] as const;
/** Lengths of the time that a calendar shows at once. */
export const calendarSpans = ['month', 'week'] as const;

/** Name of a view of a list. */
export type ViewMode = (typeof viewModes)[number];
/** Length of the time that a calendar shows at once. */
export type CalendarSpan = (typeof calendarSpans)[number];
type PageSize = (typeof pageSizes)[number];
export type RowDensity = (typeof rowDensities)[number];
type TrashedMode = (typeof trashedModes)[number];

/** How conditions are joined. */
export type FilterMatch = 'all' | 'any';

/** The part of a list's state that filters its rows. */
export type ListFilter = Pick<ListState, 'match' | 'conditions' | 'groups'>;

/** No filter. */
export const noFilter: ListFilter = { match: 'all', conditions: [], groups: [] };

/** Returns whether a list has conditions. */
export const isFiltered = ({ conditions, groups }: ListFilter): boolean => conditions.length > 0 || groups.length > 0;

/** A column that orders the rows of a list. */
export type SortColumn = ResourceDefinition['list']['sort'];

/** Most columns that order the rows at once. */
export const maxSortColumns = 3;
/** Widths in pixels that a column may have. */
export const columnWidths = { min: 50, max: 2000 } as const;

/** The state of a list, stored in its URL. */
export interface ListState {
  /** The search text. */
  search: string;
  /** Whether rows must meet all conditions and groups, or any of them. */
  match: FilterMatch;
  conditions: readonly FilterCondition[];
  /** Groups of conditions. Within a group the other kind of `match` holds: any with `all`, all with `any`. */
  groups: readonly (readonly FilterCondition[])[];
  /** The columns that order the rows, the first one foremost. There is at least one, and at most `maxSortColumns`. */
  sort: readonly SortColumn[];
  /** Number of the page, from 1. */
  page: number;
  size: PageSize;
  /** The visible columns, in the user's order. */
  columns: readonly string[];
  /** The visible columns that stay in sight while the others are scrolled. They come first. */
  pinned: readonly string[];
  /** Widths of columns in pixels. The others share the remaining width. */
  widths: Readonly<Record<string, number>>;
  density: RowDensity;
  trashed: TrashedMode;
  view: ViewMode;
  /** The field by which the table groups its rows; null for rows without groups. `page` and `size` are those of groups. */
  group: string | null;
  /** Keys of the groups whose rows are shown. */
  open: readonly string[];
  /** A further condition, which holds whatever `match` is: that of the rows of one group. The URL does not have it. */
  within?: FilterCondition;
  /**
   * Id of the saved view whose state the list had at first; `all` when the user chose no view although one is the
   * default.
   */
  saved: string | null;
  /** A day (`YYYY-MM-DD`) in the shown month or week of the calendar; null for today. */
  day: string | null;
  span: CalendarSpan;
}

/** Returns the names of the views that a list has. */
export function viewModesOf({ list }: ResourceDefinition): readonly ViewMode[] {
  return viewModes.filter((mode) => mode === 'table' || list.views?.[mode] !== undefined);
}

const groupedTypes: ReadonlySet<FieldType> = new Set(['enum', 'boolean', 'country', 'one', 'many']);

/**
 * Returns whether a list can be grouped by a field: one with few values that the list can be filtered by. A choice that
 * depends on another one, such as a model on its make, has equal titles for different records, and groups with the same
 * title would confuse.
 */
export function isGroupable({ list, fields }: ResourceDefinition, path: string): boolean {
  const field = fields[path];
  return field !== undefined && list.filters.includes(path) && groupedTypes.has(field.type) && !('dependsOn' in field);
}

/** Returns the columns that a list shows by default. */
export function defaultColumns({ list }: ResourceDefinition): readonly string[] {
  return list.columns.filter(({ hidden }) => !hidden).map(({ field }) => field);
}

/** Returns the visible columns of a list, the pinned ones first. */
export function orderedColumns({ columns, pinned }: Pick<ListState, 'columns' | 'pinned'>): readonly string[] {
  return [...pinned, ...columns.filter((column) => !pinned.includes(column))];
}

/** Returns the column that links to the record: the first one with text. It cannot be hidden. */
export function leadingColumn({ list, fields, title }: ResourceDefinition): string {
  return list.columns.find(({ field }) => fields[field]?.type !== 'media')?.field ?? title;
}

/** Returns whether a list opens with filters. */
export const hasInitialConditions = ({ list }: ResourceDefinition): boolean =>
  list.presets.some(({ initial }) => initial);

/** The data of the user and of the browser on which the default state of a list depends. */
export interface DefaultStateContext extends PresetContext {
  /** Name of the view in which this browser last showed the list; null when unknown. */
  view: string | null;
}

/** Returns the state of a list whose URL has no query. Without a context, it has no initial filters. */
export function defaultListState(definition: ResourceDefinition, context?: DefaultStateContext): ListState {
  const { list } = definition;
  const initial = context && list.presets.find((preset) => preset.initial);
  return {
    search: '',
    ...noFilter,
    conditions: initial ? resolvePresetValues(initial.conditions, context) : [],
    sort: [list.sort],
    page: 1,
    size: 25,
    columns: defaultColumns(definition),
    pinned: [],
    widths: {},
    density: 'standard',
    trashed: 'WITHOUT',
    view: viewModesOf(definition).find((mode) => mode === context?.view) ?? 'table',
    group: null,
    open: [],
    saved: null,
    day: null,
    span: 'month',
  };
}

/** Returns the definition's field at a path. Throws when there is none. */
export function definedFieldAt(definition: ResourceDefinition, path: string): Field {
  const field = definition.fields[path];
  if (!field) throw new Error(`${definition.name} has no field ${path}`);
  return field;
}
