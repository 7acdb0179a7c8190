import { textOrEmpty } from '../../../fields/textDraft';
import type { FormDrafts } from '../../../screens/form/drafts';
import type { Leg } from './legs';
import type { Period } from './legTimes';

/** Paths of a leg's planned times. */
export const plannedTimeFields = ['planned_start', 'planned_end'] as const;

/**
 * Returns the planned times in a form that the user has set by hand, now or earlier; undefined while the server proposes
 * them. A time that is missing is an empty text.
 */
export function plannedByHand(
  drafts: FormDrafts,
  leg: Pick<Leg, 'planned_start' | 'planned_end' | 'planned_by_hand'> | undefined,
): Period | undefined {
  const [from, to] = plannedTimeFields.map((path) => textOrEmpty(drafts[path]));
  if (!from && !to) return undefined;
  const isUnchanged = leg !== undefined && from === leg.planned_start && to === leg.planned_end;
  return isUnchanged && !leg.planned_by_hand ? undefined : { from: from ?? '', to: to ?? '' };
}
