import { describe, expect, it } from 'vitest';
import {
  expectedDeliveryOf,
  expectedTimesOf,
  isExpectedLate,
  type RunningLeg,
} from '../../../server/areas/transport/expected-times';

const at = (time: string) => new Date(`2026-11-26T${time}:00Z`);
const now = at('07:00');

/** Returns a leg planned from 8 to 14 o'clock that needs four hours, with these facts. */
const leg = (facts: Partial<RunningLeg> = {}): RunningLeg => ({
  planned: { start: at('08:00'), end: at('14:00') },
  neededMinutes: 240,
  isReported: true,
  startedAt: null,
  endedAt: null,
  crewFreeAt: null,
  ...facts,
});
const next = (facts: Partial<RunningLeg> = {}) => leg({ planned: { start: at('14:00'), end: at('18:00') }, ...facts });

const expected = (legs: RunningLeg[], moment = now) =>
  expectedTimesOf(legs, moment).map((times) =>
    times ? [times.start, times.end].map((one) => one.toISOString().slice(11, 16)).join('–') : null,
  );

describe('expected times of a leg', () => {
  it.each<[string, RunningLeg, Date, string | null]>([
    ['are the planned ones before it starts', leg(), now, '08:00–14:00'],
    ['are unknown without a plan', leg({ planned: null }), now, null],
    [
      'move on with the clock while it has not started, and use the time that the plan has left',
      leg(),
      at('09:01'),
      '09:05–14:00',
    ],
    ['end later than planned once that time is used up', leg(), at('11:28'), '11:30–15:30'],
    [
      'count the whole planned time while the distance is unknown',
      leg({ neededMinutes: undefined }),
      at('09:00'),
      '09:00–15:00',
    ],
    ['need no more than the planned time', leg({ neededMinutes: 600 }), at('09:00'), '09:00–15:00'],
    ['stay as planned when nobody reports progress', leg({ isReported: false }), at('12:00'), '08:00–14:00'],
    ['begin when the driver started', leg({ startedAt: at('09:30') }), at('10:00'), '09:30–14:00'],
    ['end later when the driver started late', leg({ startedAt: at('11:00') }), at('12:00'), '11:00–15:00'],
    ['end no earlier than planned when the driver started early', leg({ startedAt: at('06:00') }), now, '06:00–14:00'],
    ['end no earlier than now', leg({ startedAt: at('08:00') }), at('16:02'), '08:00–16:05'],
    [
      'are those that happened once it has ended',
      leg({ startedAt: at('08:10'), endedAt: at('13:20') }),
      at('20:00'),
      '08:10–13:20',
    ],
    [
      'end no earlier than they start, when clocks differ',
      leg({ startedAt: at('08:10'), endedAt: at('08:00') }),
      now,
      '08:10–08:10',
    ],
    ['begin when its crew is free', leg({ crewFreeAt: at('12:00') }), now, '12:00–16:00'],
  ])('%s', (_name, one, moment, times) => {
    expect(expected([one], moment)).toEqual([times]);
  });

  it('begin after the legs that are planned before it', () => {
    expect(expected([leg({ startedAt: at('12:00') }), next()], at('12:00'))).toEqual(['12:00–16:00', '16:00–20:00']);
    expect(expected([leg(), next()])).toEqual(['08:00–14:00', '14:00–18:00']);
    expect(expected([leg({ endedAt: at('12:00'), startedAt: at('08:00') }), next()], at('12:00'))).toEqual([
      '08:00–12:00',
      '14:00–18:00',
    ]);
  });

  it('do not depend on a leg that is planned at the same time', () => {
    expect(expected([leg({ crewFreeAt: at('13:00') }), leg()])).toEqual(['13:00–17:00', '08:00–14:00']);
  });
});

describe('the expected delivery', () => {
  it('is the end of the last leg, and unknown while a leg has no plan', () => {
    expect(expectedDeliveryOf(expectedTimesOf([next(), leg()], now))).toEqual(at('18:00'));
    expect(expectedDeliveryOf(expectedTimesOf([leg(), next({ planned: null })], now))).toBeNull();
    expect(expectedDeliveryOf([])).toBeNull();
  });

  it('is late after the last day until that has passed, and never without one', () => {
    expect(isExpectedLate(at('18:00'), at('18:00'), now)).toBe(false);
    expect(isExpectedLate(at('18:01'), at('18:00'), now)).toBe(true);
    expect(isExpectedLate(at('18:01'), at('18:00'), at('18:00'))).toBe(false);
    expect(isExpectedLate(at('18:01'), null, now)).toBe(false);
    expect(isExpectedLate(null, at('18:00'), now)).toBe(false);
  });
});
