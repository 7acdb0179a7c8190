import { describe, expect, it, test } from 'vitest';
import { momentAt, snapToStep, ticksOf, timeAxisOf, widthOf, xOf } from '../../../src/pages/planning/timeAxis';
import { timeAt } from '../../../src/fields/zonedTime';

const hourMs = 3_600_000;

describe('the axis of a day', () => {
  test.each([
    ['Europe/Warsaw', '2026-06-10', '2026-06-09T22:00:00.000Z', 24],
    ['Europe/Warsaw', '2026-03-29', '2026-03-28T23:00:00.000Z', 23],
    ['Europe/Warsaw', '2026-10-25', '2026-10-24T22:00:00.000Z', 25],
    ['America/Los_Angeles', '2026-03-08', '2026-03-08T08:00:00.000Z', 23],
    ['America/Los_Angeles', '2026-11-01', '2026-11-01T07:00:00.000Z', 25],
    ['Pacific/Kiritimati', '2026-06-10', '2026-06-09T10:00:00.000Z', 24],
  ])('has the hours of the day in %s on %s', (timeZone, day, start, hours) => {
    const axis = timeAxisOf(day, 1, timeZone, 10);
    expect(new Date(axis.start).toISOString()).toBe(start);
    expect(widthOf(axis)).toBe(hours * 10);
    const ticks = ticksOf(axis, 1).map(({ hour }) => hour);
    expect(ticks.length).toBe(Math.min(hours, 24));
    expect(new Set(ticks).size).toBe(ticks.length);
  });

  it('leads from a moment to its pixel and back', () => {
    const axis = timeAxisOf('2026-10-24', 7, 'Europe/Warsaw', 16);
    for (const moment of [axis.start, axis.start + 30.25 * hourMs, axis.end, axis.start - hourMs])
      expect(momentAt(axis, xOf(axis, moment))).toBe(moment);
    expect(xOf(axis, axis.start + hourMs)).toBe(16);
  });

  it('marks hours as clocks show them after they have changed', () => {
    const axis = timeAxisOf('2026-10-25', 1, 'Europe/Warsaw', 10);
    expect(ticksOf(axis, 6).map(({ hour, moment }) => [hour, xOf(axis, moment)])).toEqual([
      [0, 0],
      [6, 70],
      [12, 130],
      [18, 190],
    ]);
  });
});

test.each(['Europe/Warsaw', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Asia/Kathmandu'])(
  'snaps to quarters of an hour on the clocks of %s',
  (timeZone) => {
    for (const moment of ['2026-03-29T00:52:00Z', '2026-11-01T08:58:00Z', '2026-06-10T12:07:31Z']) {
      const snapped = snapToStep(Date.parse(moment));
      expect(Math.abs(snapped - Date.parse(moment))).toBeLessThanOrEqual(hourMs / 8);
      expect(['00', '15', '30', '45']).toContain(timeAt(timeZone, new Date(snapped)).slice(3));
    }
  },
);
