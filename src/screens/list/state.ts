import type { ResourceDefinition } from '../../../resources/definition';
import type { Condition, Field } from '../../../resources/fields';
import { asOfNow } from './asOfNow';

/** Rows on a page, to choose from. */
export const pageSizes = [10, 25, 50, 100] as const;
/** Heights of a row, to choose from. */
export const densities = ['compact', 'standard', 'comfortable'] as const;
/** Whether deleted records are listed. */
export const trashedModes = ['WITHOUT', 'WITH', 'ONLY'] as const;

/** Ways to look at a list; a definition says which it has beside the table. */
const viewModes = ['table', 'board', 'calendar'] as const;
/** How much of time a calendar shows. */
export const spans = ['month', 'week'] as const;

/** One of the ways to look at a list. */
export type ViewMode = (typeof viewModes)[number];
/** One of a calendar's spans. */
export type Span = (typeof spans)[number];
export type PageSize = (typeof pageSizes)[number];
export type Density = (typeof densities)[number];
export type TrashedMode = (typeof trashedModes)[number];

/** All that decides what a list shows; kept in its address. */
export interface ListState {
  /** What is looked for. */
  search: string;
  /** At most one for a field. */
  conditions: readonly Condition[];
  sort: ResourceDefinition['list']['sort'];
  /** From 1. */
  page: number;
  size: PageSize;
  /** Fields that are columns, in the definition's order. */
  columns: readonly string[];
  density: Density;
  trashed: TrashedMode;
  view: ViewMode;
  /** A day of the month or the week that a calendar shows; null: today. */
  day: string | null;
  span: Span;
}

/** The ways in which a list can be looked at. */
export function viewsOf({ list }: ResourceDefinition): readonly ViewMode[] {
  return viewModes.filter((mode) => mode === 'table' || list.views?.[mode] !== undefined);
}

/** Fields that are columns when nobody chose any. */
export function usualColumns({ list }: ResourceDefinition): readonly string[] {
  return list.columns.filter(({ hidden }) => !hidden).map(({ field }) => field);
}

/** The column that leads to the record, always there: the first one that can be read. A picture may stand before it. */
export function leadingColumn({ list, fields, title }: ResourceDefinition): string {
  return list.columns.find(({ field }) => fields[field]?.type !== 'media')?.field ?? title;
}

/** What a list is narrowed to at first, by whoever `me` is; undefined: by nothing. */
export function initialConditions({ list }: ResourceDefinition, me: string): readonly Condition[] | undefined {
  const preset = list.presets.find(({ initial }) => initial);
  return preset && asOfNow(preset.conditions, me);
}

/** What a list opens on where its address does not say it. */
export interface Opening {
  /** The user that `@me` of an initial filter stands for. */
  userId: string;
  /** The view of the last visit. */
  view: string | null;
}

/** Returns the state of a list whose address says nothing. */
export function defaultState(definition: ResourceDefinition, opening: Opening = { userId: '', view: null }): ListState {
  const { list } = definition;
  return {
    search: '',
    conditions: initialConditions(definition, opening.userId) ?? [],
    sort: list.sort,
    page: 1,
    size: 25,
    columns: usualColumns(definition),
    density: 'standard',
    trashed: 'WITHOUT',
    view: viewsOf(definition).find((mode) => mode === opening.view) ?? 'table',
    day: null,
    span: 'month',
  };
}

/** The field that a definition knows by this path. Fails for a path that it doesn't know. */
export function fieldAt(definition: ResourceDefinition, path: string): Field {
  const field = definition.fields[path];
  if (!field) throw new Error(`${definition.name} has no field ${path}`);
  return field;
}
