import type { TFunction } from 'i18next';
import type { ChecklistOptions } from '../../../resources/fields';
import { foldForSearch } from '../../ui/matchingOptions';
import type { ChosenRecord } from '../kind';
import { textAt, valueAt } from '../paths';

/** A record that a checklist offers as a checkbox, such as a permission. */
export interface ChecklistRecord extends ChosenRecord {
  /** Labels of the methods that the record allows. */
  methodLabels: readonly string[];
}

/** A group of the records that a checklist offers, with one heading. */
export interface ChecklistRecordGroup {
  name: string;
  description: string;
  order: number;
  visible: boolean;
  /** Whether the records of the group can be selected. When false, every user has them. */
  toggle: boolean;
  items: readonly ChecklistRecord[];
}

/** Returns the dotted paths to select for the records of a checklist. */
export function checklistFields(title: string, { group, methods }: ChecklistOptions): string[] {
  const groupPaths = ['name', 'description', 'order', 'visible', 'toggle'].map((part) => `${group}.${part}`);
  return ['id', title, methods, ...groupPaths];
}

/** Returns the records by group, ordered by the groups' `order`. Groups that cannot be selected come last. */
export function groupRecords(
  records: readonly unknown[],
  title: string,
  { group, methods }: ChecklistOptions,
  t: TFunction,
): ChecklistRecordGroup[] {
  const groups = new Map<string, ChecklistRecordGroup>();
  for (const record of records) {
    const recordGroup = valueAt(record, group);
    const name = textAt(recordGroup, 'name');
    const names = valueAt(record, methods);
    const methodLabels = Array.isArray(names)
      ? names.map((method) => t(`methods:${String(method)}`, { defaultValue: String(method) }))
      : [];
    const item = { id: textAt(record, 'id'), title: textAt(record, title), methodLabels };
    groups.set(name, {
      name,
      description: textAt(recordGroup, 'description'),
      order: Number(valueAt(recordGroup, 'order') ?? 0),
      visible: valueAt(recordGroup, 'visible') !== false,
      toggle: valueAt(recordGroup, 'toggle') !== false,
      items: [...(groups.get(name)?.items ?? []), item],
    });
  }
  return [...groups.values()].toSorted((a, b) => Number(b.toggle) - Number(a.toggle) || a.order - b.order);
}

/** Leaves out hidden groups of which no record is selected. */
export function visibleGroupsOf(
  groups: readonly ChecklistRecordGroup[],
  chosen: ReadonlySet<string>,
): ChecklistRecordGroup[] {
  return groups.filter(({ visible, items }) => visible || items.some(({ id }) => chosen.has(id)));
}

/** Filters the records of groups by a search in their titles, methods and group names. Leaves out empty groups. */
export function filterGroups(groups: readonly ChecklistRecordGroup[], search: string): ChecklistRecordGroup[] {
  const words = foldForSearch(search).split(/\s+/).filter(Boolean);
  const matching = groups.map((group) => ({
    ...group,
    items: group.items.filter(({ title, methodLabels }) => {
      const text = foldForSearch([group.name, title, ...methodLabels].join(' '));
      return words.every((word) => text.includes(word));
    }),
  }));
  return matching.filter(({ items }) => items.length > 0);
}
