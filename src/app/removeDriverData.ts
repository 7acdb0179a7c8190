import type { ApiConnection } from '../../providers/auth/connection';
import { removeCachedDays } from '../pages/today/outbox/driverStore';

/**
 * Removes the cached day and consignment notes of a driver when the user signs out or another one signs in, because the
 * next user of the phone must not find data of customers on it.
 */
export function removeDriverDataAtSignOut({ session }: Pick<ApiConnection, 'session'>): void {
  let user = session.get()?.user.id;
  session.subscribe(() => {
    const previousUser = user;
    user = session.get()?.user.id;
    // A browser without IndexedDB has nothing to remove.
    if (previousUser !== undefined && user !== previousUser) removeCachedDays().catch(() => undefined);
  });
}
