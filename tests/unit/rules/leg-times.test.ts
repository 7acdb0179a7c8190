import { describe, expect, it } from 'vitest';
import { dayInTimeZone } from '../../../server/formats/time-zone';
import { proposeLegTimes, type TimedLeg, type TimedRequest } from '../../../server/areas/transport/leg-times';
import { noWindows } from './planned-legs';

const place = (city: string, latitude: number, longitude: number) => ({
  country: 'PL',
  city,
  street: '',
  coordinates: { latitude, longitude },
});
// Roads: Poznań – Warszawa 354 km (5 h 26 min of driving, 6 h 11 min with a break), Warszawa – Lublin 194 km (2 h 59 min).
const poznan = place('Poznań', 52.4064, 16.9252);
const warszawa = place('Warszawa', 52.2297, 21.0122);
const lublin = place('Lublin', 51.2465, 22.5684);
const berlin = place('Berlin', 52.52, 13.405);
// Berlin – Warszawa: 657 km, 10 h 6 min of driving, 21 h 51 min with a break and a rest.
// Poznań – Madrid: 2,610 km, 40 h 10 min of driving on five days.
const madrid = place('Madrid', 40.4168, -3.7038);
const unplaced = { ...poznan, city: 'Konin', coordinates: null };

const leg = (from: TimedLeg['from'], to: TimedLeg['to'], facts: Partial<TimedLeg> = {}): TimedLeg => ({
  from,
  to,
  times: null,
  keeps_times: false,
  driver: null,
  vehicle: null,
  truck: null,
  ...facts,
});
const kept = (start: string, end: string) => ({
  times: { start: new Date(start), end: new Date(end) },
  keeps_times: true,
});
const driver = { driver: { id: '1' } };

type Windows = Partial<TimedRequest['windows']>;
const request = (windows: Windows, legs: TimedLeg[], time_zone = 'Europe/Warsaw'): TimedRequest => ({
  from: legs[0]?.from ?? null,
  to: legs.at(-1)?.to ?? null,
  windows: { ...noWindows, ...windows },
  time_zone,
  legs,
});

/** Returns a moment as clocks in a time zone show it, with the offset: `2026-11-23 08:00 +1`. */
function wall(moment: Date, timeZone: string): string {
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' }).format(moment);
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(moment);
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '');
  return `${dayInTimeZone(timeZone, moment)} ${time} ${offset}`;
}

const proposed = (windows: Windows, legs: TimedLeg[], timeZone = 'Europe/Warsaw') =>
  proposeLegTimes(request(windows, legs, timeZone)).map(
    (times) => times && `${wall(times.start, timeZone)} – ${wall(times.end, timeZone)}`,
  );

describe('proposed times of legs', () => {
  const monday = { load_from: '2026-11-23', load_to: '2026-11-23' };
  const delivery = { deliver_from: '2026-11-23', deliver_to: '2026-11-27' };

  it.each<[string, Windows, TimedLeg[], (string | null)[]]>([
    [
      'load at eight on the first day, drive with a break, and stop for an hour at each end',
      { ...monday, ...delivery },
      [leg(poznan, warszawa)],
      ['2026-11-23 08:00 +1 – 2026-11-23 16:15 +1'],
    ],
    ['need the days of the request', {}, [leg(poznan, warszawa)], [null]],
    ['need the positions of both places', { ...monday }, [leg(poznan, unplaced), leg(null, warszawa)], [null, null]],
    [
      'take the last day of loading without a first',
      { load_to: '2026-11-24' },
      [leg(poznan, warszawa)],
      ['2026-11-24 08:00 +1 – 2026-11-24 16:15 +1'],
    ],
    [
      'rest at night on the way',
      { ...monday, deliver_to: '2026-12-01' },
      [leg(poznan, madrid)],
      ['2026-11-23 08:00 +1 – 2026-11-27 01:15 +1'],
    ],
    [
      'load on the latest day that is early enough for the delivery',
      { load_from: '2026-11-23', load_to: '2026-11-25', deliver_from: '2026-11-27', deliver_to: '2026-11-27' },
      [leg(poznan, warszawa)],
      ['2026-11-25 08:00 +1 – 2026-11-27 09:00 +1'],
    ],
    [
      'wait for the first day of delivery with the cargo',
      { ...monday, deliver_from: '2026-11-24', deliver_to: '2026-11-24' },
      [leg(poznan, warszawa)],
      ['2026-11-23 08:00 +1 – 2026-11-24 09:00 +1'],
    ],
    [
      'arrive when the delivery begins, where only its days are known',
      { deliver_from: '2026-11-24' },
      [leg(poznan, warszawa)],
      ['2026-11-24 00:45 +1 – 2026-11-24 09:00 +1'],
    ],
    [
      'follow each other in order',
      { ...monday, ...delivery },
      [leg(poznan, warszawa), leg(warszawa, lublin)],
      ['2026-11-23 08:00 +1 – 2026-11-23 16:15 +1', '2026-11-23 16:15 +1 – 2026-11-23 21:15 +1'],
    ],
    [
      'start together between the same places',
      { ...monday, ...delivery },
      [leg(poznan, warszawa), leg(poznan, warszawa, driver), leg(warszawa, lublin)],
      [
        '2026-11-23 08:00 +1 – 2026-11-23 16:15 +1',
        '2026-11-23 08:00 +1 – 2026-11-23 16:15 +1',
        '2026-11-23 16:15 +1 – 2026-11-23 21:15 +1',
      ],
    ],
    [
      'follow each other between the same places with the same driver',
      { ...monday, ...delivery },
      [leg(poznan, warszawa, driver), leg(poznan, warszawa, driver)],
      ['2026-11-23 08:00 +1 – 2026-11-23 16:15 +1', '2026-11-23 16:15 +1 – 2026-11-24 00:30 +1'],
    ],
    [
      'go to and fro with the same driver',
      { ...monday, ...delivery },
      [leg(poznan, warszawa, driver), leg(warszawa, poznan, driver), leg(poznan, warszawa, driver)],
      [
        '2026-11-23 08:00 +1 – 2026-11-23 16:15 +1',
        '2026-11-23 16:15 +1 – 2026-11-24 00:30 +1',
        '2026-11-24 00:30 +1 – 2026-11-24 08:45 +1',
      ],
    ],
    [
      'continue after a leg that a person has planned',
      { ...monday, ...delivery },
      [leg(poznan, warszawa, kept('2026-11-24T05:00:00Z', '2026-11-24T13:00:00Z')), leg(warszawa, lublin)],
      ['2026-11-24 06:00 +1 – 2026-11-24 14:00 +1', '2026-11-24 14:00 +1 – 2026-11-24 19:00 +1'],
    ],
    [
      'continue after a leg whose places are unknown',
      { ...monday, ...delivery },
      [leg(poznan, unplaced), leg(warszawa, lublin)],
      [null, '2026-11-23 08:00 +1 – 2026-11-23 13:00 +1'],
    ],
  ])('%s', (_name, windows, legs, expected) => {
    expect(proposed(windows, legs)).toEqual(expected);
  });

  it.each([
    // Clocks change on the way: an hour is skipped in spring, and occurs twice in autumn.
    ['Europe/Warsaw', '2026-03-28', '2026-03-28 08:00 +1 – 2026-03-29 09:00 +2'],
    ['Europe/Warsaw', '2026-10-24', '2026-10-24 08:00 +2 – 2026-10-25 07:00 +1'],
    ['America/Los_Angeles', '2026-03-07', '2026-03-07 08:00 -8 – 2026-03-08 09:00 -7'],
    ['America/Los_Angeles', '2026-10-31', '2026-10-31 08:00 -7 – 2026-11-01 07:00 -8'],
    ['Pacific/Kiritimati', '2026-03-28', '2026-03-28 08:00 +14 – 2026-03-29 08:00 +14'],
    // The days on which clocks have changed.
    ['Europe/Warsaw', '2026-03-29', '2026-03-29 08:00 +2 – 2026-03-30 08:00 +2'],
    ['Europe/Warsaw', '2026-10-25', '2026-10-25 08:00 +1 – 2026-10-26 08:00 +1'],
  ])('in %s begin on the morning of %s', (timeZone, day, expected) => {
    expect(proposed({ load_from: day }, [leg(warszawa, berlin)], timeZone)).toEqual([expected]);
  });
});
