import { legsResource as definition } from '../../../../resources/routes';
import {
  createBlankRecord,
  type FormDrafts,
  draftsOf,
  draftFromFormValue,
  newRows,
} from '../../../screens/form/drafts';
import { legAddressOf, type Leg, type LegAddress } from './legs';

/** Returns whether a leg already ends at an address. */
function endsAt(leg: Leg | undefined, { country, city, zip }: LegAddress): boolean {
  const end = leg && legAddressOf(leg, 'TO');
  return end !== undefined && end.country === country && end.city === city && end.zip === zip;
}

/**
 * Returns the initial values of a new leg. The leg starts where the last leg ends, or where the request starts. It
 * ends at the request's delivery address unless the last leg already ends there.
 */
export function newLegDrafts(legs: readonly Leg[], ends: readonly LegAddress[], language: string): FormDrafts {
  const last = legs.at(-1);
  const requestAddress = (direction: 'FROM' | 'TO') => ends.find((end) => end.direction === direction);
  const from = last ? legAddressOf(last, 'TO') : requestAddress('FROM');
  const to = requestAddress('TO');
  const addresses = [
    from && { ...from, direction: 'FROM' },
    to && !endsAt(last, to) && { ...to, direction: 'TO' },
  ].filter(Boolean);
  const drafts = draftsOf(definition, { ...createBlankRecord(definition), addresses }, language);
  return { ...drafts, addresses: newRows(draftFromFormValue(drafts.addresses)) };
}
