import { type ChecklistRecord, type ChecklistRecordGroup, visibleGroupsOf } from '../../fields/checklist/groups';

/** A row of a comparison: which of the compared records grant it, in their order. */
export interface ComparedItem extends ChecklistRecord {
  isGranted: readonly boolean[];
  isDifferent: boolean;
}

/** The rows of a comparison that belong to one group of the checklist. */
export interface ComparedGroup extends Omit<ChecklistRecordGroup, 'items'> {
  items: readonly ComparedItem[];
}

/** The comparison of several records by what a checklist grants them. */
export interface GrantComparison {
  groups: readonly ComparedGroup[];
  /** Number of granted items of each compared record, without those that everyone has. */
  grantedCounts: readonly number[];
  /** Number of items that can be granted. */
  grantableCount: number;
  differenceCount: number;
}

/**
 * Compares records by the ids of the items that each grants. Items of groups that cannot be selected are granted to
 * everyone.
 */
export function compareGrants(
  groups: readonly ChecklistRecordGroup[],
  grants: readonly ReadonlySet<string>[],
): GrantComparison {
  const allGranted = new Set(grants.flatMap((granted) => [...granted]));
  const compared = visibleGroupsOf(groups, allGranted).map((group): ComparedGroup => ({
    ...group,
    items: group.items.map((item) => {
      const isGranted = grants.map((granted) => !group.toggle || granted.has(item.id));
      return { ...item, isGranted, isDifferent: new Set(isGranted).size > 1 };
    }),
  }));
  const grantable = compared.flatMap(({ toggle, items }) => (toggle ? items : []));
  return {
    groups: compared,
    grantedCounts: grants.map((_, index) => grantable.filter(({ isGranted }) => isGranted[index]).length),
    grantableCount: grantable.length,
    differenceCount: grantable.filter(({ isDifferent }) => isDifferent).length,
  };
}

/** Leaves out the rows in which all compared records agree, and groups without other rows. */
export function keepDifferences(groups: readonly ComparedGroup[]): ComparedGroup[] {
  return groups
    .map((group) => ({ ...group, items: group.items.filter(({ isDifferent }) => isDifferent) }))
    .filter(({ items }) => items.length > 0);
}
