/** Runs one piece of work at a time in all tabs of a browser; the others wait for their turn. */
export type Lock = <T>(work: () => Promise<T>) => Promise<T>;

/** What the lock is for when nothing else is said. */
const refresh = 'waybill.refresh';

/** What is used of a browser's lock manager. */
export interface Locks {
  request<T>(name: string, work: () => Promise<T>): Promise<T>;
}

/** The lock that browsers have on secure addresses (https, localhost). */
export function webLock(locks: Locks, name = refresh): Lock {
  return async (work) => locks.request(name, work);
}

/** Longest that a tab may hold the lock: a tab closed in the middle must not block the others for good. */
const holdTime = 20_000;
/** How long a claim must stand before it counts, so that of two tabs that claim at once the later one wins. */
const settleTime = 60;

/**
 * The same for browsers without Web Locks (plain http in a local network): a claim in local storage.
 * Storage has no compare-and-swap, so a claim counts only when it still stands a moment later.
 */
export function storageLock(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>, name = refresh): Lock {
  return async (work) => {
    const owner = `${Date.now()}.${Math.random()}`;
    while (!(await claim(storage, name, owner))) await pause(settleTime);
    try {
      return await work();
    } finally {
      if (ownerOf(storage, name) === owner) storage.removeItem(name);
    }
  };
}

async function claim(storage: Pick<Storage, 'getItem' | 'setItem'>, name: string, owner: string): Promise<boolean> {
  if (ownerOf(storage, name) !== undefined) return false;
  storage.setItem(name, `${owner} ${Date.now() + holdTime}`);
  await pause(settleTime);
  return ownerOf(storage, name) === owner;
}

function ownerOf(storage: Pick<Storage, 'getItem'>, name: string): string | undefined {
  const [owner, until] = (storage.getItem(name) ?? '').split(' ');
  return Number(until) > Date.now() ? owner : undefined;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/** The lock that this browser has, by what it is for: refreshing the session, unless something else is named. */
export function browserLock(name = refresh): Lock {
  return 'locks' in navigator ? webLock(navigator.locks, name) : storageLock(window.localStorage, name);
}
