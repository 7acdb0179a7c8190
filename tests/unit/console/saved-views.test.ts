import { describe, expect, test } from 'vitest';
import { requestsResource } from '../../../resources/requests';
import { vehiclesResource } from '../../../resources/vehicles';
import { verificationQueueResource } from '../../../resources/verificationQueue';
import { formatListUrl, isListUrlIncomplete, isSavedViewLink, parseListUrl } from '../../../src/screens/list/listUrl';
import {
  isViewChanged,
  isViewEditable,
  orderViews,
  type SavedView,
  stateOfView,
  viewQueryOf,
} from '../../../src/screens/list/saved/savedView';
import { defaultListState } from '../../../src/screens/list/state';

const context = { userId: '5', timeZone: 'Europe/Warsaw', today: '2026-11-24', firstWeekday: 1 } as const;
const view = (state: string, more: Partial<SavedView> = {}): SavedView => ({
  id: '7',
  user_id: '5',
  resource: 'vehicles',
  name: 'Newest',
  state,
  visibility: 'PRIVATE',
  roles: [],
  modified_at: '2026-11-24T10:00:00.000Z',
  ...more,
});

describe('the state that a view stores', () => {
  test('is the query of the list without page and day, and a question mark for the usual list', () => {
    const state = parseListUrl('?f=year:equals:2020&sort=-year&page=4&saved=9', vehiclesResource);
    expect(viewQueryOf(state, vehiclesResource)).toBe('?f=year:equals:2020&sort=-year');
    expect(viewQueryOf(defaultListState(vehiclesResource), vehiclesResource)).toBe('?');
    const calendar = parseListUrl('?view=calendar&day=2026-11-21&span=week', requestsResource);
    expect(viewQueryOf(calendar, requestsResource)).toBe('?view=calendar&span=week');
  });

  test('is shown again as it was stored, with the id of the view', () => {
    const state = stateOfView(view('?q=volvo&cols=license,year'), vehiclesResource, context);
    expect(formatListUrl(state, vehiclesResource)).toBe('?q=volvo&cols=license,year&saved=7');
  });

  test('keeps the table where the browser last showed a board', () => {
    const state = stateOfView(view('?'), requestsResource, context);
    const address = formatListUrl(state, requestsResource);
    expect(address).toBe('?view=table&saved=7');
    expect(parseListUrl(address, requestsResource, { ...context, view: 'board' }).view).toBe('table');
  });

  test('has no filters where the list opens with some', () => {
    const state = stateOfView(view('?f=all'), verificationQueueResource, context);
    expect(state.conditions).toEqual([]);
    expect(formatListUrl(state, verificationQueueResource)).toBe('?f=all&saved=7');
  });
});

describe('a view is changed', () => {
  const isChanged = (query: string) =>
    isViewChanged(parseListUrl(query, vehiclesResource), view('?sort=-year'), vehiclesResource, context);

  test.each([
    ['by another order', '?saved=7', true],
    ['by a filter', '?sort=-year&f=vin:empty&saved=7', true],
    ['by a search', '?sort=-year&q=volvo&saved=7', true],
    ['not by another page', '?sort=-year&page=2&saved=7', false],
    ['by groups', '?sort=-year&group=verify&saved=7', true],
    ['not by unfolding a group', '?sort=-year&open=VERIFIED&saved=7', false],
    ['not by nothing', '?sort=-year&saved=7', false],
  ])('%s', (_what, query, expected) => {
    expect(isChanged(query)).toBe(expected);
  });
});

describe('the address of a link to a view', () => {
  test.each([
    ['?saved=7', true],
    ['?saved=7&sort=-year', false],
    ['?saved=all', false],
    ['', false],
  ])('%s: %s', (query, expected) => {
    expect(isSavedViewLink(query)).toBe(expected);
  });

  test('is not completed before the view is known', () => {
    const state = parseListUrl('?saved=7', verificationQueueResource, { ...context, view: null });
    expect(isListUrlIncomplete('?saved=7', state, verificationQueueResource)).toBe(false);
    expect(isListUrlIncomplete('?saved=7&sort=name', state, verificationQueueResource)).toBe(true);
  });

  test.each(['0', '07', 'x', '99999999999999999999'])('names no view by %s', (id) => {
    expect(parseListUrl(`?saved=${id}`, vehiclesResource).saved).toBeNull();
  });
});

test('views stand in the order of the user, then by name', () => {
  const views = [
    { id: '1', name: 'Żuk' },
    { id: '2', name: 'Zet' },
    { id: '3', name: 'Łan' },
    { id: '4', name: 'Lot' },
  ];
  expect(orderViews(views, ['1', '9'], 'pl').map(({ name }) => name)).toEqual(['Żuk', 'Lot', 'Łan', 'Zet']);
});

test.each([
  ['an own one', view('?'), false, true],
  ['a private one of another user', view('?', { user_id: '6' }), true, false],
  ['a shared one, with the permission', view('?', { user_id: '6', visibility: 'COMPANY' }), true, true],
  ['a shared one, without the permission', view('?', { user_id: '6', visibility: 'ROLES' }), false, false],
])('%s may be changed or not', (_what, one, mayShare, expected) => {
  expect(isViewEditable(one, '5', mayShare)).toBe(expected);
});
