import { legs as definition } from '../../../../resources/routes';
import { isRows } from '../../../fields/kind';
import { blankRecord, type Drafts, draftsOf, toDraft } from '../../../screens/form/drafts';
import { endOf, type Leg, type Place } from './legs';

/**
 * What the form of a new leg begins with: it goes on where the last one ended, the first one where the request begins,
 * and it ends where the request does.
 */
export function proposedLeg(legs: readonly Leg[], ends: readonly Place[], language: string): Drafts {
  const last = legs.at(-1);
  const ofRequest = (direction: 'FROM' | 'TO') => ends.find((end) => end.direction === direction);
  const from = last ? endOf(last, 'TO') : ofRequest('FROM');
  const addresses = [from && { ...from, direction: 'FROM' }, { ...ofRequest('TO'), direction: 'TO' }].filter(Boolean);
  const drafts = draftsOf(definition, { ...blankRecord(definition), addresses }, language);
  const rows = toDraft(drafts.addresses);
  // They are places of this leg, and no longer those that they were read from.
  return { ...drafts, addresses: isRows(rows) ? rows.map(({ drafts: held }, index) => ({ key: `proposed-${index}`, drafts: held })) : [] };
}
