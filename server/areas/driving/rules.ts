import { greatCircleKilometres, greatCircleKilometresSql } from '../geography';

/** A geographic position, in degrees. */
export interface GeoPosition {
  latitude: number;
  longitude: number;
}

/** Length and driving time of a route. */
export interface RouteDistance {
  kilometres: number;
  driving_minutes: number;
}

/** Breaks and days that a driving time requires. */
export interface DriverRequirements {
  pause_minutes: number;
  days_needed: number;
}

/** Average ratio of road distance to great-circle distance. */
const roadFactor = 1.27;
/** Average speed of a lorry, in km/h. */
const averageSpeedKmh = 65;

/**
 * Regulation (EC) 561/2006: at most nine hours of driving a day, with a break of 45 minutes after four and a half
 * hours.
 */
export const maxDailyMinutes = 9 * 60;
export const maxMinutesWithoutBreak = 4.5 * 60;
export const breakMinutes = 45;
/** Regulation (EC) 561/2006: a regular daily rest. */
export const dailyRestMinutes = 11 * 60;

/** Estimates length and driving time by road from the great-circle distance. */
export function estimateRouteDistance(from: GeoPosition, to: GeoPosition): RouteDistance {
  const kilometres = greatCircleKilometres(from, to) * roadFactor;
  return { kilometres: roundToTenths(kilometres), driving_minutes: Math.round((kilometres / averageSpeedKmh) * 60) };
}

/** Returns SQL for the kilometres of `estimateRouteDistance` between two positions, whose degrees are given as SQL. */
export function estimatedKilometresSql(...ends: Parameters<typeof greatCircleKilometresSql>): string {
  return `floor(${greatCircleKilometresSql(...ends)} * ${roadFactor} * 10 + 0.5) / 10`;
}

/**
 * Returns the breaks and days that a driving time requires. A driving day ends with a night's rest, so only driving
 * for more than 4.5 hours within a day requires a break.
 */
export function breaksAndDaysFor(drivingMinutes: number): DriverRequirements {
  const fullDays = Math.max(0, Math.ceil(drivingMinutes / maxDailyMinutes) - 1);
  const lastDay = drivingMinutes - fullDays * maxDailyMinutes;
  return {
    pause_minutes: fullDays * pauseMinutesWithin(maxDailyMinutes) + pauseMinutesWithin(lastDay),
    days_needed: drivingMinutes > 0 ? fullDays + 1 : 0,
  };
}

/**
 * Returns the minutes from the beginning to the end of a driving time, with the breaks and daily rests that one driver
 * needs on the way.
 */
export function drivingPeriodMinutes(drivingMinutes: number): number {
  const { pause_minutes, days_needed } = breaksAndDaysFor(drivingMinutes);
  return drivingMinutes + pause_minutes + Math.max(0, days_needed - 1) * dailyRestMinutes;
}

/** Returns the minutes of breaks within one day. No break follows the last section of driving. */
function pauseMinutesWithin(minutes: number): number {
  return Math.max(0, Math.ceil(minutes / maxMinutesWithoutBreak) - 1) * breakMinutes;
}

/** Rounds kilometres to one decimal. */
export function roundToTenths(kilometres: number): number {
  return Math.round(kilometres * 10) / 10;
}
