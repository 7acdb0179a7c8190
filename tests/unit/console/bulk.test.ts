import { describe, expect, test } from 'vitest';
import { requestsResource as requests } from '../../../resources/requests';
import { usersResource as users } from '../../../resources/users';
import { vehiclesResource as vehicles } from '../../../resources/vehicles';
import { nextRow } from '../../../src/screens/list/bulk';
import { chooseRecords } from '../../../src/screens/list/chooseRecords';
import { selectedRowPaths } from '../../../src/screens/list/query';
import { countStates, isConfirmationCount, confirmationCountOf } from '../../../src/screens/record/confirmation';
import { consequenceFilters, consequencesOf } from '../../../src/screens/record/findConsequences';
import type { RecordOperation } from '../../../src/screens/record/operation';
import type { Words } from '../../../src/screens/words';
import { matchesCondition } from '../../../src/fields/matchesCondition';
import { createInstance } from 'i18next';

const spoken = createInstance({ lng: 'en', initAsync: false, resources: { en: { app: {} } } });
void spoken.init();
const { t } = spoken;
const words: Words = {
  language: 'en',
  timeZone: 'UTC',
  t,
  of: (key) => key,
  label: (path) => path,
  filterLabel: (path) => path,
  titleOf: (record) => (record && typeof record === 'object' && 'number' in record ? String(record.number) : ''),
  fieldContext: (path) => ({ resource: 'service_transportations', path, language: 'en', timeZone: 'UTC', t }),
};
const deletion: RecordOperation = { kind: 'delete' };
const context = {
  definition: requests,
  words,
  locksOn: (_id: string, valueOf: (path: string) => unknown) =>
    (requests.locks ?? []).filter(({ when }) => when !== 'self' && matchesCondition(when, valueOf)),
};
const row = (id: string, status: string, deleted_at: string | null = null) => ({
  id,
  number: `TR/${id}`,
  status,
  next_status: 'NEW',
  deleted_at,
});

describe('the deletion of several requests', () => {
  test('leaves out requests in progress and says how many', () => {
    const rows = [
      row('1', 'DRAFT'),
      row('2', 'IN_PROGRESS'),
      row('3', 'SERVICE_CONFIRMED'),
      row('4', 'SERVICE_PROVIDED'),
      row('5', 'CLOSE_REQUEST'),
      row('6', 'DRAFT', '2026-01-01'),
    ];
    const { subjects, leftOut } = chooseRecords(rows, deletion, context);
    expect(subjects.map(({ id, title }) => [id, title])).toEqual([
      ['1', 'TR/1'],
      ['5', 'TR/5'],
    ]);
    expect(leftOut).toEqual([{ lock: 'inProgress', count: 3 }]);
    expect(chooseRecords(rows, { kind: 'restore' }, context).subjects.map(({ id }) => id)).toEqual(['6']);
  });

  test('counts the states, the most frequent first', () => {
    const { subjects } = chooseRecords([row('1', 'DRAFT'), row('2', 'NEW'), row('3', 'NEW')], deletion, context);
    expect(countStates(subjects).map(({ count }) => count)).toEqual([2, 1]);
    expect(countStates([{ id: '1', title: 'A' }])).toEqual([]);
  });

  test('selects the status although its column is hidden', () => {
    expect(selectedRowPaths([], requests)).toEqual(expect.arrayContaining(['id', 'number', 'status', 'deleted_at']));
    expect(selectedRowPaths([], users)).toContain('state');
    // Amounts are summed for each currency.
    expect(selectedRowPaths(['price'], requests)).toContain('currency');
  });
});

describe('the number to type', () => {
  test('is required above 20 deleted records only', () => {
    expect([confirmationCountOf(deletion, 20), confirmationCountOf(deletion, 21)]).toEqual([undefined, '21']);
    expect(confirmationCountOf({ kind: 'restore' }, 500)).toBeUndefined();
  });

  test.each([
    ['1200', true],
    [' 1,200 ', true],
    ['1\u00a0200', true],
    ['120', false],
    ['', false],
  ])('%j is the number 1200: %s', (typed, expected) => {
    expect(isConfirmationCount(typed, '1200')).toBe(expected);
  });
});

describe('the next row after some are gone', () => {
  const rows = ['1', '2', '3', '4'].map((id) => ({ id }));
  test.each([
    [['2'], '3'],
    [['1', '2', '3'], '4'],
    [['4'], '3'],
    [['3', '4'], '2'],
    [['1', '2', '3', '4'], undefined],
  ])('after %j is %s', (gone, next) => {
    expect(nextRow(rows, gone)?.id).toBe(next);
  });
});

describe('a consequence', () => {
  const [deactivate] = vehicles.actions.filter(({ name }) => name === 'deactivate');
  const [activate] = vehicles.actions.filter(({ name }) => name === 'activate');

  test('is declared for deactivating and deleting drivers and vehicles', () => {
    for (const definition of [vehicles, users]) {
      const named = definition.actions.filter(
        (action) => consequencesOf(definition, { kind: 'action', action }).length,
      );
      expect(named.map(({ name }) => name)).toEqual(['deactivate']);
      expect(consequencesOf(definition, deletion)).toHaveLength(1);
    }
    expect([deactivate && activate && consequencesOf(vehicles, { kind: 'action', action: activate })]).toEqual([[]]);
  });

  test('finds open legs of the records in every column', () => {
    const [legs] = vehicles.consequences ?? [];
    expect(legs && 'list' in legs && consequenceFilters(legs, ['7', '8'])).toEqual([
      {
        operator: 'or',
        value: [
          { field: 'vehicle_id', operator: 'in', value: ['7', '8'] },
          { field: 'truck_id', operator: 'in', value: ['7', '8'] },
        ],
      },
      {
        field: 'service_transportation__status',
        operator: 'in',
        value: ['DRAFT', 'NEW', 'IN_PROGRESS', 'SERVICE_CONFIRMED'],
      },
    ]);
  });
});
