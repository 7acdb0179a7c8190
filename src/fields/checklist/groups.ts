import type { TFunction } from 'i18next';
import type { Checklist } from '../../../resources/fields';
import type { Chosen } from '../kind';
import { valueAt } from '../paths';

/** A record of a checklist. */
export interface Item extends Chosen {
  /** What it stands for, each in words. */
  means: readonly string[];
}

/** Records of a checklist that belong together. */
export interface Group {
  name: string;
  description: string;
  order: number;
  visible: boolean;
  /** Whether its records are given and taken; otherwise everybody has them. */
  toggle: boolean;
  items: readonly Item[];
}

const textAt = (record: unknown, path: string) => {
  const value = valueAt(record, path);
  return typeof value === 'string' ? value : '';
};

/** What a checklist needs of its records, as dotted paths. */
export function checklistFields(title: string, { group, methods }: Checklist): string[] {
  const ofGroup = ['name', 'description', 'order', 'visible', 'toggle'].map((part) => `${group}.${part}`);
  return ['id', title, methods, ...ofGroup];
}

/** Records in their groups, in the groups' order; what everybody has comes last. */
export function groupsOf(
  records: readonly unknown[],
  title: string,
  { group, methods }: Checklist,
  t: TFunction,
): Group[] {
  const groups = new Map<string, Group>();
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

/** What matches a search: records by their name, what they stand for, or the name of their group. */
export function searched(groups: readonly Group[], search: string, language: string): Group[] {
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
