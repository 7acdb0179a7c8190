import type { OutboxStore } from './driverStore';
import type { OutboxItem } from './outboxItem';

/** In-memory copy of an account's stored changes. Its listeners are called whenever it is read or changed. */
interface StoredItems {
  current: () => readonly OutboxItem[];
  subscribe: (listener: () => void) => () => void;
  /** Replaces the in-memory copy by the items in the store. */
  read: () => Promise<readonly OutboxItem[]>;
  /** Stores the items that `changed` returns for the current items. */
  change: (changed: (items: readonly OutboxItem[]) => OutboxItem[]) => Promise<void>;
  /** Updates the item that has this idempotency key. */
  changeOne: (key: string, changes: Partial<Pick<OutboxItem, 'tries' | 'refused'>>) => Promise<void>;
  remove: (key: string) => Promise<void>;
}

/** Creates the in-memory copy of a store's items, which is empty until the first read. */
export function createStoredItems(store: OutboxStore): StoredItems {
  const listeners = new Set<() => void>();
  let current: readonly OutboxItem[] = [];

  function set(items: readonly OutboxItem[]): readonly OutboxItem[] {
    current = items;
    listeners.forEach((listener) => listener());
    return items;
  }
  const change: StoredItems['change'] = async (changed) => void set(await store.change(changed));

  return {
    current: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: async () => set(await store.read()),
    change,
    changeOne: (key, changes) =>
      change((items) => items.map((one) => (one.key === key ? { ...one, ...changes } : one))),
    remove: (key) => change((items) => items.filter((one) => one.key !== key)),
  };
}
