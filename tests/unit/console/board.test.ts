import { describe, expect, test } from 'vitest';
import { requestsResource } from '../../../resources/requests';
import { boardColumnQuery, boardColumnValues, isColumnMatched } from '../../../src/screens/list/board/columnQuery';
import { availableMoves, withCard, withoutCard } from '../../../src/screens/list/board/moveCard';
import { defaultListState, type ListState } from '../../../src/screens/list/state';

const view = requestsResource.list.views?.board ?? { by: 'status', folded: [], card: [] };
const usual = defaultListState(requestsResource);
const drafts: ListState = {
  ...usual,
  conditions: [
    { field: 'status', comparison: 'in', values: ['DRAFT'] },
    { field: 'number', comparison: 'contains', values: ['7'] },
  ],
};

describe('the columns of a board', () => {
  test('are all values in order', () => {
    expect(boardColumnValues(requestsResource, view)).toEqual([
      'DRAFT',
      'NEW',
      'IN_PROGRESS',
      'SERVICE_CONFIRMED',
      'SERVICE_PROVIDED',
      'CLOSE_REQUEST',
      'CANCELED_REQUEST',
    ]);
  });

  const days = { timeZone: 'UTC', today: '2026-11-24', firstWeekday: 1 };

  test('query the list’s rows of their value, 25 at once; a folded one only their count', () => {
    const open = boardColumnQuery(requestsResource, view, drafts, { value: 'DRAFT', folded: false, days });
    expect(open.filters).toEqual([
      { field: 'number', operator: 'contains', value: '7' },
      { field: 'status', operator: 'in', value: ['DRAFT'] },
    ]);
    const folded = boardColumnQuery(requestsResource, view, usual, {
      value: 'CLOSE_REQUEST',
      folded: true,
      days,
    });
    expect([open.size, folded.size]).toEqual([25, 0]);
    expect(open.fields).toEqual(expect.arrayContaining(['transitionableStatus', 'logisticians.user.brief', 'status']));
  });

  test('are not queried when the filters exclude them', () => {
    expect([
      isColumnMatched(drafts, view, 'DRAFT'),
      isColumnMatched(drafts, view, 'NEW'),
      isColumnMatched(usual, view, 'NEW'),
    ]).toEqual([true, false, true]);
  });
});

describe('a card', () => {
  const stateOf = (...steps: string[]) => ({
    deleted: false,
    locks: [],
    valueOf: (path: string) => (path === 'transitionableStatus' ? steps : null),
  });

  test('can be moved to the offered statuses, with the permission', () => {
    expect([...availableMoves(requestsResource, stateOf('NEW', 'CANCELED_REQUEST'), () => true).keys()]).toEqual([
      'NEW',
      'CANCELED_REQUEST',
    ]);
    expect([
      ...availableMoves(requestsResource, stateOf('NEW', 'CANCELED_REQUEST'), (action) => action !== 'cancel').keys(),
    ]).toEqual(['NEW']);
    expect(availableMoves(requestsResource, stateOf(), () => true).size).toBe(0);
  });

  test('moves from one column to the top of another', () => {
    const pages = {
      pages: [
        { data: [{ id: '1' }, { id: '2' }], total: 3 },
        { data: [{ id: '3' }], total: 3 },
      ],
      pageParams: [1, 2],
    };
    expect(withoutCard(pages, '2')?.pages).toEqual([
      { data: [{ id: '1' }], total: 2 },
      { data: [{ id: '3' }], total: 2 },
    ]);
    expect(withCard(pages, { id: '4' })?.pages).toEqual([
      { data: [{ id: '4' }, { id: '1' }, { id: '2' }], total: 4 },
      { data: [{ id: '3' }], total: 4 },
    ]);
    expect(withoutCard(pages, '9')).toBe(pages);
  });
});
