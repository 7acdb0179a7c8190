import type { Leg } from './legs';

/** How a leg goes. `end`: when it has ended, or is expected to. `lateMinutes`: how much later than planned that is. */
export interface LegProgress {
  state: 'expected' | 'underWay' | 'ended';
  end: string;
  lateMinutes: number;
}

type ProgressFields = Pick<Leg, 'planned_end' | 'started_at' | 'ended_at' | 'expected_end'>;

/** Returns how a leg goes; undefined while it is expected as planned, and has not started. */
export function progressOf({
  planned_end,
  started_at,
  ended_at,
  expected_end,
}: ProgressFields): LegProgress | undefined {
  const end = ended_at ?? expected_end;
  if (planned_end === null || end === null) return undefined;
  const lateMinutes = delayMinutes({ planned_end, expected_end: end });
  if (ended_at !== null) return { state: 'ended', end, lateMinutes };
  if (started_at !== null) return { state: 'underWay', end, lateMinutes };
  return lateMinutes > 0 ? { state: 'expected', end, lateMinutes } : undefined;
}

/** Returns the minutes by which a leg is expected to end later than planned; 0 for none. */
export function delayMinutes(leg: { planned_end?: string | null; expected_end?: string | null }): number {
  if (!leg.planned_end || !leg.expected_end) return 0;
  return Math.max(0, Math.round((Date.parse(leg.expected_end) - Date.parse(leg.planned_end)) / 60_000));
}
