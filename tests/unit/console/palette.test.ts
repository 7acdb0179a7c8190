import { createInstance } from 'i18next';
import { describe, expect, test } from 'vitest';
import { resources } from '../../../resources';
import { vehiclesResource } from '../../../resources/vehicles';
import { recordEntries } from '../../../src/layouts/inner/palette/entries';
import { type RecordHit, rankHits } from '../../../src/layouts/inner/palette/hits';
import { rowPathOf } from '../../../src/screens/list/query';
import { paletteFilter, searchedPaths } from '../../../src/layouts/inner/palette/searchRecords';

const hit = (title: string, others: readonly string[] = [], resource = 'vehicles'): RecordHit => ({
  resource,
  id: title,
  title,
  others,
});

const titles = (hits: readonly RecordHit[], text: string) => rankHits(hits, text, false).map(({ title }) => title);

describe('rankHits', () => {
  test('orders equal titles, beginnings, other fields and texts within', () => {
    const hits = [
      hit('PO AB1', ['x AB1 x']),
      hit('ZZ', ['xx AB1']),
      hit('Y', ['AB1 long']),
      hit('X', ['AB1']),
      hit('AB12'),
      hit('AB1'),
    ];
    expect(titles(hits, 'ab1')).toEqual(['AB1', 'AB12', 'X', 'Y', 'PO AB1', 'ZZ']);
  });

  test('puts the resource with the best hit first and keeps its hits together', () => {
    const hits = [hit('Nowak Trans', [], 'customers'), hit('Jan Nowak', [], 'users'), hit('Nowak', [], 'users')];
    expect(titles(hits, 'nowak')).toEqual(['Nowak', 'Jan Nowak', 'Nowak Trans']);
  });

  test('drops hits of an earlier text that do not contain the current one', () => {
    expect(rankHits([hit('Volvo'), hit('Scania')], 'vol', true).map(({ title }) => title)).toEqual(['Volvo']);
  });

  test('lists a hit last whose matching value is not shown, such as the plate of a request', () => {
    expect(titles([hit('2026/11/7'), hit('vol 1')], 'vol')).toEqual(['vol 1', '2026/11/7']);
  });

  test('finds Polish letters by plain ones', () => {
    expect(titles([hit('Łódź Cargo')], 'lodz')).toEqual(['Łódź Cargo']);
  });

  test('notes the value that matches, else the first one', () => {
    const [byEmail, byTitle] = rankHits(
      [hit('A', ['', 'a@b.pl', 'zed']), hit('zed', ['', 'q@b.pl'])],
      'zed',
      false,
    ).toReversed();
    expect([byEmail?.note, byTitle?.note]).toEqual(['zed', 'q@b.pl']);
  });
});

describe('what the palette searches', () => {
  test('compares the columns that the search box of the list compares', () => {
    expect(paletteFilter(vehiclesResource, 'PO 1')).toEqual({
      operator: 'or',
      value: vehiclesResource.list.search.map((field) => ({ field, operator: 'contains', value: 'PO 1' })),
    });
  });

  test('compares only beginnings when the text is too short for an index of texts within', () => {
    expect(paletteFilter(vehiclesResource, 'PO')).toMatchObject({ value: [{ operator: 'startswith' }, {}, {}] });
  });

  test('shows the title and each other searched field of a vehicle', () => {
    expect(searchedPaths(vehiclesResource)).toEqual(['license', 'vin', 'brand_model']);
  });

  test('shows every searched column, but for the crews of requests, which rows do not have', () => {
    const missing = resources.flatMap((definition) => {
      const columnOf = (path: string) => definition.fields[path]?.where ?? rowPathOf(definition, path);
      const shown = new Set(searchedPaths(definition).map(columnOf));
      return definition.list.search
        .filter((column) => !shown.has(column))
        .map((column) => `${definition.name}.${column}`);
    });
    expect(missing).toEqual(['service_transportations.crew_text']);
  });
});

describe('the entries of found records', () => {
  const found = (count: number) =>
    Array.from({ length: count }, (_none, index) => ({ ...hit(`WGM ${index}`), note: '' }));
  const { t } = createInstance({ lng: 'en', resources: {} }, () => {});
  const ids = (count: number) => recordEntries(found(count), [vehiclesResource], ' wgm & co ', t).map(({ id }) => id);

  test('end with the list where it may have more', () => {
    expect(ids(5).at(-1)).toBe('/vehicle?q=wgm+%26+co');
    expect(ids(5)).toHaveLength(6);
  });

  test('are the records alone where these are all', () => {
    expect(ids(4)).toHaveLength(4);
  });
});
