import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { expect, test } from 'vitest';
import { createBaseMap } from '../../../scripts/base-map';
import type { BaseMap } from '../../../src/ui/map/maplibre/baseMap';
import { createMapStyle } from '../../../src/ui/map/maplibre/mapStyle';

const base: BaseMap = JSON.parse(createBaseMap());

test.each([
  ['light', false],
  ['dark', true],
])('the %s style is valid, and loads nothing', (_name, dark) => {
  const style = createMapStyle(base, dark);
  expect(validateStyleMin(style)).toEqual([]);
  expect(JSON.stringify(style)).not.toMatch(/https?:/);
});

test('both styles have different colours', () => {
  const colours = (dark: boolean) => JSON.stringify(createMapStyle(base, dark).layers);
  expect(colours(true)).not.toBe(colours(false));
});

test('the base map contains important cities and roads', () => {
  const { cities, roads } = base;
  for (const name of [
    'Warszawa',
    'Poznań',
    'Berlin',
    'Hamburg',
    'Rotterdam',
    'København',
    'Wien',
    'Milano',
    'Kaunas',
  ]) {
    expect(cities.map(([city]) => city)).toContain(name);
  }
  expect(cities.every(([, , , thousands]) => thousands >= 50)).toBe(true);
  expect(roads.length).toBeGreaterThan(35);
  expect(roads.every(({ points }) => points.length > 1)).toBe(true);
});
