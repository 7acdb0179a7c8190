import type { ChangeAction } from '../../contract.generated';

/** The NOTIFY channel of committed changes. */
export const changesChannel = 'waybill_changes';

/** Id in a change that stands for many records: subscribers reload what they show. */
export const manyRecordsId = '0';

/** A change of a record, as the transaction of the change publishes it to all servers. */
export interface PublishedChange {
  tenant: string;
  entity: string;
  id: string;
  action: ChangeAction;
  user: string;
}

/**
 * Parses a published change; undefined for any other text. Every user of the database can notify the channel, and
 * an exception in a listener would end the server.
 */
export function parsePublishedChange(payload: string): PublishedChange | undefined {
  try {
    const change: unknown = JSON.parse(payload);
    return isPublishedChange(change) ? change : undefined;
  } catch {
    return undefined;
  }
}

function isPublishedChange(change: unknown): change is PublishedChange {
  const keys = ['tenant', 'entity', 'id', 'action', 'user'] as const;
  return typeof change === 'object' && change !== null && keys.every((key) => key in change);
}
