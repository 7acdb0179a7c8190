import { createStore, get, promisifyRequest, update, type UseStore } from 'idb-keyval';
import { newIdempotencyKey } from '../../../ui/newIdempotencyKey';
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

const cachedKinds = ['day', 'waybills'] as const;

/** Returns the key of an account's cached day, or of its cached consignment notes. */
export const cachedKey = (kind: (typeof cachedKinds)[number], account: string) => `${kind} ${account}`;

/** Removes the cached days and consignment notes of all accounts, but not their unsent changes. */
export function removeCachedDays(): Promise<void> {
  // One transaction, because the page may be left before a second one begins.
  return openDriverStore()('readwrite', (store) => {
    for (const kind of cachedKinds) store.delete(IDBKeyRange.bound(cachedKey(kind, ''), cachedKey(kind, '\uffff')));
    return promisifyRequest(store.transaction);
  });
}

/** Returns the id that this browser made for itself, so that the server can say which device sent a file. */
export async function deviceId(): Promise<string> {
  let id = '';
  await update<string>(
    'device',
    (stored) => {
      id = stored ?? newIdempotencyKey();
      return id;
    },
    openDriverStore(),
  );
  return id;
}

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
