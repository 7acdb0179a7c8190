import { describe, expect, it } from 'vitest';
import { expiryOf, expiryWarnings } from '../../../resources/document-expiry';
import { daysLeft, documentStateOf, firstWarningDays, validityProblems } from '../../../server/areas/validity/rules';

describe('a document that is valid until 30 June', () => {
  it.each([
    ['2026-05-01', 61, 'VALID'],
    ['2026-05-02', 60, 'EXPIRES_IN_60_DAYS'],
    ['2026-05-31', 31, 'EXPIRES_IN_60_DAYS'],
    ['2026-06-01', 30, 'EXPIRES_IN_30_DAYS'],
    ['2026-06-23', 8, 'EXPIRES_IN_30_DAYS'],
    ['2026-06-24', 7, 'EXPIRES_IN_7_DAYS'],
    ['2026-06-30', 1, 'EXPIRES_IN_7_DAYS'],
    ['2026-07-01', 0, 'EXPIRED'],
    ['2027-01-01', -184, 'EXPIRED'],
  ])('has on %s %d days left: %s', (day, left, state) => {
    expect([daysLeft('2026-06-30', day), documentStateOf('2026-06-30', day)]).toEqual([left, state]);
  });
});

it('begins to warn on the same days in the console as on the server', () => {
  expect(Math.max(...expiryWarnings.map(({ days }) => days))).toBe(firstWarningDays);
  for (const left of Array.from({ length: 70 }, (_, index) => index - 2)) {
    const until = new Date(Date.UTC(2026, 0, left)).toISOString().slice(0, 10);
    const state = documentStateOf(until, '2026-01-01');
    const shown = expiryOf(left);
    const days = expiryWarnings.find((warning) => left <= warning.days)?.days;
    expect(state).toBe(left <= 0 ? 'EXPIRED' : days === undefined ? 'VALID' : `EXPIRES_IN_${days}_DAYS`);
    expect(shown === null).toBe(state === 'VALID');
  }
});

it.each([
  [0, { key: 'expired', count: 0, tone: 'error' }],
  [1, { key: 'lastDay', count: 1, tone: 'error' }],
  [7, { key: 'left', count: 7, tone: 'error' }],
  [8, { key: 'left', count: 8, tone: 'warning' }],
  [31, { key: 'left', count: 31, tone: 'info' }],
  [61, null],
])('is shown with %d days left', (left, shown) => {
  expect(expiryOf(left)).toEqual(shown);
});

it.each([
  ['1999-12-31', { day: [{ code: 'year', payload: { min: 2000, max: 2100 } }] }],
  ['0026-06-30', { day: [{ code: 'year', payload: { min: 2000, max: 2100 } }] }],
  ['2000-01-01', {}],
  ['2100-12-31', {}],
  [null, {}],
])('refuses an improbable last day: %s', (day, problems) => {
  expect(validityProblems({ day }, ['day'])).toEqual(problems);
});
