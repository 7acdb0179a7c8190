import type { MapPosition } from '../ui/map/MapView';

/** Number of decimals of a coordinate. A millionth of a degree is about a tenth of a metre. */
const decimals = 6;

const positionPattern = /^\s*(-?\d{1,2}(?:[.,]\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:[.,]\d+)?)\s*$/;

/** Formats a position as `latitude, longitude`, the format that web maps accept in their search. */
export const formatPosition = ({ latitude, longitude }: MapPosition): string =>
  `${rounded(latitude)}, ${rounded(longitude)}`;

/** Parses a position; null when the text is not valid coordinates. */
export function parsePosition(text: string): MapPosition | null {
  const [, latitude, longitude] = (positionPattern.exec(text) ?? []).map((part) => Number(part.replace(',', '.')));
  if (latitude === undefined || longitude === undefined || Math.abs(latitude) > 90 || Math.abs(longitude) > 180)
    return null;
  return { latitude: rounded(latitude), longitude: rounded(longitude) };
}

/** Returns the position of a field's value; null when the value has no coordinates. */
export function positionOf(value: unknown): MapPosition | null {
  if (typeof value !== 'object' || value === null || !('latitude' in value) || !('longitude' in value)) return null;
  const { latitude, longitude } = value;
  return typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null;
}

function rounded(degrees: number): number {
  return Number(degrees.toFixed(decimals));
}
