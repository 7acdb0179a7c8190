import type { Bounds } from './engine';
import type { Position } from './shown';

/** What is shown while there is nothing to show: where most of the roads are. */
const europe: Bounds = { west: -5, south: 42, east: 27, north: 58 };

/** The smallest part of the earth that holds all of these. */
export function boundsOf(positions: readonly Position[]): Bounds {
  if (positions.length === 0) return europe;
  const longitudes = positions.map(({ longitude }) => longitude);
  const latitudes = positions.map(({ latitude }) => latitude);
  return {
    west: Math.min(...longitudes),
    south: Math.min(...latitudes),
    east: Math.max(...longitudes),
    north: Math.max(...latitudes),
  };
}

/** Whether a position lies in a part of the earth. */
export const isWithin = ({ longitude, latitude }: Position, { west, south, east, north }: Bounds): boolean =>
  longitude >= west && longitude <= east && latitude >= south && latitude <= north;
