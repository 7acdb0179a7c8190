import type { Coordinates } from './coordinates';

const earthRadiusKm = 6371;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Returns the great-circle distance in kilometres. */
export function greatCircleKilometres(from: Coordinates, to: Coordinates): number {
  const [north, south] = [radians(from.latitude), radians(to.latitude)];
  const across = Math.sin((south - north) / 2) ** 2;
  const along = Math.cos(north) * Math.cos(south) * Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(across + along)));
}

/** A position whose degrees are given as SQL. */
export interface PositionSql {
  latitude: string;
  longitude: string;
}

/** Returns SQL for the great-circle distance in kilometres, as `greatCircleKilometres` computes it. */
export function greatCircleKilometresSql(from: PositionSql, to: PositionSql): string {
  const across = `sind((${to.latitude} - ${from.latitude}) / 2) ^ 2`;
  const along = `cosd(${from.latitude}) * cosd(${to.latitude}) * sind((${to.longitude} - ${from.longitude}) / 2) ^ 2`;
  return `2 * ${earthRadiusKm} * asin(least(1, sqrt(${across} + ${along})))`;
}
