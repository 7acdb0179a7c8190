import type { Session } from '../../database/database';
import {
  type DriverRecord,
  driverRecordOf,
  type DriverWork,
  estimateRouteDistance,
  type OpeningBalance,
  relevantMs,
} from '../driving';
import type { PlannedLeg } from '../transport';
import { balancesSql, workSql } from './driver-records-sql';

/** The leg whose drivers are judged, in the time zone of its company. */
interface JudgedLeg {
  tenant: string;
  leg: Pick<PlannedLeg, 'id' | 'times'>;
  time_zone: string;
}

const hourMs = 3600 * 1000;
const regularRestHours = 45;

/** Reads what drivers do in the weeks around a leg, by their ids; empty while the leg has no planned times. */
export async function readDriverRecords(
  session: Session,
  { tenant, leg, time_zone }: JudgedLeg,
  drivers: readonly string[],
): Promise<ReadonlyMap<string, DriverRecord>> {
  if (!leg.times) return new Map();
  const [from, to] = [leg.times.start.getTime() - relevantMs, leg.times.end.getTime() + relevantMs];
  const params = [tenant, `{${drivers.join(',')}}`, new Date(from).toISOString(), new Date(to).toISOString(), leg.id];
  const rows = await session.rows({ text: workSql, params, canCachePlan: true });
  const works = new Map(drivers.map((id): [string, DriverWork[]] => [id, []]));
  for (const [driver, start, end, ...positions] of rows)
    works
      .get(driver ?? '')
      ?.push({ start: Number(start), end: Number(end), driving_minutes: drivingMinutesOf(positions) });
  const balances = await readBalances(session, tenant, drivers, leg.times.start);
  const start = { start: leg.times.start.getTime() };
  return new Map([...works].map(([id, own]) => [id, driverRecordOf(start, own, balances.get(id), time_zone)]));
}

/** Reads the last opening balances of drivers' hours before a moment, by the ids of the drivers. */
async function readBalances(session: Session, tenant: string, drivers: readonly string[], before: Date) {
  const params = [tenant, `{${drivers.join(',')}}`, before.toISOString()];
  const rows = await session.rows({ text: balancesSql, params, canCachePlan: true });
  return new Map(
    rows.map(([driver, asOf, day, week, lastWeek, restEnd, restHours]): [string, OpeningBalance] => {
      const minutesOf = (hours: string | null | undefined) => Math.round(Number(hours) * 60);
      const end = restEnd ? Number(restEnd) : undefined;
      // A rest of unknown length counts as a regular one.
      const restMs = Number(restHours ?? regularRestHours) * hourMs;
      return [
        String(driver),
        {
          as_of: Number(asOf),
          day_minutes: minutesOf(day),
          week_minutes: minutesOf(week),
          last_week_minutes: minutesOf(lastWeek),
          rest: end === undefined ? undefined : { start: end - restMs, end },
        },
      ];
    }),
  );
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
