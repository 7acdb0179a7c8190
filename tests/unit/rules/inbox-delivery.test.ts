import { describe, expect, it } from 'vitest';
import {
  dueAfterCoolDown,
  isQuiet,
  mailDueAt,
  nextTimeOfDay,
  pushDueAt,
} from '../../../server/areas/inbox/delivery-rules';

const night = { from: '22:00', to: '06:00' };
const at = (iso: string) => new Date(iso);
const context = (now: string, extra = {}) => ({
  now: at(now),
  timeZone: 'Europe/Warsaw',
  quiet: null,
  isUrgent: false,
  ...extra,
});

describe('a mail', () => {
  it.each([
    ['NONE', '2026-03-02T10:00:00Z', {}, null],
    ['AT_ONCE', '2026-03-02T10:00:00Z', {}, '2026-03-02T10:01:00.000Z'],
    // 22:30 in Warsaw.
    ['AT_ONCE', '2026-03-02T21:30:00Z', { quiet: night }, '2026-03-03T05:00:00.000Z'],
    ['AT_ONCE', '2026-03-02T21:30:00Z', { quiet: night, isUrgent: true }, '2026-03-02T21:31:00.000Z'],
    ['AT_ONCE', '2026-03-02T21:30:00Z', { quiet: night, timeZone: 'America/Los_Angeles' }, '2026-03-02T21:31:00.000Z'],
    // The minute of delay is in the quiet hours.
    ['AT_ONCE', '2026-03-02T20:59:30Z', { quiet: night }, '2026-03-03T05:00:00.000Z'],
    ['DAILY', '2026-03-02T10:00:00Z', {}, '2026-03-03T06:00:00.000Z'],
    ['DAILY', '2026-03-02T05:59:00Z', {}, '2026-03-02T06:00:00.000Z'],
    ['DAILY', '2026-03-02T06:00:00Z', {}, '2026-03-03T06:00:00.000Z'],
    ['DAILY', '2026-03-02T10:00:00Z', { quiet: { from: '20:00', to: '09:00' } }, '2026-03-03T08:00:00.000Z'],
    ['DAILY', '2026-03-02T10:00:00Z', { timeZone: 'Pacific/Kiritimati' }, '2026-03-02T17:00:00.000Z'],
    ['DAILY', '2026-03-02T10:00:00Z', { timeZone: 'America/Los_Angeles' }, '2026-03-02T15:00:00.000Z'],
    // Clocks go forward in the night.
    ['DAILY', '2026-03-28T20:00:00Z', {}, '2026-03-29T05:00:00.000Z'],
  ] as const)('of choice %s at %s %j is due at %s', (choice, now, extra, due) => {
    expect(mailDueAt(choice, context(now, extra))?.toISOString() ?? null).toBe(due);
  });
});

describe('a message to browsers', () => {
  it('is due after a few seconds, and after the quiet hours unless it is urgent', () => {
    expect(pushDueAt(context('2026-03-02T10:00:00Z')).toISOString()).toBe('2026-03-02T10:00:05.000Z');
    const quiet = { quiet: night };
    expect(pushDueAt(context('2026-03-02T23:00:00Z', quiet)).toISOString()).toBe('2026-03-03T05:00:00.000Z');
    expect(pushDueAt(context('2026-03-02T23:00:00Z', { ...quiet, isUrgent: true })).toISOString()).toBe(
      '2026-03-02T23:00:05.000Z',
    );
  });
});

describe('quiet hours', () => {
  it.each([
    [night, '2026-03-02T20:59:59Z', false],
    [night, '2026-03-02T21:00:00Z', true],
    [night, '2026-03-03T04:59:00Z', true],
    [night, '2026-03-03T05:00:00Z', false],
    [{ from: '12:00', to: '13:00' }, '2026-03-02T11:30:00Z', true],
    [{ from: '12:00', to: '13:00' }, '2026-03-02T12:00:00Z', false],
    [null, '2026-03-02T23:00:00Z', false],
  ])('%j at %s: %s', (quiet, now, expected) => {
    expect(isQuiet({ now: at(now), timeZone: 'Europe/Warsaw', quiet })).toBe(expected);
  });
});

it('finds the next time of day on days of 23 and 25 hours', () => {
  const next = (after: string) => nextTimeOfDay('Europe/Warsaw', '07:00', at(after)).toISOString();
  expect(next('2026-10-24T20:00:00Z')).toBe('2026-10-25T06:00:00.000Z');
  expect(next('2026-10-25T06:00:00Z')).toBe('2026-10-26T06:00:00.000Z');
  expect(next('2026-03-29T05:00:00Z')).toBe('2026-03-30T05:00:00.000Z');
});

it('is sent again after the cool-down only', () => {
  const [due, end] = [at('2026-03-02T10:01:00Z'), at('2026-03-02T10:10:00Z')];
  expect(dueAfterCoolDown(due, null, end)).toBe(due);
  expect(dueAfterCoolDown(due, '2026-03-02T10:00:30Z', end)).toBe(end);
  expect(dueAfterCoolDown(null, '2026-03-02T10:00:30Z', end)).toBeNull();
});
