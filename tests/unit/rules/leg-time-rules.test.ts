import { describe, expect, it } from 'vitest';
import { timeFindings } from '../../../server/areas/transport/leg-time-rules';
import type { PlannedLeg, PlannedRequest } from '../../../server/areas/transport/planned-leg';
import { noWindows, plannedDriver, plannedLeg, plannedRequest, plannedVehicle } from './planned-legs';

type Windows = Partial<PlannedRequest['windows']>;

const place = (city: string, latitude: number, longitude: number) => ({
  country: 'PL',
  city,
  street: '',
  coordinates: { latitude, longitude },
});
// Poznań – Warszawa: 5 h 26 min of driving, 6 h 11 min with a break.
const poznan = place('Poznań', 52.4064, 16.9252);
const warszawa = place('Warszawa', 52.2297, 21.0122);
const lublin = place('Lublin', 51.2465, 22.5684);
const unplaced = { ...poznan, city: 'Konin', coordinates: null };

describe('planned times', () => {
  const planned = (start: string, end: string, facts: Partial<PlannedLeg> = {}): PlannedLeg =>
    plannedLeg({
      id: '1',
      from: poznan,
      to: warszawa,
      times: { start: new Date(start), end: new Date(end) },
      planned_by_hand: true,
      keeps_times: true,
      ...facts,
    });
  const found = (legs: PlannedLeg[], windows: Windows) => {
    const plan = plannedRequest(legs, { from: poznan, to: warszawa, windows: { ...noWindows, ...windows } });
    return plan.legs.slice(0, 1).flatMap((one) => timeFindings(plan, one));
  };
  const week = { load_from: '2026-11-23', load_to: '2026-11-24', deliver_from: '2026-11-25', deliver_to: '2026-11-26' };

  it.each<[string, PlannedLeg, Windows, object[]]>([
    ['keep the rules', planned('2026-11-24T08:00:00Z', '2026-11-25T08:00:00Z'), week, []],
    ['may fill the days to their last midnight', planned('2026-11-22T23:00:00Z', '2026-11-26T23:00:00Z'), week, []],
    [
      'start before the first day of loading',
      planned('2026-11-22T22:59:00Z', '2026-11-25T08:00:00Z'),
      week,
      [{ code: 'STARTS_OUTSIDE_WINDOW', field: 'planned_start', payload: { from: '2026-11-23', to: '2026-11-24' } }],
    ],
    [
      'start at the place of loading after the last day of loading',
      planned('2026-11-24T23:00:00Z', '2026-11-25T08:00:00Z'),
      week,
      [{ code: 'STARTS_OUTSIDE_WINDOW', field: 'planned_start', payload: { from: '2026-11-23', to: '2026-11-24' } }],
    ],
    [
      'start on the way after the last day of loading',
      planned('2026-11-25T00:00:00Z', '2026-11-25T18:00:00Z', { from: lublin }),
      week,
      [],
    ],
    [
      'end before the first day of delivery',
      planned('2026-11-24T08:00:00Z', '2026-11-24T18:00:00Z'),
      week,
      [{ code: 'ENDS_OUTSIDE_WINDOW', field: 'planned_end', payload: { from: '2026-11-25', to: '2026-11-26' } }],
    ],
    [
      'end on the way before the first day of delivery',
      planned('2026-11-24T08:00:00Z', '2026-11-24T18:00:00Z', { to: lublin }),
      week,
      [],
    ],
    [
      'end after the last day of delivery, set by hand',
      planned('2026-11-24T08:00:00Z', '2026-11-26T23:01:00Z'),
      week,
      [{ code: 'ENDS_OUTSIDE_WINDOW', field: 'planned_end', payload: { from: '2026-11-25', to: '2026-11-26' } }],
    ],
    [
      'end after the last day of delivery, as proposed',
      planned('2026-11-24T08:00:00Z', '2026-11-26T23:01:00Z', { planned_by_hand: false }),
      week,
      [
        {
          code: 'WINDOW_TOO_SHORT',
          field: 'planned_end',
          payload: {
            hours: 6,
            minutes: 11,
            start: '2026-11-24T08:00:00.000Z',
            end: '2026-11-26T23:01:00.000Z',
            to: '2026-11-26',
          },
        },
      ],
    ],
    [
      'are shorter than the driving time with breaks',
      planned('2026-11-24T08:00:00Z', '2026-11-24T14:10:00Z'),
      { load_from: '2026-11-24' },
      [
        {
          code: 'DRIVE_TOO_SHORT',
          field: 'planned_end',
          payload: { hours: 6, minutes: 11, planned_hours: 6, planned_minutes: 10 },
        },
      ],
    ],
    [
      'are not compared with an unknown distance',
      planned('2026-11-24T08:00:00Z', '2026-11-24T08:01:00Z', { to: unplaced }),
      {},
      [],
    ],
  ])('%s', (_name, one, windows, expected) => {
    expect(found([one], windows)).toEqual(expected);
  });

  it('find the driver and the vehicles on another leg of the request at the same time', () => {
    const unit = plannedVehicle({ id: '7' });
    const crew = { driver: plannedDriver({ id: '3' }), truck: unit };
    const one = planned('2026-11-24T08:00:00Z', '2026-11-24T16:00:00Z', crew);
    const other = (start: string, facts: Partial<PlannedLeg>) =>
      planned(start, '2026-11-25T00:00:00Z', { id: '2', ...facts });
    expect(found([one, other('2026-11-24T16:00:00Z', crew)], {})).toEqual([]);
    expect(found([one, other('2026-11-24T15:59:00Z', { driver: plannedDriver({ id: '4' }) })], {})).toEqual([]);
    expect(found([one, other('2026-11-24T15:59:00Z', { ...crew, truck: null, vehicle: unit })], {})).toEqual([
      { code: 'ON_OTHER_LEG', field: 'driver', payload: { leg: 2 } },
      { code: 'ON_OTHER_LEG', field: 'truck', payload: { leg: 2 } },
    ]);
  });
});
