import { createStore, del, get, update, type UseStore } from 'idb-keyval';
import type { Deed } from './deed';

/** Where the deeds of one account are kept. */
export interface DeedStore {
  read: () => Promise<readonly Deed[]>;
  /** Changes them in one piece, whatever other tabs do meanwhile. Resolves to what is kept then. */
  change: (changed: (deeds: readonly Deed[]) => Deed[]) => Promise<readonly Deed[]>;
}

let opened: UseStore | undefined;

/** What a phone keeps of a driver's day, and of what was done on it: one connection, opened when it is first wanted. */
export const phoneStore = (): UseStore => (opened ??= createStore('waybill-today', 'kept'));

/** Where the day of an account is kept, as it was read last. */
export const dayKey = (account: string) => `day ${account}`;

/** Forgets the day of an account. Deeds stay: they are still to be sent. */
export const forgetDay = (account: string): Promise<void> => del(dayKey(account), phoneStore());

/** The deeds of an account in the browser's database: they outlive the page and the session. */
export function browserStore(account: string, changed: () => void): DeedStore {
  const database = phoneStore();
  const key = `deeds ${account}`;
  return {
    read: async () => (await get<readonly Deed[]>(key, database)) ?? [],
    async change(work) {
      let deeds: readonly Deed[] = [];
      await update<readonly Deed[]>(
        key,
        (kept = []) => {
          deeds = work(kept);
          return deeds;
        },
        database,
      );
      changed();
      return deeds;
    },
  };
}
