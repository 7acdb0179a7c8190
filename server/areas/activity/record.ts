import type { ActivityAction, ActivitySubject } from '../../contract.generated';
import type { Session } from '../../database/database';
import { newId } from '../../database/ids';
import { publishChanges } from '../../dialect/write/mutations';
import { activities } from './tables';
import type { RecordedValue } from './values';

/** A record that an activity refers to. */
export interface ReferencedRecord {
  type: ActivitySubject;
  id: string;
  /** The record's title at the time of the activity, such as a plate, name or number; null without a title. */
  title: string | null;
}

/** An activity to record. */
export interface NewActivity {
  action: ActivityAction;
  /** The changed record. */
  on: ReferencedRecord;
  /** The record in whose history the activity appears, such as the request of a leg; absent: the changed record. */
  of?: ReferencedRecord;
  /** Paths of the changed fields in the contract. */
  fields?: readonly string[];
  /** Old and new values of changed fields, except statuses, which are in `from` and `to`. */
  changes?: readonly RecordedValue[];
  /** The status before the change; `fields` names the column. Absent when no status changed. */
  from?: unknown;
  /** The status after the change. */
  to?: unknown;
  /** Why the user made the change, in the user's words. */
  reason?: string;
  /** Further facts, by the names that the contract describes. */
  facts?: Readonly<Record<string, unknown>>;
}

/** The author of an activity. `user` is null for the server and for users of another tenant, such as a reviewer. */
export interface ActivityContext {
  session: Session;
  tenant: string;
  user: string | null;
  /** When the author made the change by the clock of their device, where that differs from the time of the call. */
  deviceTime?: string | undefined;
}

const maxTitleLength = 200;

/**
 * Inserts activities and publishes them. Creates, updates and deletes of an entity with a `history` call this
 * function. Code that changes records with SQL of its own calls it in the same transaction.
 */
export async function insertActivities(
  newActivities: readonly NewActivity[],
  { session, tenant, user, deviceTime }: ActivityContext,
): Promise<void> {
  if (newActivities.length === 0) return;
  const rows = newActivities.map(({ action, on, of = on, ...rest }) => ({
    tenant_id: tenant,
    id: newId(),
    action,
    user_id: user,
    service_type: of.type,
    service_id: of.id,
    entity_type: on.type,
    entity_id: on.id,
    details: { ...detailsOf(on, of, rest), ...(deviceTime === undefined ? {} : { device_time: deviceTime }) },
  }));
  // One parameter for all rows: with one for each value, PostgreSQL takes several times as long for a batch.
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  const text = `INSERT INTO activities (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::activities, $1::json)`;
  await session.rows({ text, params: [JSON.stringify(rows)] });
  const ids = rows.map(({ id }) => id);
  await publishChanges({ session, tenant, user: user ?? '' }, { table: activities }, ids, 'CREATED');
}

function detailsOf(
  on: ReferencedRecord,
  of: ReferencedRecord,
  {
    fields,
    changes,
    from,
    to,
    reason,
    facts,
  }: Pick<NewActivity, 'fields' | 'changes' | 'from' | 'to' | 'reason' | 'facts'>,
) {
  return {
    ...facts,
    title: truncateTitle(of.title),
    ...(of === on ? {} : { part: truncateTitle(on.title) }),
    ...(fields && fields.length > 0 ? { fields } : {}),
    ...(changes && changes.length > 0 ? { changes } : {}),
    ...(from === undefined && to === undefined ? {} : { from: from ?? null, to: to ?? null }),
    ...(reason === undefined ? {} : { reason }),
  };
}

/** Shortens a title to `maxTitleLength`. Never splits a surrogate pair, because half of a pair is invalid text. */
function truncateTitle(title: string | null): string | null {
  return title && title.length > maxTitleLength
    ? `${title.slice(0, maxTitleLength - 1).replace(/\p{Surrogate}$/u, '')}…`
    : title;
}
