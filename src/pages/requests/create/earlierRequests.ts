import { isRecord } from '../../../../providers/isRecord';
import { textAt, valueAt } from '../../../fields/paths';
import type { LoadedRecord } from '../../../screens/record/loadedRecord';

/** An address of an earlier request, with the fields that the query selected. */
export type EarlierAddress = Readonly<Record<string, unknown>>;

/** An earlier request of a customer with both of its addresses. */
export interface EarlierRequest {
  record: LoadedRecord;
  from: EarlierAddress;
  to: EarlierAddress;
}

const placeParts = ['country', 'zip', 'city', 'street', 'house_number'];

/** Returns a text that is equal for addresses of the same place. */
const placeKey = (address: EarlierAddress) =>
  JSON.stringify(placeParts.map((part) => textAt(address, part).trim().toLowerCase()));

/** Returns a request's address of a direction: `FROM` for loading, `TO` for delivery. Undefined without one. */
export function addressOf(record: unknown, direction: string): EarlierAddress | undefined {
  const addresses = valueAt(record, 'addresses');
  const list: readonly unknown[] = Array.isArray(addresses) ? addresses : [];
  return list.filter(isRecord).find((each) => each.direction === direction);
}

/** Returns the latest request of each route between two places, at most `max`. `records` begin with the latest. */
export function distinctRoutes(records: readonly LoadedRecord[], max: number): readonly EarlierRequest[] {
  const byRoute = new Map<string, EarlierRequest>();
  for (const record of records) {
    const [from, to] = [addressOf(record, 'FROM'), addressOf(record, 'TO')];
    if (!from || !to) continue;
    const key = placeKey(from) + placeKey(to);
    if (!byRoute.has(key)) byRoute.set(key, { record, from, to });
  }
  return [...byRoute.values()].slice(0, max);
}

/**
 * Returns the addresses of earlier requests in a direction (see `addressOf`), the most frequent first, each place once,
 * at most `max`.
 */
export function usualAddresses(
  records: readonly LoadedRecord[],
  direction: string,
  max: number,
): readonly EarlierAddress[] {
  const byPlace = new Map<string, { address: EarlierAddress; count: number }>();
  for (const record of records) {
    const address = addressOf(record, direction);
    if (!address?.city) continue;
    const found = byPlace.get(placeKey(address));
    byPlace.set(placeKey(address), { address: found?.address ?? address, count: (found?.count ?? 0) + 1 });
  }
  return [...byPlace.values()]
    .toSorted((one, other) => other.count - one.count)
    .slice(0, max)
    .map(({ address }) => address);
}
