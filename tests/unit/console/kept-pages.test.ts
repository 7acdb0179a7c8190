import { expect, test } from 'vitest';
import { type KeptPages, pagesAt, type ShownPage, withoutRecord, withRecord } from '../../../src/app/routes/keptPages';

const addressAt = (pathname: string, isReturn = false) => ({
  location: { pathname, search: '', hash: '', state: null, key: '', unstable_mask: undefined },
  isReturn,
  parsed: { pathname, action: 'list' as const, params: { q: 'WGM' } },
  go: () => undefined,
});

const listPage = (isReturn = false): ShownPage => ({
  page: 'the list',
  address: addressAt('/vehicle', isReturn),
  isList: true,
  recordId: undefined,
  isRecordLoaded: false,
});

const recordPage = (recordId: string, isRecordLoaded = true): ShownPage => ({
  page: 'a record',
  address: addressAt(`/vehicle/${recordId}`),
  isList: false,
  recordId,
  isRecordLoaded,
});

const otherPage: ShownPage = {
  page: 'a form',
  address: addressAt('/vehicle/1/edit'),
  isList: false,
  recordId: undefined,
  isRecordLoaded: false,
};

const prepare = (kept: KeptPages, id: string, state: 'listed' | 'loaded' = 'loaded') =>
  withRecord(kept, { id, state, page: `the record ${id}, ${state}`, path: `/vehicle/${id}` });

const openList = () => pagesAt({}, listPage());

test('keeps the list when a record is opened, and shows it again on a return', () => {
  const opened = openList();
  const away = pagesAt(opened, recordPage('1'));
  expect(away.list).toMatchObject({ page: 'the list', isShown: false, openings: 0 });
  expect(pagesAt(away, listPage(true)).list).toMatchObject({ isShown: true, openings: 0 });
});

test('opens the list anew when a link leads to it', () => {
  const away = pagesAt(openList(), recordPage('1'));
  expect(pagesAt(away, listPage()).list).toMatchObject({ isShown: true, openings: 1 });
});

test('returns the same object when nothing changes', () => {
  const prepared = prepare(openList(), '1');
  expect(pagesAt(prepared, listPage())).toBe(prepared);
  expect(prepare(prepared, '1')).toBe(prepared);
});

test('prepares one record at a time, at the address that it will have', () => {
  const prepared = prepare(prepare(openList(), '1'), '2');
  expect(prepared.record).toMatchObject({
    id: '2',
    page: 'the record 2, loaded',
    isShown: false,
    address: { location: { pathname: '/vehicle/2' }, parsed: { action: 'show', id: '2', params: {} } },
  });
});

test('prepares a record again once it is loaded, unless it is open', () => {
  const listed = prepare(openList(), '1', 'listed');
  expect(prepare(listed, '1', 'listed')).toBe(listed);
  const loaded = prepare(listed, '1');
  expect(loaded.record?.page).toBe('the record 1, loaded');
  expect(prepare(loaded, '1', 'listed')).toBe(loaded);
  const opened = pagesAt(listed, recordPage('1', false));
  expect(prepare(opened, '1')).toBe(opened);
});

test('shows a record that was prepared before it was loaded, and keeps it then, unless it is loaded by now', () => {
  const listed = prepare(openList(), '1', 'listed');
  expect(pagesAt(listed, recordPage('1')).record).toBeUndefined();
  const opened = pagesAt(listed, recordPage('1', false));
  expect(opened.record?.isShown).toBe(true);
  expect(pagesAt(opened, recordPage('1'))).toBe(opened);
});

test('shows the prepared record when it is opened', () => {
  const opened = pagesAt(prepare(openList(), '1'), recordPage('1'));
  expect(opened.record).toMatchObject({ id: '1', isShown: true });
  expect(pagesAt(opened, recordPage('1'))).toBe(opened);
});

test.each([
  ['another record is opened', recordPage('2')],
  ['a form is opened', otherPage],
])('drops the prepared record when %s', (_case, shown) => {
  expect(pagesAt(prepare(openList(), '1'), shown).record).toBeUndefined();
});

test('drops the record when the user goes back', () => {
  const opened = pagesAt(prepare(openList(), '1'), recordPage('1'));
  expect(pagesAt(opened, listPage(true)).record).toBeUndefined();
});

test('prepares no record once the list is left, or without a list', () => {
  const away = pagesAt(openList(), recordPage('1'));
  expect(prepare(away, '1')).toBe(away);
  expect(prepare({}, '1')).toEqual({});
});

test('drops a record that cannot be rendered', () => {
  const kept = withoutRecord(prepare(openList(), '1'));
  expect(kept.record).toBeUndefined();
  expect(kept.list).toBeDefined();
});
