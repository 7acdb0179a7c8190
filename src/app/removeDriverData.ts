import type { ApiConnection } from '../../providers/auth/connection';
import { setSignOutRemoval } from '../ui/signOutCleanup';

/**
 * Removes the cached day and consignment notes of a driver when the user signs out or another one signs in, because the
 * next user of the phone must not find data of customers on it.
 */
export function removeDriverDataAtSignOut({ session }: Pick<ApiConnection, 'session'>): void {
  let user = session.get()?.user.id;
  session.subscribe(() => {
    const previousUser = user;
    user = session.get()?.user.id;
    if (previousUser !== undefined && user !== previousUser) setSignOutRemoval(removeDriverData());
  });
}

async function removeDriverData(): Promise<void> {
  try {
    // The sign-in page does not need this code. A tab in which a driver is signed in has loaded it already.
    await (await import('../pages/today/outbox/driverStore')).removeCachedDays();
  } catch {
    // A browser without IndexedDB has nothing to remove.
  }
}
