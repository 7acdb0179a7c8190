import { useSubscription } from '@refinedev/core';
import { isMethodAllowed } from '../../../providers/auth/allowedMethods';
import { useAppServices, useSession } from '../../ui/appServices';

/** Refreshes the session when the company's data change, such as its name or time zone. */
export function useCompanyChanges(): void {
  const { connection, refresher } = useAppServices();
  const enabled = isMethodAllowed(useSession(), 'tenant');
  const refresh = async () => (await import('../../../providers/auth/account')).refreshAccount(connection, refresher);
  useSubscription({
    channel: 'resources/tenants',
    types: ['*'],
    enabled,
    // When the refresh fails, the next renewal of the token brings the changes.
    onLiveEvent: () => void refresh().catch(() => {}),
  });
}
