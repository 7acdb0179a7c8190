import type { ActivityAction, ActivitySubject } from '../../contract.generated';
import type { Session } from '../../database/database';
import { newId } from '../../database/ids';
import { publishChange } from '../../dialect/write/mutations';
import { activities } from './tables';

/** A record that history is kept of. */
export interface ActivityRecord {
  type: ActivitySubject;
  id: string;
  /** What it is called, as of now: a plate, a name, a number. */
  title: string | null;
}

/** Something that was done to a record. */
export interface ActivityEntry {
  action: ActivityAction;
  /** The record that was touched. */
  on: ActivityRecord;
  /** The record whose history tells it, where that is another: the request of a leg. */
  of?: ActivityRecord;
  /** Names of the contract's fields that changed, by their path. Never their values. */
  fields?: readonly string[];
  /** A status before and after; `fields` names it. */
  from?: unknown;
  to?: unknown;
}

/** Who did it. Null where the server did by itself, or someone who is no user of the tenant: a reviewer. */
export interface ActivityAuthor {
  session: Session;
  tenant: string;
  user: string | null;
}

/** Longest title that is kept. */
const maxTitleLength = 200;

/**
 * Writes history, and tells of it. The dialect's writes do it by themselves, for entities with a `history`
 * (history.ts). Call it for what area code changes by its own statements, in the transaction of the change.
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

/** Cuts between characters: half of one that takes two would be no text. */
function truncateTitle(title: string | null): string | null {
  return title && title.length > maxTitleLength
    ? `${title.slice(0, maxTitleLength - 1).replace(/\p{Surrogate}$/u, '')}…`
    : title;
}
