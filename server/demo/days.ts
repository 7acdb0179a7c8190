const day = 24 * 60 * 60 * 1000;

/** A day by its number from 1970: whole numbers are reckoned with, texts are stored. */
export function dayOf(moment: Date): number {
  return Math.floor(moment.getTime() / day);
}

/** A day as it is stored. */
export function dayText(number: number): string {
  return new Date(number * day).toISOString().slice(0, 10);
}

/** A moment of a day, some hours after midnight. */
export function momentOn(number: number, hour: number): Date {
  return new Date(number * day + Math.round(hour * 3_600_000));
}

/** Days on which somebody or something is taken. */
export class Calendar {
  private readonly taken = new Map<string, [from: number, to: number][]>();

  /** Whether it is free on all of these days. */
  isFree(id: string, from: number, to: number): boolean {
    return (this.taken.get(id) ?? []).every((span) => to < span[0] || from > span[1]);
  }

  /** Takes it for these days. */
  take(id: string, from: number, to: number): void {
    const spans = this.taken.get(id);
    if (spans) spans.push([from, to]);
    else this.taken.set(id, [[from, to]]);
  }
}
