import { type InboxFacts, type LegChanges, legFields, type LegFacts } from './facts';

/** An entry that a further event about the same record changes. */
export interface EarlierEntry {
  facts: InboxFacts;
  /** Whether the reader has read it, or got it by mail or push. */
  isKnown: boolean;
}

/** Returns the values of a leg that differ, with both values. */
export function changedLegFields(before: LegFacts, after: LegFacts): LegChanges {
  return Object.fromEntries(
    legFields
      .filter((field) => before[field] !== after[field])
      .map((field) => [field, { from: before[field], to: after[field] }]),
  );
}

/**
 * Returns what an entry says after a further event; `nothing` if the event takes back what the reader does not know. An
 * unknown change of a leg keeps the values that the driver knows as those before the change.
 */
export function mergeFacts(earlier: EarlierEntry, next: InboxFacts): InboxFacts | 'nothing' {
  const { facts, isKnown } = earlier;
  if (isKnown) return next;
  if (next.kind === 'DOCUMENT_ADDED' && facts.kind === 'DOCUMENT_ADDED')
    return { ...next, count: next.count + facts.count };
  if (facts.kind === 'LEG_PLANNED') {
    if (next.kind === 'LEG_CANCELED') return 'nothing';
    return next.kind === 'LEG_CHANGED' ? asPlanned(next) : next;
  }
  if (facts.kind === 'REQUEST_ASSIGNED' && next.kind !== 'REQUEST_ASSIGNED') return 'nothing';
  if (facts.kind === 'LEG_CHANGED' && next.kind === 'LEG_CHANGED') return mergeChanges(facts.changes, next);
  return next;
}

/** Kinds of which a bulk action can cause hundreds at once, so that all but the first ones are one entry. */
type ManyKind = 'REQUEST_ASSIGNED' | 'REQUEST_CANCELED' | 'LEG_CANCELED';

/** Most unread entries of such a kind, within its cool-down, that stand for one record each. */
export const mostSeparateEntries = 10;

const manyKinds: ReadonlySet<InboxFacts['kind']> = new Set<ManyKind>([
  'REQUEST_ASSIGNED',
  'REQUEST_CANCELED',
  'LEG_CANCELED',
]);

/** Returns whether many events of a kind at once become one entry. */
export const isManyKind = (kind: InboxFacts['kind']): kind is ManyKind => manyKinds.has(kind);

const isGathered = (facts: InboxFacts): facts is Extract<InboxFacts, { kind: ManyKind }> => isManyKind(facts.kind);

/** Returns what the entry for many records says after one more. */
export function withOneMore({ facts, isKnown }: EarlierEntry, next: InboxFacts): InboxFacts {
  if (isKnown || !isGathered(facts) || facts.kind !== next.kind) return next;
  return { ...facts, more: (facts.more ?? 0) + 1 };
}

function asPlanned({ changes: _changes, ...leg }: Extract<InboxFacts, { kind: 'LEG_CHANGED' }>): InboxFacts {
  return { ...leg, kind: 'LEG_PLANNED' };
}

function mergeChanges(earlier: LegChanges, next: Extract<InboxFacts, { kind: 'LEG_CHANGED' }>): InboxFacts | 'nothing' {
  const changes: LegChanges = {};
  for (const field of legFields) {
    const [first, last] = [earlier[field] ?? next.changes[field], next.changes[field] ?? earlier[field]];
    if (first && last && first.from !== last.to) changes[field] = { from: first.from, to: last.to };
  }
  return Object.keys(changes).length > 0 ? { ...next, changes } : 'nothing';
}
