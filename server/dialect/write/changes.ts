import type { ChangeAction } from '../../contract.generated';

/** The NOTIFY channel of committed changes. */
export const changesChannel = 'waybill_changes';

/** A change of a record, as the transaction of the change publishes it to all servers. */
export interface PublishedChange {
  tenant: string;
  entity: string;
  id: string;
  action: ChangeAction;
  user: string;
}

/** Parses a published change. @throws SyntaxError for invalid JSON, TypeError for other values */
export function parsePublishedChange(payload: string): PublishedChange {
  const change: unknown = JSON.parse(payload);
  if (isPublishedChange(change)) return change;
  throw new TypeError('The payload is no change.');
}

function isPublishedChange(change: unknown): change is PublishedChange {
  const keys = ['tenant', 'entity', 'id', 'action', 'user'] as const;
  return typeof change === 'object' && change !== null && keys.every((key) => key in change);
}
