import { legs as definition } from '../../../../resources/routes';
import { isRows } from '../../../fields/kind';
import { blankRecord, type Drafts, draftsOf, toDraft } from '../../../screens/form/drafts';
import { legAddress, type Leg, type LegAddress } from './legs';

/** Returns whether a leg already ends at an address. */
function endsAt(leg: Leg | undefined, { country, city, zip }: LegAddress): boolean {
  const end = leg && legAddress(leg, 'TO');
  return end !== undefined && end.country === country && end.city === city && end.zip === zip;
}

/**
 * Returns the initial values of a new leg. The leg starts where the last leg ends, or where the request starts. It
 * ends at the request's delivery address unless the last leg already ends there.
 */
export function newLegDrafts(legs: readonly Leg[], ends: readonly LegAddress[], language: string): Drafts {
  const last = legs.at(-1);
  const ofRequest = (direction: 'FROM' | 'TO') => ends.find((end) => end.direction === direction);
  const from = last ? legAddress(last, 'TO') : ofRequest('FROM');
  const to = ofRequest('TO');
  const addresses = [
    from && { ...from, direction: 'FROM' },
    to && !endsAt(last, to) && { ...to, direction: 'TO' },
  ].filter(Boolean);
  const drafts = draftsOf(definition, { ...blankRecord(definition), addresses }, language);
  const rows = toDraft(drafts.addresses);
  // New keys, because the addresses become new rows of this leg.
  return {
    ...drafts,
    addresses: isRows(rows) ? rows.map(({ drafts: held }, index) => ({ key: `proposed-${index}`, drafts: held })) : [],
  };
}
