import { expect, it } from 'vitest';
import { areSummarized, type DatedDocument, warningsOn } from '../../../server/areas/document-warnings/rules';

const documentOf = (until: string): DatedDocument => ({
  owner_id: '1',
  owner: 'PO 1',
  document: 'inspection_until',
  until,
});

it.each([
  // The last valid day counts as one day left.
  ['2036-05-30', undefined],
  ['2036-04-30', undefined],
  ['2036-04-29', 60],
  ['2036-03-31', 60],
  ['2036-03-30', 30],
  ['2036-03-08', 30],
  ['2036-03-07', 7],
  ['2036-03-01', 7],
  ['2036-02-29', undefined],
])('a document until %s warns within %s days on 1 March', (until, days) => {
  expect(warningsOn('2036-03-01', [documentOf(until)]).map((warning) => warning.days)).toEqual(
    days === undefined ? [] : [days],
  );
});

it('has one entry for more than ten documents of a day', () => {
  const many = Array.from({ length: 11 }, () => ({ ...documentOf('2036-03-07'), days: 7 }));
  expect([areSummarized(many.slice(1)), areSummarized(many)]).toEqual([false, true]);
});
