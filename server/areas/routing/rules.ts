/** A place on the earth, in degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** How far a way is, and how long one is at the wheel on it. */
export interface Distance {
  kilometres: number;
  driving_minutes: number;
}

/** What driving wants of a driver beside it. */
export interface Hours {
  pause_minutes: number;
  days_needed: number;
}

const earthRadius = 6371;
/** Roads are longer than the line through the air. */
const roadFactor = 1.27;
/** What a lorry covers in an hour, villages and hills included. */
const kilometresAnHour = 65;

/** Regulation (EC) 561/2006: nine hours of driving a day, and 45 minutes of rest after four and a half of them. */
const dailyMinutes = 9 * 60;
const minutesToPause = 4.5 * 60;
const pause = 45;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres along the great circle. */
export function greatCircle(from: Position, to: Position): number {
  const [north, south] = [radians(from.latitude), radians(to.latitude)];
  const across = Math.sin((south - north) / 2) ** 2;
  const along = Math.cos(north) * Math.cos(south) * Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(across + along)));
}

/** How far it is by road, as far as the two ends alone can tell. */
export function estimatedDistance(from: Position, to: Position): Distance {
  const kilometres = greatCircle(from, to) * roadFactor;
  return { kilometres: tenths(kilometres), driving_minutes: Math.round((kilometres / kilometresAnHour) * 60) };
}

/**
 * Pauses and days of a driver who drives so long: a day's driving ends with a night's rest, so only what is driven
 * beyond 4.5 hours within a day wants a pause.
 */
export function hoursOf(drivingMinutes: number): Hours {
  const fullDays = Math.max(0, Math.ceil(drivingMinutes / dailyMinutes) - 1);
  const lastDay = drivingMinutes - fullDays * dailyMinutes;
  return {
    pause_minutes: fullDays * pausesWithin(dailyMinutes) + pausesWithin(lastDay),
    days_needed: drivingMinutes > 0 ? fullDays + 1 : 0,
  };
}

/** Minutes of pauses within one day: none after the last stretch. */
function pausesWithin(minutes: number): number {
  return Math.max(0, Math.ceil(minutes / minutesToPause) - 1) * pause;
}

/** Kilometres as they are told: to the tenth. */
export function tenths(kilometres: number): number {
  return Math.round(kilometres * 10) / 10;
}
