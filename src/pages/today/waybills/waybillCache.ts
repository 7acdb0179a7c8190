import { get, update } from 'idb-keyval';
import type { DriverLeg } from '../driverDay';
import { cachedKey, openDriverStore } from '../outbox/driverStore';

/** A consignment note that is stored on the phone. */
export interface CachedWaybill {
  /** The document as the server answered it. */
  file: unknown;
  /** The version of the request when the note was fetched; see `waybillVersions`. */
  version: string;
  /** When the note was fetched, in milliseconds. */
  read_at: number;
}

/** The stored consignment notes of an account, by the id of their request. */
export type CachedWaybills = Readonly<Record<string, CachedWaybill>>;

/**
 * Age from which a note is fetched again, even if its version is the same: a note also shows data of the request that
 * the version, made from the driver's legs, does not contain.
 */
const maxAgeMs = 60 * 60_000;

/**
 * Returns the versions of the legs' requests by request id. A version is a text that changes when a leg of the request
 * changes; changes of tasks do not count.
 */
export function waybillVersions(legs: readonly DriverLeg[]): Map<string, string> {
  const versions = new Map<string, string>();
  for (const { tasks: _tasks, ...leg } of legs) {
    const { id } = leg.service_transportation;
    versions.set(id, (versions.get(id) ?? '') + JSON.stringify(leg));
  }
  return versions;
}

/** Returns the requests whose notes are not stored or are outdated. `now` is in milliseconds. */
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

/** Returns the stored notes of the given requests, whose ids are the keys of `requests`. */
export function waybillsOf(requests: ReadonlyMap<string, string>, cached: CachedWaybills): CachedWaybills {
  return Object.fromEntries(Object.entries(cached).filter(([id]) => requests.has(id)));
}

/** Reads the stored notes of an account. */
export const readWaybills = async (account: string): Promise<CachedWaybills> =>
  (await get<CachedWaybills>(cachedKey('waybills', account), openDriverStore())) ?? {};

/** Replaces the stored notes of an account with the result of `change`, which receives the stored notes. */
export const changeWaybills = (account: string, change: (cached: CachedWaybills) => CachedWaybills): Promise<void> =>
  update<CachedWaybills>(cachedKey('waybills', account), (cached = {}) => change(cached), openDriverStore());
