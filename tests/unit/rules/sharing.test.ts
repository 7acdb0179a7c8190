import { expect, it } from 'vitest';
import { type LegLoad, sharingObstacleOf } from '../../../server/areas/transport/sharing-rules';

const load = (start: number, end: number, facts: Partial<LegLoad> = {}): LegLoad => ({
  id: '1',
  start,
  end,
  driver: 'driver',
  vehicle: 'vehicle',
  truck: null,
  weight: 10_000,
  places: 10,
  payload: 24_000,
  capacity: 33,
  ...facts,
});

it.each<[string, LegLoad, LegLoad[], string | undefined]>([
  ['shares a vehicle with room for both', load(8, 16), [load(10, 18)], undefined],
  ['needs the same driver', load(8, 16), [load(10, 18, { driver: 'other' })], 'OTHER_CREW'],
  ['needs the same truck', load(8, 16), [load(10, 18, { truck: 'truck' })], 'OTHER_CREW'],
  [
    'shares no driver without a vehicle',
    load(8, 16, { vehicle: null }),
    [load(10, 18, { vehicle: null })],
    'OTHER_CREW',
  ],
  [
    'shares a vehicle when neither leg has a driver',
    load(8, 16, { driver: null }),
    [load(10, 18, { driver: null })],
    undefined,
  ],
  ['takes no more than the payload', load(8, 16), [load(10, 18, { weight: 14_001 })], 'TOO_HEAVY'],
  ['needs the payload to be entered', load(8, 16, { payload: null }), [load(10, 18)], 'TOO_HEAVY'],
  ['takes no more places than there are', load(8, 16), [load(10, 18, { places: 24 })], 'TOO_MANY_PLACES'],
  ['needs the places of the other leg', load(8, 16), [load(10, 18, { places: null })], 'TOO_MANY_PLACES'],
  [
    'counts no places of a vehicle without them',
    load(8, 16, { capacity: null }),
    [load(10, 18, { places: 99 })],
    undefined,
  ],
  ['adds up legs that overlap with each other', load(8, 16), [load(9, 12), load(11, 14)], 'TOO_HEAVY'],
  ['adds up no legs that follow each other', load(8, 16), [load(9, 12), load(12, 14)], undefined],
  ['counts what is loaded before it starts', load(8, 16), [load(6, 12), load(7, 9)], 'TOO_HEAVY'],
])('%s', (_name, leg, others, expected) => {
  expect(sharingObstacleOf(leg, others)).toBe(expected);
});
