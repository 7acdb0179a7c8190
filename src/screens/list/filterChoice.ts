import type { FilterCondition } from '../../../resources/fields';
import { isEqualValue } from '../../fields/isEqualValue';

type Conditions = readonly FilterCondition[];

/** Updates a list's conditions by a function of the newest ones. */
export type UpdateConditions = (update: (newest: Conditions) => Conditions) => void;

/** Returns items without the first one that equals `removed`. */
export function withoutItem<T>(items: readonly T[], removed: T): readonly T[] {
  const index = items.findIndex((item) => isEqualValue(item, removed));
  return index < 0 ? items : items.toSpliced(index, 1);
}

/** Returns conditions with one in the place of the first that equals `replaced`, or as the last one if there is none. */
export function replaceCondition(
  conditions: Conditions,
  replaced: FilterCondition | undefined,
  condition: FilterCondition,
): Conditions {
  const index = conditions.findIndex((one) => isEqualValue(one, replaced));
  return index < 0 ? [...conditions, condition] : conditions.with(index, condition);
}
