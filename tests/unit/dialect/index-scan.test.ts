import { describe, expect, test } from 'vitest';
import { vehicleEntity } from '../../../server/areas/fleet/vehicle';
import { requestEntity, requestView } from '../../../server/areas/transport/request';
import { logistTaskEntity } from '../../../server/areas/transport/tasks';
import type { Entity } from '../../../server/dialect/entity';
import { type OrderColumn, orderStepsOf } from '../../../server/dialect/order';
import { SqlParameters } from '../../../server/dialect/parameters';
import { TableScope } from '../../../server/dialect/scope';
import {
  canScanRareIndex,
  canUseIndexScan,
  findsById,
  hasIndexWithColumns,
  rareMarksOf,
} from '../../../server/dialect/index-scan';
import type { WhereCondition } from '../../../server/dialect/where';

function scopeOf(entity: Entity, permissions = ['requests.read']): TableScope {
  const context = {
    tenant: '1',
    user: '2',
    permissions: new Set(permissions),
    language: 'en',
    parameters: new SqlParameters(),
    aliases: 0,
  } as const;
  return new TableScope(entity, context);
}

function isSteady(
  entity: Entity,
  where: WhereCondition,
  orderBy: readonly OrderColumn[],
  permissions?: string[],
): boolean {
  const scope = scopeOf(entity, permissions);
  return canUseIndexScan(scope, where, orderStepsOf(scope, orderBy));
}

const by = (column: string, direction: OrderColumn['direction'] = 'ASC'): OrderColumn[] => [{ column, direction }];
const equal = (column: string, value: unknown = 'x'): WhereCondition => ({ column, operator: 'EQ', value });

describe('caches a plan when an index has the rows in order', () => {
  test.each<[string, Entity, WhereCondition, OrderColumn[]]>([
    ['of a word', vehicleEntity, {}, by('license')],
    ['of a word, backwards', vehicleEntity, {}, by('license', 'DESC')],
    ['of an equality', vehicleEntity, equal('is_active', true), by('license')],
    ['of an equality in a group', vehicleEntity, { AND: [equal('is_active', true)] }, by('license')],
    ['of an equality, newest first', requestEntity, equal('status'), by('created_at', 'DESC')],
    ['of one value of a list', requestEntity, { column: 'status', operator: 'IN', value: ['x'] }, by('created_at')],
    ['of an equality, by another column', requestEntity, equal('status'), by('price')],
    ['of a column that may be empty', requestEntity, {}, by('price')],
    ['of a column that may be empty, backwards', requestEntity, {}, by('price', 'DESC')],
    ['of a word that may be empty', vehicleEntity, {}, by('vin')],
    ['of a word that may be empty, backwards', vehicleEntity, {}, by('vin', 'DESC')],
    ['of few values, each in the order of another column', vehicleEntity, {}, by('is_active')],
  ])('%s', (_name, entity, where, order) => {
    expect(isSteady(entity, where, order)).toBe(true);
  });
});

describe('caches no plan when the best one depends on the values', () => {
  test.each<[string, Entity, WhereCondition, OrderColumn[]]>([
    ['where rows are sorted once they are found', requestEntity, equal('service_id'), by('price')],
    ['of a span', requestEntity, { column: 'status', operator: 'GT', value: 'x' }, by('created_at', 'DESC')],
    [
      'of one of several values',
      requestEntity,
      { column: 'status', operator: 'IN', value: ['x', 'y'] },
      by('created_at', 'DESC'),
    ],
    ['of what is empty', requestEntity, equal('customer_id', null), by('created_at', 'DESC')],
    ['of alternatives', requestEntity, { OR: [equal('status'), equal('status')] }, by('created_at', 'DESC')],
    [
      'of a pattern in a group',
      vehicleEntity,
      { AND: [equal('is_active', true), { column: 'license', operator: 'LIKE', value: '%x%' }] },
      by('license'),
    ],
    [
      'of two equalities that no index has together',
      vehicleEntity,
      { AND: [equal('is_active', true), equal('verify')] },
      by('license'),
    ],
    ['of a related record', requestEntity, equal('customer__customer_name'), by('created_at', 'DESC')],
    ['of any of many records', requestView, equal('driver_ids', '1'), by('created_at', 'DESC')],
    ['of the names of many records', requestView, equal('drivers'), by('created_at', 'DESC')],
    ['of a column of a related record', requestView, equal('customer_type'), by('created_at', 'DESC')],
    ['of an order both ways', requestEntity, equal('status'), [...by('created_at', 'DESC'), ...by('id')]],
  ])('%s', (_name, entity, where, order) => {
    expect(isSteady(entity, where, order)).toBe(false);
  });

  test('of columns that the caller may not see', () => {
    expect(isSteady(requestEntity, equal('status'), by('created_at', 'DESC'), [])).toBe(false);
  });
});

test.each<[string, Entity, string[], WhereCondition, OrderColumn[], boolean]>([
  ['the text that it sorts', vehicleEntity, ['license'], {}, by('license'), true],
  ['a column of the presets', vehicleEntity, ['verify'], {}, by('license'), true],
  [
    'the text beside an equality that it begins with',
    vehicleEntity,
    ['license'],
    equal('places', 2),
    by('license'),
    true,
  ],
  ['no other text', vehicleEntity, ['license', 'vin'], {}, by('license'), false],
  ['no text in the order of another column', vehicleEntity, ['license'], {}, by('created_at'), false],
  ['no values of many records', requestView, ['drivers'], {}, by('created_at', 'DESC'), false],
  ['no marks of deleted owners', logistTaskEntity, ['text'], {}, by('text'), false],
])('the index of an order has %s', (_name, entity, paths, where, orderBy, expected) => {
  const scope = scopeOf(entity);
  expect(hasIndexWithColumns(scope, where, orderStepsOf(scope, orderBy), paths)).toBe(expected);
});

describe('finds a record by its id', () => {
  const other = equal('status');
  test.each<[string, WhereCondition, boolean]>([
    ['by the id alone', equal('id'), true],
    ['by one id of a list', { column: 'id', operator: 'IN', value: ['1'] }, true],
    ['by the id and another value', { AND: [equal('id'), other] }, true],
    ['not by several ids', { column: 'id', operator: 'IN', value: ['1', '2'] }, false],
    ['not by a value that many have', other, false],
    ['not by the id or another value', { OR: [equal('id'), other] }, false],
    ['not by a span beside the id', { AND: [equal('id'), { column: 'price', operator: 'GT', value: 1 }] }, false],
  ])('%s', (_name, where, expected) => {
    expect(findsById(where)).toBe(expected);
  });
});

describe('rows with a rare mark', () => {
  const late = equal('expected_late', true);
  const marks = (where: WhereCondition) => rareMarksOf(scopeOf(requestView), where);
  const isSorted = (orderBy: OrderColumn[]) => {
    const scope = scopeOf(requestView);
    return canScanRareIndex(scope, marks(late), orderStepsOf(scope, orderBy));
  };

  test('are found by the mark alone, or beside further conditions', () => {
    expect(marks(late)).toEqual(['expected_late']);
    expect(marks({ AND: [equal('status'), late] })).toEqual(['expected_late']);
  });

  test('are not found by an alternative, by rows without the mark, or by another column', () => {
    for (const where of [{ OR: [late, equal('status')] }, equal('expected_late', false), equal('status', true)])
      expect(marks(where)).toEqual([]);
  });

  test.each(['price', 'customer_name', 'created_at'])('are sorted by %s by an index of their own', (column) => {
    expect(isSorted(by(column))).toBe(true);
    expect(isSorted(by(column, 'DESC'))).toBe(true);
  });

  test('are sorted by no index in an order that none has', () => {
    expect(isSorted(by('currency'))).toBe(false);
    expect(isSorted([...by('price', 'DESC'), ...by('number')])).toBe(false);
  });
});
