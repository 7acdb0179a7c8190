import { describe, expect, it } from 'vitest';
import { greatCircleKilometres } from '../../../server/areas/geography/distance';
import { estimateRouteDistance, breaksAndDaysFor } from '../../../server/areas/driving/rules';

const warsaw = { latitude: 52.2297, longitude: 21.0122 };
const berlin = { latitude: 52.52, longitude: 13.405 };
const sydney = { latitude: -33.8688, longitude: 151.2093 };

describe('the distance between two places', () => {
  it.each([
    ['Warsaw', 'Berlin', warsaw, berlin, 517],
    ['Berlin', 'Warsaw', berlin, warsaw, 517],
    ['Warsaw', 'Sydney', warsaw, sydney, 15_600],
    ['the date line', 'its other side', { latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 }, 111],
    ['a pole', 'the other', { latitude: 90, longitude: 0 }, { latitude: -90, longitude: 77 }, 20_015],
  ])('from %s to %s follows the great circle', (_from, _to, from, to, kilometres) => {
    expect(Math.abs(greatCircleKilometres(from, to) - kilometres)).toBeLessThan(kilometres / 100);
  });

  it('is longer by road, at 65 kilometres an hour', () => {
    const { kilometres, driving_minutes } = estimateRouteDistance(warsaw, berlin);
    expect(kilometres).toBeCloseTo(greatCircleKilometres(warsaw, berlin) * 1.27, 0);
    expect(driving_minutes).toBe(Math.round((kilometres / 65) * 60));
  });

  it('is zero for the same place', () => {
    expect(estimateRouteDistance(warsaw, warsaw)).toEqual({ kilometres: 0, driving_minutes: 0 });
  });
});

describe('driving hours', () => {
  it.each([
    [0, 0, 0],
    [1, 0, 1],
    [270, 0, 1],
    [271, 45, 1],
    [520, 45, 1],
    [540, 45, 1],
    [541, 45, 2],
    [810, 45, 2],
    [811, 90, 2],
    [1080, 90, 2],
    [1081, 90, 3],
  ])('of %i minutes need %i minutes of pauses and %i days', (driving, pause_minutes, days_needed) => {
    expect(breaksAndDaysFor(driving)).toEqual({ pause_minutes, days_needed });
  });
});
