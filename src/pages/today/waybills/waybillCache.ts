import { get, update } from 'idb-keyval';
import type { DriverLeg } from '../driverDay';
import { cachedKey, openDriverStore } from '../outbox/driverStore';

/** A consignment note that is stored on the phone. */
export interface CachedWaybill {
  /** The document as the server answered it. */
  file: unknown;
  /** What the driver's legs of the request were when the note was fetched. */
  version: string;
  /** When the note was fetched, in milliseconds. */
  read_at: number;
}

/** The stored consignment notes of an account, by the id of their request. */
export type CachedWaybills = Readonly<Record<string, CachedWaybill>>;

/** Age from which a note is fetched again, because it shows more of a request than the driver's legs do. */
const maxAgeMs = 60 * 60_000;

/** Returns the requests of legs, each with a text that differs when the legs have changed. Tasks are left out. */
export function waybillVersions(legs: readonly DriverLeg[]): Map<string, string> {
  const versions = new Map<string, string>();
  for (const { tasks: _tasks, ...leg } of legs) {
    const { id } = leg.service_transportation;
    versions.set(id, (versions.get(id) ?? '') + JSON.stringify(leg));
  }
  return versions;
}

/** Returns the requests whose notes are missing or outdated. */
export function missingWaybills(
  versions: ReadonlyMap<string, string>,
  cached: CachedWaybills,
  now: number,
): { id: string; version: string }[] {
  return [...versions]
    .map(([id, version]) => ({ id, version }))
    .filter(({ id, version }) => {
      const note = cached[id];
      return note?.version !== version || now - note.read_at > maxAgeMs;
    });
}

/** Returns the notes that belong to one of the requests. */
export function waybillsOf(requests: ReadonlyMap<string, string>, cached: CachedWaybills): CachedWaybills {
  return Object.fromEntries(Object.entries(cached).filter(([id]) => requests.has(id)));
}

/** Reads the notes of an account. */
export const readWaybills = async (account: string): Promise<CachedWaybills> =>
  (await get<CachedWaybills>(cachedKey('waybills', account), openDriverStore())) ?? {};

/** Stores the notes that `changed` returns for the stored ones. */
export const changeWaybills = (account: string, changed: (cached: CachedWaybills) => CachedWaybills): Promise<void> =>
  update<CachedWaybills>(cachedKey('waybills', account), (cached = {}) => changed(cached), openDriverStore());
