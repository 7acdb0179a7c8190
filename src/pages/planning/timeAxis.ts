import { addDays } from '../../fields/day';
import { momentOf } from '../../fields/zonedTime';

const hourMs = 3_600_000;
/** Times are planned in steps of a quarter of an hour. */
export const stepMs = hourMs / 4;

/** A day on the axis, with its bounds in milliseconds. A day may have 23 or 25 hours. */
export interface AxisDay {
  day: string;
  start: number;
  end: number;
}

/** The time of the board from left to right. Equal times have equal widths, also where clocks change. */
export interface TimeAxis {
  timeZone: string;
  days: readonly AxisDay[];
  /** First and last moment, in milliseconds. */
  start: number;
  end: number;
  /** Pixels of an hour. */
  hourWidth: number;
}

/** Returns the axis of some days in a time zone. */
export function timeAxisOf(first: string, count: number, timeZone: string, hourWidth: number): TimeAxis {
  const days = Array.from({ length: count }, (_none, index): AxisDay => {
    const day = addDays(first, index);
    const [start, end] = [day, addDays(day, 1)].map((one) => momentOf(timeZone, one).getTime());
    return { day, start: start ?? 0, end: end ?? 0 };
  });
  return { timeZone, days, start: days[0]?.start ?? 0, end: days.at(-1)?.end ?? 0, hourWidth };
}

/** Returns the pixels from the beginning of the axis to a moment. Negative before the axis. */
export const xOf = ({ start, hourWidth }: TimeAxis, moment: number): number => ((moment - start) / hourMs) * hourWidth;

/** Returns the moment at a distance from the beginning of the axis. */
export const momentAt = ({ start, hourWidth }: TimeAxis, x: number): number => start + (x / hourWidth) * hourMs;

/** Returns the width of the whole axis in pixels. */
export const widthOf = (axis: TimeAxis): number => xOf(axis, axis.end);

/**
 * Returns the nearest quarter of an hour. Clocks of all time zones differ from UTC by quarters of an hour, so that it is
 * one in each of them, also on days on which clocks change.
 */
export const snapToStep = (moment: number): number => Math.round(moment / stepMs) * stepMs;

/** A mark on the axis at a full hour, which clocks show as `hour`. */
export interface AxisTick {
  moment: number;
  hour: number;
}

/** Returns the marks of each day at every `every` hours of its clocks. An hour that a day does not have is left out. */
export function ticksOf({ days, timeZone }: TimeAxis, every: number): AxisTick[] {
  return days.flatMap(({ day, start, end }) => {
    const moments = new Map<number, AxisTick>();
    for (let hour = 0; hour < 24; hour += every) {
      const moment = momentOf(timeZone, day, `${String(hour).padStart(2, '0')}:00`).getTime();
      // A skipped hour is taken an hour later, which is a mark of its own.
      if (moment >= start && moment < end) moments.set(moment, { moment, hour });
    }
    return [...moments.values()];
  });
}
