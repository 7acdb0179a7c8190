import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import type { FieldContext } from '../../../src/fields/kind';
import { doPeriodsOverlap, periodText } from '../../../src/pages/requests/routes/legTimes';
import { plannedByHand } from '../../../src/pages/requests/routes/plannedByHand';

const { t } = i18next;

const context = (timeZone: string): FieldContext => ({
  resource: 'routes',
  path: 'planned_start',
  language: 'en',
  dates: 'DD_MM_YYYY',
  timeZone,
  t,
});

describe('the text of a period', () => {
  it.each([
    ['Europe/Warsaw', '2041-05-09T22:00:00Z', '2041-05-11T22:00:00Z', '10/05/2041 – 11/05/2041'],
    ['Europe/Warsaw', '2041-05-09T22:00:00Z', '2041-05-10T22:00:00Z', '10/05/2041'],
    ['Europe/Warsaw', '2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z', '29/03/2026'],
    ['Europe/Warsaw', '2026-11-23T07:00:00Z', '2026-11-23T15:15:00Z', '23/11/2026 08:00 – 16:15'],
    ['America/Los_Angeles', '2026-11-23T07:00:00Z', '2026-11-23T15:15:00Z', '22/11/2026 23:00 – 23/11/2026 07:15'],
    ['Pacific/Kiritimati', '2026-11-22T18:00:00Z', '2026-11-23T09:00:00Z', '23/11/2026 08:00 – 23:00'],
  ])('in %s from %s to %s', (timeZone, from, to, expected) => {
    expect(periodText({ from, to }, context(timeZone))).toBe(expected);
  });
});

it('finds that periods overlap, unless one ends when the other begins', () => {
  const morning = { from: '2026-11-23T07:00:00Z', to: '2026-11-23T12:00:00Z' };
  expect(doPeriodsOverlap(morning, { from: '2026-11-23T12:00:00.000Z', to: '2026-11-23T13:00:00Z' })).toBe(false);
  expect(doPeriodsOverlap(morning, { from: '2026-11-23T11:59:00Z', to: '2026-11-23T13:00:00Z' })).toBe(true);
});

it('takes times as set by hand when they were, or differ from the proposal', () => {
  const times = { planned_start: '2026-11-23T07:00:00Z', planned_end: '2026-11-23T12:00:00Z' };
  const period = { from: times.planned_start, to: times.planned_end };
  const leg = (planned_by_hand: boolean) => ({ ...times, planned_by_hand });
  expect(plannedByHand(times, leg(false))).toBeUndefined();
  expect(plannedByHand(times, leg(true))).toEqual(period);
  expect(plannedByHand(times, undefined)).toEqual(period);
  expect(plannedByHand({ ...times, planned_end: '' }, leg(false))).toEqual({ ...period, to: '' });
  expect(plannedByHand({ planned_start: '', planned_end: '' }, leg(true))).toBeUndefined();
});
