import { useEffect, useState } from 'react';
import { sendAsSignedInUser } from '../../providers/auth/sendAsSignedInUser';
import { useAppServices } from './appServices';

const query = 'query { subscriptionContacts }';

/**
 * Fetches the names of the colleagues who may pay for the company's subscription. Returns no names until they are
 * known, and on a server that does not offer them.
 *
 * @param enabled whether to fetch the names
 */
export function useSubscriptionContacts(enabled: boolean): readonly string[] {
  const { connection, refresher } = useAppServices();
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!enabled) return undefined;
    let isCurrent = true;
    const fetchNames = async () => {
      const { subscriptionContacts: found } = await sendAsSignedInUser(connection, refresher, query);
      if (isCurrent && Array.isArray(found)) setNames(found.map(String));
    };
    fetchNames().catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [enabled, connection, refresher]);
  return names;
}
