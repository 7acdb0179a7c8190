import { describe, expect, it } from 'vitest';
import type { InboxFacts, LegFacts } from '../../../server/areas/inbox/facts';
import { changedLegFields, mergeFacts } from '../../../server/areas/inbox/merge-rules';
import { areLegsDriven, legEvents } from '../../../server/areas/transport/leg-announcement-rules';

const leg: LegFacts = {
  number: '2026-1',
  from: 'Kalisz',
  to: 'Rostock',
  start: '2026-03-02T07:00:00Z',
  end: '2026-03-02T15:00:00Z',
  vehicle: 'PO 1',
  truck: null,
};
const planned: InboxFacts = { ...leg, kind: 'LEG_PLANNED' };
const canceled: InboxFacts = { ...leg, kind: 'LEG_CANCELED' };
const changed = (changes: Partial<LegFacts>, from: Partial<LegFacts> = {}): InboxFacts => ({
  ...leg,
  ...from,
  ...changes,
  kind: 'LEG_CHANGED',
  changes: changedLegFields({ ...leg, ...from }, { ...leg, ...from, ...changes }),
});
const request = (kind: 'REQUEST_ASSIGNED' | 'REQUEST_UNASSIGNED'): InboxFacts => ({ kind, number: '1', by: null });
const files = (count: number, name: string): InboxFacts => ({
  kind: 'DOCUMENT_ADDED',
  number: '1',
  by: null,
  name,
  count,
});

describe('a further event about a record', () => {
  it.each<[string, InboxFacts, boolean, InboxFacts, InboxFacts | 'nothing']>([
    ['takes back an unknown plan', planned, false, canceled, 'nothing'],
    ['cancels a known plan', planned, true, canceled, canceled],
    ['changes an unknown plan', planned, false, changed({ truck: 'PO 2' }), { ...planned, truck: 'PO 2' }],
    [
      'takes back an unknown change',
      changed({ truck: 'PO 2' }),
      false,
      changed({ truck: null }, { truck: 'PO 2' }),
      'nothing',
    ],
    ['takes back an unknown assignment', request('REQUEST_ASSIGNED'), false, request('REQUEST_UNASSIGNED'), 'nothing'],
    [
      'ends a known assignment',
      request('REQUEST_ASSIGNED'),
      true,
      request('REQUEST_UNASSIGNED'),
      request('REQUEST_UNASSIGNED'),
    ],
    ['adds to unknown files', files(2, 'b.pdf'), false, files(1, 'c.pdf'), files(3, 'c.pdf')],
    ['counts anew after known files', files(2, 'b.pdf'), true, files(1, 'c.pdf'), files(1, 'c.pdf')],
  ])('%s', (_name, facts, isKnown, next, expected) => {
    expect(mergeFacts({ facts, isKnown }, next)).toEqual(expected);
  });

  it('keeps the values that the driver knows as those before the change', () => {
    const merged = mergeFacts(
      { facts: changed({ start: '2026-03-02T08:00:00Z' }), isKnown: false },
      changed({ start: '2026-03-02T09:00:00Z', truck: 'PO 2' }, { start: '2026-03-02T08:00:00Z' }),
    );
    expect(merged).toMatchObject({
      changes: { start: { from: leg.start, to: '2026-03-02T09:00:00Z' }, truck: { from: null, to: 'PO 2' } },
    });
  });
});

describe('drivers of a request', () => {
  const of = (driver: string, facts: Partial<LegFacts> = {}) => ({ leg: '1', driver, facts: { ...leg, ...facts } });
  it.each([
    ['nobody', [of('7')], [of('7')], []],
    ['a new driver', [], [of('7')], ['7 LEG_PLANNED']],
    ['the driver of a changed leg', [of('7')], [of('7', { end: null })], ['7 LEG_CHANGED']],
    ['the driver of a leg that is gone', [of('7')], [], ['7 LEG_CANCELED']],
    ['both drivers', [of('7')], [of('8')], ['7 LEG_CANCELED', '8 LEG_PLANNED']],
  ])('tells %s', (_name, announced, current, expected) => {
    expect(legEvents(announced, current).map(({ driver, facts }) => `${driver} ${facts.kind}`)).toEqual(expected);
  });

  it('are not notified that legs are cancelled once they are driven', () => {
    expect(['SERVICE_PROVIDED', 'CLOSE_REQUEST'].map(areLegsDriven)).toEqual([true, true]);
    expect(['IN_PROGRESS', 'CANCELED_REQUEST', undefined].map(areLegsDriven)).toEqual([false, false, false]);
  });
});
