import { describe, expect, it } from 'vitest';
import { snoozeTimes } from '../../../src/layouts/inner/inbox/snoozeTimes';

describe('a snoozed entry', () => {
  it.each([
    // A Monday morning in Warsaw.
    ['Europe/Warsaw', '2026-03-02T06:30:00Z', '2026-03-03T06:00:00.000Z', '2026-03-09T06:00:00.000Z'],
    // A Sunday in Warsaw, on which clocks go forward.
    ['Europe/Warsaw', '2026-03-29T10:00:00Z', '2026-03-30T05:00:00.000Z', '2026-03-30T05:00:00.000Z'],
    // Still Saturday in Los Angeles, already Sunday on Kiritimati.
    ['America/Los_Angeles', '2026-03-01T06:00:00Z', '2026-03-01T15:00:00.000Z', '2026-03-02T15:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-03-01T06:00:00Z', '2026-03-01T17:00:00.000Z', '2026-03-01T17:00:00.000Z'],
  ])('comes back in %s, put off at %s', (timeZone, now, tomorrow, monday) => {
    const times = snoozeTimes(timeZone, new Date(now));
    expect(times.hour.getTime() - Date.parse(now)).toBe(3_600_000);
    expect([times.tomorrow.toISOString(), times.monday.toISOString()]).toEqual([tomorrow, monday]);
  });
});
