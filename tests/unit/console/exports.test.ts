import { readFileSync } from 'node:fs';
import { buildSchema, getNamedType, isObjectType } from 'graphql';
import i18next from 'i18next';
import { describe, expect, test } from 'vitest';
import { resources } from '../../../resources';
import { activitiesResource } from '../../../resources/activities';
import type { ResourceDefinition } from '../../../resources/definition';
import { vehiclesResource } from '../../../resources/vehicles';
import { exportValueKind } from '../../../server/dialect/export/columns';
import { exportFilterText } from '../../../src/fields/exportFilterText';
import { exportColumnsOf } from '../../../src/screens/list/exports/exportColumns';
import { defaultExportChoices, exportInputOf } from '../../../src/screens/list/exports/exportInput';
import { defaultListState } from '../../../src/screens/list/state';
import type { Words } from '../../../src/screens/words';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
const activities: unknown = JSON.parse(readFileSync('locales/en/activities.json', 'utf8'));
const days = { timeZone: 'UTC', today: '2026-11-24', firstWeekday: 1 };
const exported = resources.filter(({ list }) => list.exports);

await i18next.init({ lng: 'pl', resources: {}, returnObjects: false });
const { t } = i18next;

const wordsOf = ({ name }: ResourceDefinition, language = 'pl'): Words => ({
  language,
  timeZone: 'UTC',
  t,
  of: (key) => key,
  label: (path) => `label of ${path}`,
  filterLabel: (path) => `label of ${path}`,
  titleOf: () => '',
  fieldContext: (path) => ({ resource: name, path, language, dates: null, timeZone: 'UTC', t }),
});

describe('the columns of an export', () => {
  test('are known to the server, for every list that can be exported', () => {
    for (const definition of exported) {
      const field = schema.getQueryType()?.getFields()[definition.api.list];
      const page = field && getNamedType(field.type);
      const data = page && isObjectType(page) ? page.getFields().data : undefined;
      const row = data && getNamedType(data.type);
      const paths = definition.list.columns.map(({ field: path }) => path);
      const columns = exportColumnsOf(definition, paths, wordsOf(definition), 'codes');
      const unknown = columns.filter(({ path }) => !row || !isObjectType(row) || !exportValueKind(row, path));
      expect([definition.name, unknown]).toEqual([definition.name, []]);
      expect([definition.name, columns.length > paths.length / 2]).toEqual([definition.name, true]);
    }
    expect(exported.length).toBeGreaterThan(8);
  });

  test('have words for enums and booleans, unless codes are wanted', () => {
    const columns = (values: 'words' | 'codes') =>
      exportColumnsOf(vehiclesResource, ['is_active', 'preview', 'vehicle_class'], wordsOf(vehiclesResource), values);
    expect(columns('codes')).toEqual([
      { path: 'is_active', heading: 'label of is_active' },
      { path: 'vehicle_class.title', heading: 'label of vehicle_class' },
    ]);
    expect(columns('words')[0]?.words?.map(({ value }) => value)).toEqual(['true', 'false']);
  });
});

test('the columns of an activity stand for its sentence', () => {
  const columns = exportColumnsOf(
    activitiesResource,
    ['date', 'param', 'action'],
    wordsOf(activitiesResource),
    'codes',
  );
  expect(columns.map(({ path }) => path)).toEqual(['date', 'service_type', 'action', 'title', 'changed_fields']);
});

describe('the input of an export', () => {
  const state = {
    ...defaultListState(vehiclesResource),
    conditions: [{ field: 'year', comparison: 'between', values: ['2015', ''] }] as const,
    columns: ['vin', 'license'],
    pinned: ['license'],
    page: 7,
  };
  const list = { definition: vehiclesResource, words: wordsOf(vehiclesResource), state, days };

  test('has the columns, filters and order of the list, and no page', () => {
    const input = exportInputOf(list, { ...defaultExportChoices('pl'), format: 'CSV' });
    expect(input).toMatchObject({
      list: 'vehiclesView',
      where: { column: 'year', operator: 'GTE', value: 2015 },
      orderBy: [{ column: 'license', direction: 'ASC' }],
      trashed: 'WITHOUT',
      separator: 'SEMICOLON',
      decimal_separator: 'COMMA',
      date_format: 'DD_MM_YYYY',
    });
    expect(input.columns.map(({ path }) => path)).toEqual(['license', 'vin']);
    const all = exportInputOf(list, { ...defaultExportChoices('pl'), columns: 'all', form: 'iso' });
    expect(all.columns.length).toBeGreaterThan(10);
    expect([all.date_format, all.decimal_separator]).toEqual([null, 'POINT']);
  });

  test('has only the selected records, deleted ones among them', () => {
    const input = exportInputOf({ ...list, ids: ['1', '2'] }, defaultExportChoices('en'));
    expect(input).toMatchObject({ where: { column: 'id', operator: 'IN', value: ['1', '2'] }, trashed: 'WITH' });
  });
});

describe('an export in the activity log', () => {
  test('has a name for every list', () => {
    const lists =
      typeof activities === 'object' && activities !== null && 'lists' in activities ? activities.lists : {};
    expect(exported.map(({ api }) => api.list).filter((list) => !Object.hasOwn(Object(lists), list))).toEqual([]);
  });

  test('tells its filter', () => {
    const label = (column: string) => column;
    const filter = {
      AND: [
        { column: 'year', operator: 'BETWEEN', value: [2015, 2020] },
        { column: 'vin', operator: 'IS_NULL' },
      ],
      OR: [
        { column: 'status', operator: 'IN', value: ['NEW', 'DRAFT'] },
        { column: 'license', operator: 'LIKE', value: '%1%' },
      ],
    };
    expect(exportFilterText(filter, label)).toBe('year = 2015–2020; vin = ∅; (status = NEW, DRAFT | license ~ %1%)');
    expect(exportFilterText(null, label)).toBe('');
  });
});
