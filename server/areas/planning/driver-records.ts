import type { Session } from '../../database/database';
import { type DriverRecord, type DriverWork, estimateRouteDistance, relevantMs } from '../driving';
import type { PlannedLeg } from '../transport';
import { workSql } from './candidate-sql';

/** The leg whose drivers are judged, in the time zone of its company. */
interface JudgedLeg {
  tenant: string;
  leg: Pick<PlannedLeg, 'id' | 'times'>;
  time_zone: string;
}

/** Reads what drivers do in the weeks around a leg, by their ids; empty while the leg has no planned times. */
export async function readDriverRecords(
  session: Session,
  { tenant, leg, time_zone }: JudgedLeg,
  drivers: readonly string[],
): Promise<ReadonlyMap<string, DriverRecord>> {
  if (!leg.times) return new Map();
  const [from, to] = [leg.times.start.getTime() - relevantMs, leg.times.end.getTime() + relevantMs];
  const params = [tenant, `{${drivers.join(',')}}`, new Date(from).toISOString(), new Date(to).toISOString(), leg.id];
  const rows = await session.rows({ text: workSql, params });
  const works = new Map(drivers.map((id): [string, DriverWork[]] => [id, []]));
  for (const [driver, start, end, ...positions] of rows)
    works
      .get(driver ?? '')
      ?.push({ start: Number(start), end: Number(end), driving_minutes: drivingMinutesOf(positions) });
  return new Map([...works].map(([id, own]) => [id, { works: own, entered: new Map(), time_zone }]));
}

/** Returns the estimated driving time of a leg; 0 while an end is not known. */
function drivingMinutesOf(positions: readonly (string | null)[]): number {
  if (positions.some((value) => value === null)) return 0;
  const [latitude = 0, longitude = 0, toLatitude = 0, toLongitude = 0] = positions.map(Number);
  const [from, to] = [
    { latitude, longitude },
    { latitude: toLatitude, longitude: toLongitude },
  ];
  return estimateRouteDistance(from, to).driving_minutes;
}
