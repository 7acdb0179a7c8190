import { describe, expect, it } from 'vitest';
import { hasLegStarted } from '../../../server/areas/transport/planned-leg';

describe('a leg without tasks', () => {
  it.each([
    // At 11:00 in UTC it is the next day in Kiritimati (+14) already, at 07:30 still the day before in Los Angeles (-8).
    ['Pacific/Kiritimati', '2026-11-23T11:00:00Z', '2026-11-24', true],
    ['Pacific/Kiritimati', '2026-11-23T09:59:00Z', '2026-11-24', false],
    ['Europe/Warsaw', '2026-11-23T11:00:00Z', '2026-11-24', false],
    ['America/Los_Angeles', '2026-11-24T07:30:00Z', '2026-11-24', false],
    ['America/Los_Angeles', '2026-11-24T08:00:00Z', '2026-11-24', true],
    ['UTC', '2026-11-24T07:30:00Z', null, false],
  ])('in %s at %s, loaded on %s, is on the road: %s', (time_zone, now, loading_day, expected) => {
    expect(hasLegStarted({ task_started: null, loading_day, clock: { now, time_zone } })).toBe(expected);
  });
});

it.each([true, false])('a leg with tasks is on the road when one was started: %s', (task_started) => {
  const clock = { now: '2026-11-24T08:00:00Z', time_zone: 'UTC' };
  for (const loading_day of ['2026-11-23', '2026-11-25', null])
    expect(hasLegStarted({ task_started, loading_day, clock })).toBe(task_started);
});
