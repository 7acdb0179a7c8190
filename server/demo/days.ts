const day = 24 * 60 * 60 * 1000;

/** Returns the number of days since 1970 of a date. */
export function dayOf(moment: Date): number {
  return Math.floor(moment.getTime() / day);
}

/** Returns the ISO date of a day, which is counted from 1970. */
export function dayText(number: number): string {
  return new Date(number * day).toISOString().slice(0, 10);
}

/** Returns the time some hours after midnight (UTC) of a day, which is counted from 1970. */
export function momentOn(number: number, hour: number): Date {
  return new Date(number * day + Math.round(hour * 3_600_000));
}

/** The days on which drivers and vehicles are booked. */
export class Calendar {
  private readonly taken = new Map<string, [from: number, to: number][]>();

  /** Returns whether a driver or vehicle is free on all days from `from` to `to`. */
  isFree(id: string, from: number, to: number): boolean {
    return (this.taken.get(id) ?? []).every((span) => to < span[0] || from > span[1]);
  }

  /** Books a driver or vehicle for all days from `from` to `to`. */
  take(id: string, from: number, to: number): void {
    const spans = this.taken.get(id);
    if (spans) spans.push([from, to]);
    else this.taken.set(id, [[from, to]]);
  }
}
