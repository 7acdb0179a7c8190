import { legs as definition } from '../../../../resources/routes';
import { isRows } from '../../../fields/kind';
import { blankRecord, type Drafts, draftsOf, toDraft } from '../../../screens/form/drafts';
import { endOf, type Leg, type Place } from './legs';

/** Whether a leg has brought the cargo to a place already. */
function isThere(leg: Leg | undefined, { country, city, zip }: Place): boolean {
  const end = leg && endOf(leg, 'TO');
  return end !== undefined && end.country === country && end.city === city && end.zip === zip;
}

/**
 * What the form of a new leg begins with: it goes on where the last one ended, the first one where the request begins,
 * and it ends where the request does, unless the last one was there already.
 */
export function proposedLeg(legs: readonly Leg[], ends: readonly Place[], language: string): Drafts {
  const last = legs.at(-1);
  const ofRequest = (direction: 'FROM' | 'TO') => ends.find((end) => end.direction === direction);
  const from = last ? endOf(last, 'TO') : ofRequest('FROM');
  const to = ofRequest('TO');
  const addresses = [
    from && { ...from, direction: 'FROM' },
    to && !isThere(last, to) && { ...to, direction: 'TO' },
  ].filter(Boolean);
  const drafts = draftsOf(definition, { ...blankRecord(definition), addresses }, language);
  const rows = toDraft(drafts.addresses);
  // They are places of this leg, and no longer those that they were read from.
  return {
    ...drafts,
    addresses: isRows(rows) ? rows.map(({ drafts: held }, index) => ({ key: `proposed-${index}`, drafts: held })) : [],
  };
}
