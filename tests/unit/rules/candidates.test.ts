import { expect, it } from 'vitest';
import { type Candidate, rankCandidates } from '../../../server/areas/planning/candidate-rules';
import type { PlannedLeg } from '../../../server/areas/transport/planned-leg';
import { plannedDriver, plannedLeg } from './planned-legs';

const start: PlannedLeg['from'] = {
  country: 'PL',
  city: 'Warszawa',
  street: null,
  coordinates: { latitude: 52, longitude: 21 },
};
const leg = plannedLeg({ id: '1', from: start });

/** Drivers by title, with how far they are from the leg's start in degrees of longitude; undefined where it is not known. */
const drivers: Readonly<Record<string, { degrees?: number; isBooked?: true }>> = {
  Ewa: {},
  Adam: { degrees: 3 },
  Bartek: { degrees: 1, isBooked: true },
  Celina: { degrees: 1 },
  Darek: { degrees: 3 },
  Filip: { isBooked: true },
};
const judged = Object.entries(drivers).map(([title, { isBooked = false }]) => {
  const candidate: Candidate = {
    id: title,
    title,
    isBooked,
    member: { role: 'DRIVER', driver: plannedDriver({ id: title }) },
  };
  return { candidate, findings: [] };
});
const positions = new Map(
  Object.entries(drivers).flatMap(([title, { degrees }]) =>
    degrees === undefined ? [] : [[title, { latitude: 52, longitude: 21 - degrees }] as const],
  ),
);

it.each([
  ['the nearest', 1, 'Celina'],
  ['those at the same distance by title', 2, 'Celina Adam'],
  ['the one of unknown position after the others', 4, 'Celina Adam Darek Ewa'],
  ['those who do not suit the leg at last', 5, 'Celina Adam Darek Ewa Bartek'],
  ['as many as there are', 9, 'Celina Adam Darek Ewa Bartek Filip'],
])('ranks %s when %i candidates are asked for', (_what, count, titles) => {
  const ranked = rankCandidates(leg, judged, positions, count);
  expect(ranked.map(({ candidate }) => candidate.title).join(' ')).toBe(titles);
});
