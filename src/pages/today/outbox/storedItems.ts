import type { OutboxStore } from './driverStore';
import type { OutboxItem } from './outboxItem';

/** Changes of an account as last read from the store, with the listeners to that. */
export interface StoredItems {
  current: () => readonly OutboxItem[];
  subscribe: (listener: () => void) => () => void;
  /** Reads the stored changes. */
  read: () => Promise<readonly OutboxItem[]>;
  /** Stores what the function returns. */
  change: (changed: (items: readonly OutboxItem[]) => OutboxItem[]) => Promise<void>;
  /** Stores changes to one item. */
  changeOne: (key: string, changes: Partial<Pick<OutboxItem, 'tries' | 'refused'>>) => Promise<void>;
  remove: (key: string) => Promise<void>;
}

/** Keeps the items of a store in memory. */
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
