import type { InboxEntry } from '../../../../resources/contract.generated';

/** An entry of the inbox, as the frame shows it. */
export type Entry = Pick<
  InboxEntry,
  'id' | 'kind' | 'text' | 'details' | 'path' | 'is_urgent' | 'sound' | 'created_at' | 'read_at' | 'snoozed_until'
>;

/** The fields of `Entry`. */
export const entryFields = [
  'id',
  'kind',
  'text',
  'details',
  'path',
  'is_urgent',
  'sound',
  'created_at',
  'read_at',
  'snoozed_until',
] as const satisfies readonly (keyof Entry)[];

/** Entries of one calendar day (`YYYY-MM-DD`). */
export interface EntryDay {
  day: string;
  entries: readonly Entry[];
}

/** Groups entries by day. They must be sorted by time. @param dayOf returns the day at a moment */
export function entriesByDay(entries: readonly Entry[], dayOf: (moment: Date) => string): EntryDay[] {
  const days = new Map<string, Entry[]>();
  for (const entry of entries) {
    const day = dayOf(new Date(entry.created_at));
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days].map(([day, ofDay]) => ({ day, entries: ofDay }));
}
