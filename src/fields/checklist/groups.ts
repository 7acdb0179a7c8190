import type { TFunction } from 'i18next';
import type { Checklist } from '../../../resources/fields';
import type { Chosen } from '../kind';
import { valueAt } from '../paths';

/** A record of a checklist. */
export interface ChecklistRecord extends Chosen {
  /** Labels of the methods that the record allows. */
  means: readonly string[];
}

/** A group of checklist records. */
export interface ChecklistRecordGroup {
  name: string;
  description: string;
  order: number;
  visible: boolean;
  /** Whether the records of the group can be selected. When false, every user has them. */
  toggle: boolean;
  items: readonly ChecklistRecord[];
}

const textAt = (record: unknown, path: string) => {
  const value = valueAt(record, path);
  return typeof value === 'string' ? value : '';
};

/** Returns the dotted paths to select for the records of a checklist. */
export function checklistFields(title: string, { group, methods }: Checklist): string[] {
  const ofGroup = ['name', 'description', 'order', 'visible', 'toggle'].map((part) => `${group}.${part}`);
  return ['id', title, methods, ...ofGroup];
}

/** Returns the records by group, ordered by the groups' `order`. Groups that cannot be selected come last. */
export function groupRecords(
  records: readonly unknown[],
  title: string,
  { group, methods }: Checklist,
  t: TFunction,
): ChecklistRecordGroup[] {
  const groups = new Map<string, ChecklistRecordGroup>();
  for (const record of records) {
    const about = valueAt(record, group);
    const name = textAt(about, 'name');
    const names = valueAt(record, methods);
    const means = Array.isArray(names)
      ? names.map((method) => t(`methods:${String(method)}`, { defaultValue: String(method) }))
      : [];
    const item = { id: textAt(record, 'id'), title: textAt(record, title), means };
    groups.set(name, {
      name,
      description: textAt(about, 'description'),
      order: Number(valueAt(about, 'order') ?? 0),
      visible: valueAt(about, 'visible') !== false,
      toggle: valueAt(about, 'toggle') !== false,
      items: [...(groups.get(name)?.items ?? []), item],
    });
  }
  return [...groups.values()].toSorted((a, b) => Number(b.toggle) - Number(a.toggle) || a.order - b.order);
}

/** Returns the groups with only those records whose title, methods or group name match a search. */
export function filterGroups(
  groups: readonly ChecklistRecordGroup[],
  search: string,
  language: string,
): ChecklistRecordGroup[] {
  const plain = (text: string) =>
    text.toLocaleLowerCase(language).normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ł', 'l');
  const words = plain(search).split(/\s+/).filter(Boolean);
  const found = groups.map((group) => ({
    ...group,
    items: group.items.filter(({ title, means }) => {
      const text = plain([group.name, title, ...means].join(' '));
      return words.every((word) => text.includes(word));
    }),
  }));
  return found.filter(({ items }) => items.length > 0);
}
