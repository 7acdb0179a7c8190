import { createStore, del, get, update, type UseStore } from 'idb-keyval';
import type { OutboxItem } from './outboxItem';

/** Storage of one account's unsent changes. */
export interface OutboxStore {
  read: () => Promise<readonly OutboxItem[]>;
  /** Replaces the stored items by those that `changed` returns, in one transaction. Resolves to the new items. */
  change: (changed: (items: readonly OutboxItem[]) => OutboxItem[]) => Promise<readonly OutboxItem[]>;
}

let openedDatabase: UseStore | undefined;

/** Returns the IndexedDB store of the driver's day and its unsent changes. Opened on first use. */
export const openDriverStore = (): UseStore => (openedDatabase ??= createStore('waybill-today', 'kept'));

/** Returns the key of an account's cached day. */
export const cachedDayKey = (account: string) => `day ${account}`;

/** Removes the cached day of an account, but not the account's unsent changes. */
export const removeCachedDay = (account: string): Promise<void> => del(cachedDayKey(account), openDriverStore());

/** Creates the storage of unsent changes in IndexedDB. They outlive the page and the session. */
export function createOutboxStore(account: string, changed: () => void): OutboxStore {
  const database = openDriverStore();
  const key = `deeds ${account}`;
  return {
    read: async () => (await get<readonly OutboxItem[]>(key, database)) ?? [],
    async change(work) {
      let items: readonly OutboxItem[] = [];
      await update<readonly OutboxItem[]>(
        key,
        (stored = []) => {
          items = work(stored);
          return items;
        },
        database,
      );
      changed();
      return items;
    },
  };
}
