import type { ChangeAction } from '../../contract.generated';

/** Channel that tells of changes, once their transaction is committed. */
export const changesChannel = 'waybill_changes';

/** A change as its transaction published it, to all servers. */
export interface PublishedChange {
  tenant: string;
  entity: string;
  id: string;
  action: ChangeAction;
  user: string;
}

/** Reads a published change. @throws TypeError when the payload is none: the server alone writes to that channel. */
export function readPublishedChange(payload: string): PublishedChange {
  const change: unknown = JSON.parse(payload);
  if (isPublishedChange(change)) return change;
  throw new TypeError('The payload is no change.');
}

function isPublishedChange(change: unknown): change is PublishedChange {
  const keys = ['tenant', 'entity', 'id', 'action', 'user'] as const;
  return typeof change === 'object' && change !== null && keys.every((key) => key in change);
}
