import { expect, it } from 'vitest';
import type { DriverLeg } from '../../../src/pages/today/driverDay';
import { missingWaybills, waybillsOf, waybillVersions } from '../../../src/pages/today/waybills/waybillCache';

const hour = 60 * 60_000;

function leg(id: string, request: string, license: string): DriverLeg {
  return {
    id,
    order: 1,
    vehicle_places: null,
    vehicle: { license },
    truck: null,
    addresses: [],
    tasks: [],
    service_transportation: {
      id: request,
      number: request,
      status: 'SERVICE_CONFIRMED',
      addresses: [],
      customer: null,
      logistician: null,
      cargo: [],
      to_take_to_work_from: null,
      to_take_to_work_to: null,
      delivery_date_from: null,
      delivery_date_to: null,
    },
  };
}

it('fetches the notes that are missing, of changed legs, or older than an hour, and keeps no others', () => {
  const versions = waybillVersions([leg('1', 'a', 'PO 1'), leg('2', 'a', 'PO 2'), leg('3', 'b', 'PO 3')]);
  expect([...versions.keys()]).toEqual(['a', 'b']);
  const note = (version = '', read_at = 0) => ({ file: {}, version, read_at });
  const missing = (a: ReturnType<typeof note>, now: number) =>
    missingWaybills(versions, { a, b: note(versions.get('b'), now) }, now).map(({ id }) => id);
  expect(missingWaybills(versions, {}, 0).map(({ id }) => id)).toEqual(['a', 'b']);
  expect(missing(note(versions.get('a')), hour)).toEqual([]);
  expect(missing(note(versions.get('a')), hour + 1)).toEqual(['a']);
  expect(missing(note('of other legs'), 1)).toEqual(['a']);
  expect(Object.keys(waybillsOf(versions, { a: note(), c: note() }))).toEqual(['a']);
});
