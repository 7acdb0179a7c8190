import { describe, expect, test } from 'vitest';
import { createClusterer, isClusterCrowded } from '../../../src/ui/map/clusters';
import type { MapPoint } from '../../../src/ui/map/mapProps';

const everywhere = { west: -180, south: -85, east: 180, north: 85 };
const warsaw = { latitude: 52.23, longitude: 21.01 };
const lisbon = { latitude: 38.72, longitude: -9.14 };

const stops = (count: number, at: { latitude: number; longitude: number }, name: string): MapPoint[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${name} ${index}`,
    label: name,
    latitude: at.latitude + index * 0.0001,
    longitude: at.longitude,
  }));

const never = () => false;
const drawn = (points: readonly MapPoint[], zoom: number, apart = never) =>
  createClusterer(points, apart)({ bounds: everywhere, zoom });
const counts = (marks: ReturnType<typeof drawn>) =>
  marks.map((mark) => (mark.kind === 'cluster' ? mark.count : 1)).toSorted((a, b) => a - b);

describe('a crowded cluster', () => {
  test.each([
    [10, [10], false],
    [11, [11], false],
    [11, [11, 5], true],
    [11, [11, 2, 2], true],
    [20, [20, 40, 40], false],
    [40, [20, 40, 40], true],
    [9, [9, 1, 1], false],
    [12, [12, 12], false],
  ])('%i among %j: %s', (count, all, crowded) => {
    expect(isClusterCrowded(count, all)).toBe(crowded);
  });
});

test('clusters points within 60 pixels, and knows their bounds', () => {
  const marks = drawn([...stops(12, warsaw, 'Warszawa'), ...stops(3, lisbon, 'Lisboa')], 4);
  expect(counts(marks)).toEqual([3, 12]);
  const large = marks.find((mark) => mark.kind === 'cluster' && mark.count === 12);
  expect(large).toMatchObject({
    crowded: true,
    bounds: { south: expect.closeTo(52.23, 4), north: expect.closeTo(52.2311, 4) },
  });
});

test.each([
  // At zoom 0 a degree of longitude is 512 / 360 pixels wide, and twice as wide at each further zoom level.
  ['59 pixels apart', 59, [2]],
  ['61 pixels apart', 61, [1, 1]],
])('clusters two points %s at zoom 8', (_how, pixels, expected) => {
  const apart = (pixels * 360) / (512 * 2 ** 8);
  const other = { latitude: 0, longitude: apart };
  expect(counts(drawn([...stops(1, { latitude: 0, longitude: 0 }, 'a'), ...stops(1, other, 'b')], 8))).toEqual(
    expected,
  );
});

test('shows every point above zoom 16', () => {
  const points = stops(5, warsaw, 'Warszawa').map((point) => ({ ...point, ...warsaw }));
  expect(counts(drawn(points, 16))).toEqual([5]);
  expect(counts(drawn(points, 17))).toEqual([1, 1, 1, 1, 1]);
});

test('excludes separate points from clusters', () => {
  const points = stops(4, warsaw, 'Warszawa');
  const marks = createClusterer(points, ({ id }) => id === 'Warszawa 2')({ bounds: everywhere, zoom: 4 });
  expect(counts(marks)).toEqual([1, 3]);
  expect(marks.find((mark) => mark.kind === 'pin')).toMatchObject({ point: { id: 'Warszawa 2' } });
});
