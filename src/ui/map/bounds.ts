import type { MapBounds } from './mapEngine';
import type { MapPosition } from './mapProps';

/** Bounds of Central and Western Europe, which are shown if there are no points. */
const europe: MapBounds = { west: -5, south: 42, east: 27, north: 58 };

/** Returns the smallest bounds that contain all positions. */
export function boundsOf(positions: readonly MapPosition[]): MapBounds {
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

/** Returns whether a position is inside bounds. */
export const isInBounds = ({ longitude, latitude }: MapPosition, { west, south, east, north }: MapBounds): boolean =>
  longitude >= west && longitude <= east && latitude >= south && latitude <= north;
