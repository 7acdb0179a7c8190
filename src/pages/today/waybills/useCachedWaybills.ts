import { useDataProvider } from '@refinedev/core';
import { useEffect, useState } from 'react';
import { isMethodAllowed } from '../../../../providers/auth/allowedMethods';
import { useAppServices, useSession } from '../../../ui/appServices';
import { fetchWaybill } from '../../requests/useWaybillDownload';
import type { CachedDay } from '../useDriverDay';
import { changeWaybills, missingWaybills, readWaybills, waybillsOf, waybillVersions } from './waybillCache';

/**
 * Stores the consignment notes of the day's legs on the phone, and removes those of other requests. Runs again whenever
 * the day is read, so that notes are fetched which could not be fetched before. Returns whether all notes that the
 * driver may read are stored.
 */
export function useCachedWaybills(account: string, day: CachedDay | undefined): boolean {
  const { session } = useAppServices().connection;
  const allowed = isMethodAllowed(useSession(), 'cmrWaybill');
  const provider = useDataProvider()();
  const [completeDay, setCompleteDay] = useState<CachedDay>();
  useEffect(() => {
    if (!day || !allowed) return;
    let isStopped = false;
    // After a sign-out, nothing may be stored on the phone.
    const canStore = () => !isStopped && session.get()?.user.id === account;
    const store = async () => {
      const versions = waybillVersions(day.legs);
      const cached = await readWaybills(account);
      if (canStore()) await changeWaybills(account, (stored) => waybillsOf(versions, stored));
      for (const { id, version } of missingWaybills(versions, cached, Date.now())) {
        // A note that cannot be fetched now must not keep back the others.
        const file = await fetchWaybill(provider, id).catch(() => undefined);
        if (!canStore()) return;
        if (file === undefined) continue;
        await changeWaybills(account, (stored) => ({ ...stored, [id]: { file, version, read_at: Date.now() } }));
      }
      const kept = await readWaybills(account);
      if (canStore() && [...versions.keys()].every((id) => id in kept)) setCompleteDay(day);
    };
    // A browser without storage still shows notes while it has a network.
    store().catch(() => undefined);
    return () => {
      isStopped = true;
    };
  }, [account, day, allowed, provider, session]);
  return !allowed || completeDay !== undefined;
}
