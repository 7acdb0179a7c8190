import { expect, test } from 'vitest';
import { splitSearch } from '../../../server/dialect/search-page';
import type { WhereCondition } from '../../../server/dialect/where';

const like = (column: string): WhereCondition => ({ column, operator: 'LIKE', value: '%x%' });
const equal: WhereCondition = { column: 'status', operator: 'EQ', value: 'NEW' };
const search: WhereCondition = { OR: [like('number'), like('city')] };

test.each<[string, WhereCondition, ReturnType<typeof splitSearch>]>([
  ['one column', like('number'), { others: {}, search: like('number') }],
  ['several columns', search, { others: {}, search }],
  ['a search beside a filter', { AND: [equal, search] }, { others: { AND: [equal] }, search }],
  ['no search', equal, undefined],
  ['two searches', { AND: [search, like('number')] }, undefined],
  ['a search or a filter', { OR: [like('number'), equal] }, undefined],
  ['a search beside a column', { ...equal, AND: [search] }, undefined],
  ['another pattern', { column: 'number', operator: 'NOT_LIKE', value: '%x%' }, undefined],
  ['groups of searches', { OR: [{ AND: [like('number')] }, like('city')] }, undefined],
  ['nothing', {}, undefined],
])('splits %s', (_name, where, expected) => {
  expect(splitSearch(where)).toEqual(expected);
});
