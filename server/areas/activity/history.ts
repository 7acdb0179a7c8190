import type { ActivityAction, ActivitySubject } from '../../contract.generated';
import type { Session } from '../../database/database';
import type { RecordChange, Entity, History, Values } from '../../dialect/entity';
import type { Viewer } from '../../dialect/scope';
import { readRow } from '../../dialect/write/rows';
import { type ActivityEntry, recordActivity, type ActivityRecord } from './record';

/** The session and tenant of a change. */
interface TitleContext {
  session: Session;
  tenant: string;
}

/** Reads a record's title that no single column holds, such as a user's name. Returns null without a title. */
type TitleReader = (row: Values, at: TitleContext) => Promise<string | null> | string | null;

/** Settings of an entity's history. */
export interface HistoryOptions {
  /** Subject type of the entity's records, as the contract names it. */
  subject: ActivitySubject;
  /** The column with a record's title, or a function that reads it; absent: records have no title. */
  title?: string | TitleReader;
  /**
   * Returns the record in whose history a change appears, such as the request of a leg. Absent or undefined: the
   * changed record itself.
   */
  of?: (row: Values, at: TitleContext) => ActivityRecord | undefined | Promise<ActivityRecord | undefined>;
  /** Activity actions that replace the default, by kind of change, such as `CREATED_ROUTE` for a created leg. */
  actions?: Partial<Record<RecordChange['action'], ActivityAction>>;
}

class ActivityHistory implements History {
  readonly record = recordDeeds;

  constructor(readonly options: HistoryOptions) {}
}

/**
 * Returns the history setting of an entity: `history: historyOf({ subject: 'VEHICLE', title: 'license' })`. Each
 * mutation of the dialect then records activities in its transaction.
 */
export function historyOf(options: HistoryOptions): History {
  return new ActivityHistory(options);
}

/** Returns a record's kind, id and title, as activities refer to it. */
export async function subjectOf(
  entity: Pick<Entity, 'history' | 'type'>,
  row: Values,
  at: TitleContext,
): Promise<ActivityRecord> {
  if (!(entity.history instanceof ActivityHistory)) throw new Error(`${entity.type} has no history.`);
  const { subject, title } = entity.history.options;
  const value = typeof title === 'function' ? await title(row, at) : title && row[title];
  return {
    type: subject,
    id: String(row.id),
    title: typeof value === 'string' || typeof value === 'number' ? String(value) : null,
  };
}

/**
 * Records an activity on a part that has no history, such as a file. `entity` and `id` identify the record that owns
 * the part. Does nothing when the record does not exist or its entity has no history.
 */
export async function recordPartActivity(
  entity: Entity,
  id: string,
  part: Pick<ActivityEntry, 'action' | 'on'>,
  author: Viewer & TitleContext,
): Promise<void> {
  const row = await readRow(author.session, entity, id, author);
  if (!row || !(entity.history instanceof ActivityHistory)) return;
  const of = (await entity.history.options.of?.(row, author)) ?? (await subjectOf(entity, row, author));
  await recordActivity([{ ...part, of }], author);
}

/** Status columns. The change of a status is recorded as a separate `CHANGED_STATUS` activity. */
const statusColumns = ['verify', 'status', 'state', 'is_active'];

async function recordDeeds(deeds: readonly RecordChange[], author: Parameters<History['record']>[1]): Promise<void> {
  const entries: ActivityEntry[] = [];
  for (const deed of deeds) entries.push(...(await entriesOf(deed, author)));
  await recordActivity(entries, author);
}

async function entriesOf(
  { entity, action: done, before, after, fields }: RecordChange,
  at: TitleContext,
): Promise<ActivityEntry[]> {
  if (!(entity.history instanceof ActivityHistory)) return [];
  const { actions } = entity.history.options;
  const on = await subjectOf(entity, after, at);
  const of = (await entity.history.options.of?.(after, at)) ?? on;
  const usual: ActivityAction = done === 'CREATED' && of !== on ? 'ADDED' : done;
  const action = actions?.[done] ?? usual;
  if (done !== 'UPDATED') return [{ action, on, of }];

  const steps = statusColumns
    .filter((name) => name in after && before?.[name] !== after[name])
    .map((name): ActivityEntry => ({
      action: 'CHANGED_STATUS',
      on,
      of,
      fields: [name],
      from: before?.[name],
      to: after[name],
    }));
  const others = fields.filter((name) => !statusColumns.includes(name));
  return others.length > 0 ? [{ action, on, of, fields: others }, ...steps] : steps;
}
