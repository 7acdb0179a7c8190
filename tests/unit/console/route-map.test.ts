import { describe, expect, it } from 'vitest';
import { type Leg, type LegAddress, legsLeftBehind } from '../../../src/pages/requests/routes/legs';
import { mapContentOf } from '../../../src/pages/requests/routes/routeOnMap';

const cities: Readonly<Record<string, LegAddress['coordinates']>> = {
  Kalisz: { latitude: 51.76, longitude: 18.09 },
  Berlin: { latitude: 52.52, longitude: 13.41 },
  Lyon: { latitude: 45.76, longitude: 4.84 },
  Nowhere: null,
};

let serial = 0;
const place = (direction: 'FROM' | 'TO', city: string): LegAddress => ({
  id: `place-${(serial += 1)}`,
  direction,
  country: 'PL',
  city,
  zip: null,
  street: null,
  house_number: null,
  coordinates: cities[city] ?? null,
});
const leg = (id: string, from: string, to: string): Leg => ({
  id,
  order: 1,
  modified_at: '',
  driver: null,
  vehicle: null,
  vehicle_places: null,
  truck: null,
  truck_places: null,
  truck_is_not_required: false,
  delivers_is_final: false,
  planned_start: null,
  planned_end: null,
  planned_by_hand: false,
  started_at: null,
  ended_at: null,
  expected_start: null,
  expected_end: null,
  findings: [],
  exception_reason: null,
  exception_by: null,
  exception_at: null,
  tasks: [],
  addresses: [place('FROM', from), place('TO', to)],
});
const shown = (legs: readonly Leg[], selected?: string) =>
  mapContentOf(legs, selected, (number, city) => `${number} ${city}`);

describe('a route on the map', () => {
  it('has one stop where consecutive legs meet', () => {
    const { points, lines } = shown([leg('a', 'Kalisz', 'Berlin'), leg('b', 'Berlin', 'Lyon')]);
    expect(points.map(({ label }) => label)).toEqual(['1 PL Kalisz', '2 PL Berlin', '3 PL Lyon']);
    expect(lines.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('follows the order of the legs', () => {
    const { points } = shown([leg('b', 'Berlin', 'Lyon'), leg('a', 'Kalisz', 'Berlin')]);
    expect(points.map(({ label }) => label)).toEqual(['1 PL Berlin', '2 PL Lyon', '3 PL Kalisz', '4 PL Berlin']);
  });

  it('omits stops without coordinates, and their lines', () => {
    const { points, lines } = shown([leg('a', 'Kalisz', 'Nowhere')]);
    expect(points).toHaveLength(1);
    expect(lines).toEqual([]);
  });

  it('links stops with their legs', () => {
    const { points, legAt, stopOf } = shown([leg('a', 'Kalisz', 'Berlin'), leg('b', 'Berlin', 'Lyon')], 'b');
    expect(points.map(({ id }) => legAt(id))).toEqual(['a', 'b', 'b']);
    expect([stopOf('a'), stopOf('b'), stopOf(undefined)]).toEqual([points[0]?.id, points[1]?.id, null]);
    expect(points.map(({ tone }) => tone)).toEqual(['neutral', 'info', 'info']);
  });
});

it('finds the legs that the deletion of a leg would put out of order', () => {
  const legs = [leg('a', 'Kalisz', 'Berlin'), leg('b', 'Berlin', 'Lyon'), leg('c', 'Lyon', 'Kalisz')];
  const left = (index: number, ...more: Leg[]) => {
    const all = [...legs.slice(0, index + 1), ...more, ...legs.slice(index + 1)];
    const deleted = all[index];
    return deleted && legsLeftBehind(all, deleted, place('FROM', 'Kalisz'));
  };
  expect([left(0), left(1), left(2)]).toEqual([[2], [3], []]);
  expect(left(1, leg('d', 'Berlin', 'Lyon'))).toEqual([]);
});
