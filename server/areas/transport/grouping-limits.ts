import { lastDayOf } from './leg-document-rules';
import { areParallelLegs } from './leg-places';
import type { PlannedLeg, PlannedRequest } from './planned-leg';

/**
 * Limits by which the rules of a leg judge drivers and vehicles alike: of thousands, only as many as differ by these need
 * to be judged to know which of them suit the leg. Their findings differ, because they name figures.
 */
export interface GroupingLimits {
  /** Documents that are valid on this day are alike, and so are those that have expired; null when documents do not count. */
  day: string | null;
  /** Payloads of at least this weight are alike. */
  weight: number;
  /** Whether also smaller payloads are alike, because no other leg carries a part of the cargo. */
  carriesAlone: boolean;
}

/** Returns the limits by which the rules of a leg judge drivers and vehicles alike. */
export function groupingLimits(request: PlannedRequest, leg: PlannedLeg): GroupingLimits {
  const isShared = request.legs.some((other) => other.id !== leg.id && areParallelLegs(leg, other));
  return { day: lastDayOf(request, leg), weight: Math.max(0, request.weight), carriesAlone: !isShared };
}
