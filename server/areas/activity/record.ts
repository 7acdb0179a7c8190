import type { ActivityAction, ActivitySubject } from '../../contract.generated';
import type { Session } from '../../database/database';
import { newId } from '../../database/ids';
import { publishChange } from '../../dialect/write/mutations';
import { activities } from './tables';

/** A record that an activity refers to. */
export interface ActivityRecord {
  type: ActivitySubject;
  id: string;
  /** Its current title: a plate, name or number. */
  title: string | null;
}

/** An activity to record. */
export interface ActivityEntry {
  action: ActivityAction;
  /** The changed record. */
  on: ActivityRecord;
  /** The record whose history includes the activity, where it is another one: the request of a leg. */
  of?: ActivityRecord;
  /** Paths of the changed fields in the contract. Values are never recorded. */
  fields?: readonly string[];
  /** The status before and after; `fields` names the column. */
  from?: unknown;
  to?: unknown;
}

/** The author of an activity. `user` is null for the server and for users of another tenant, such as a reviewer. */
export interface ActivityAuthor {
  session: Session;
  tenant: string;
  user: string | null;
}

const maxTitleLength = 200;

/**
 * Records activities and publishes them. The dialect's mutations do so for entities with a `history`; call it for
 * changes by other statements, in their transaction.
 */
export async function recordActivity(
  done: readonly ActivityEntry[],
  { session, tenant, user }: ActivityAuthor,
): Promise<void> {
  if (done.length === 0) return;
  const rows = done.map(({ action, on, of = on, ...rest }) => ({
    tenant_id: tenant,
    id: newId(),
    action,
    user_id: user,
    service_type: of.type,
    service_id: of.id,
    entity_type: on.type,
    entity_id: on.id,
    details: detailsOf(on, of, rest),
  }));
  await session.orm.insert(activities).values(rows);
  for (const { id } of rows)
    await publishChange({ session, tenant, user: user ?? '' }, { table: activities }, id, 'CREATED');
}

function detailsOf(
  on: ActivityRecord,
  of: ActivityRecord,
  { fields, from, to }: Pick<ActivityEntry, 'fields' | 'from' | 'to'>,
) {
  return {
    title: truncateTitle(of.title),
    ...(of === on ? {} : { part: truncateTitle(on.title) }),
    ...(fields && fields.length > 0 ? { fields } : {}),
    ...(from === undefined && to === undefined ? {} : { from: from ?? null, to: to ?? null }),
  };
}

/** Cuts before a surrogate pair, as half of one is invalid text. */
function truncateTitle(title: string | null): string | null {
  return title && title.length > maxTitleLength
    ? `${title.slice(0, maxTitleLength - 1).replace(/\p{Surrogate}$/u, '')}…`
    : title;
}
