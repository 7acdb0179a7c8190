import type { FilterCondition } from '../../../resources/fields';

type Conditions = readonly FilterCondition[];

/** Updates a list's conditions by a function of the newest ones. */
export type UpdateConditions = (update: (newest: Conditions) => Conditions) => void;

/** Returns items without the first one that equals `removed`. */
export function withoutItem<T>(items: readonly T[], removed: T): readonly T[] {
  const index = findEqual(items, removed);
  return index < 0 ? items : items.toSpliced(index, 1);
}

/** Returns conditions with one in the place of the first that equals `replaced`, or as the last one if there is none. */
export function replaceCondition(
  conditions: Conditions,
  replaced: FilterCondition | undefined,
  condition: FilterCondition,
): Conditions {
  const index = findEqual(conditions, replaced);
  return index < 0 ? [...conditions, condition] : conditions.with(index, condition);
}

function findEqual<T>(items: readonly T[], wanted: T | undefined): number {
  const text = JSON.stringify(wanted);
  return items.findIndex((item) => JSON.stringify(item) === text);
}
