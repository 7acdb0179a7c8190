/** Runs one task at a time across all tabs of the browser; other tasks wait for their turn. */
export type CrossTabLock = <T>(work: () => Promise<T>) => Promise<T>;

const refreshLockName = 'waybill.refresh';

/** The method of the browser's LockManager that the lock needs. */
export interface LockManagerLike {
  request<T>(name: string, work: () => Promise<T>): Promise<T>;
}

/** Creates a lock by the Web Locks API, which browsers have on secure origins (https, localhost). */
export function createWebLock(locks: LockManagerLike, name = refreshLockName): CrossTabLock {
  return async (work) => locks.request(name, work);
}

/**
 * Lease of a tab's lock. Afterwards another tab may take the lock, so that a closed tab does not block the others.
 */
const leaseMs = 20_000;
/** Delay after which a tab checks whether another tab has overwritten its claim. */
const claimDelayMs = 60;

/**
 * Creates a lock in local storage, for browsers without Web Locks (plain http). Storage has no compare-and-swap, so a
 * tab owns the lock only when its claim is still there after `claimDelayMs`.
 */
export function createStorageLock(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  name = refreshLockName,
): CrossTabLock {
  return async (work) => {
    const owner = `${Date.now()}.${Math.random()}`;
    while (!(await claim(storage, name, owner))) await delay(claimDelayMs);
    try {
      return await work();
    } finally {
      if (ownerOf(storage, name) === owner) storage.removeItem(name);
    }
  };
}

async function claim(storage: Pick<Storage, 'getItem' | 'setItem'>, name: string, owner: string): Promise<boolean> {
  if (ownerOf(storage, name) !== undefined) return false;
  storage.setItem(name, `${owner} ${Date.now() + leaseMs}`);
  await delay(claimDelayMs);
  return ownerOf(storage, name) === owner;
}

function ownerOf(storage: Pick<Storage, 'getItem'>, name: string): string | undefined {
  const [owner, until] = (storage.getItem(name) ?? '').split(' ');
  return Number(until) > Date.now() ? owner : undefined;
}

function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/**
 * Returns a Web Lock, or a storage lock where the browser has no Web Locks. The default name is that of the lock for
 * refreshing the session.
 */
export function createBrowserLock(name = refreshLockName): CrossTabLock {
  return 'locks' in navigator ? createWebLock(navigator.locks, name) : createStorageLock(window.localStorage, name);
}
