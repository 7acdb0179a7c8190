const dayMs = 24 * 60 * 60 * 1000;

/** Returns the number of days from 1970-01-01 to a date. */
export function dayNumberOf(moment: Date): number {
  return Math.floor(moment.getTime() / dayMs);
}

/** Returns the ISO date of a day, given as the number of days since 1970-01-01. */
export function dayText(number: number): string {
  return new Date(number * dayMs).toISOString().slice(0, 10);
}

/** Returns a time on a day, given as days since 1970-01-01 and hours after midnight (UTC). */
export function timeOnDay(number: number, hour: number): Date {
  return new Date(number * dayMs + Math.round(hour * 3_600_000));
}

/** The days, as numbers since 1970-01-01, on which drivers and vehicles are booked. */
export class BookingCalendar {
  private readonly bookings = new Map<string, [from: number, to: number][]>();

  /** Returns whether a driver or vehicle is free on all days from `from` to `to`. */
  isFree(id: string, from: number, to: number): boolean {
    return (this.bookings.get(id) ?? []).every((span) => to < span[0] || from > span[1]);
  }

  /** Books a driver or vehicle for all days from `from` to `to`. */
  book(id: string, from: number, to: number): void {
    const spans = this.bookings.get(id);
    if (spans) spans.push([from, to]);
    else this.bookings.set(id, [[from, to]]);
  }
}
