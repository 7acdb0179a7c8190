import type { ActivityAction, ActivitySubject } from '../../contract.generated';
import type { Session } from '../../database/database';
import type { RecordChange, Entity, History, Values } from '../../dialect/entity';
import type { Viewer } from '../../dialect/scope';
import { readRow } from '../../dialect/write/rows';
import { type ActivityEntry, recordActivity, type ActivityRecord } from './record';

/** Where what is told happened. */
interface TitleContext {
  session: Session;
  tenant: string;
}

/** How a title is found that is not simply a column: the name in a user's profile. */
type TitleReader = (row: Values, at: TitleContext) => Promise<string | null> | string | null;

/** How the history of an entity is told. */
export interface HistoryOptions {
  /** What its records are called. */
  subject: ActivitySubject;
  /** The column that names a record, or the way to its name; absent: it has none. */
  title?: string | TitleReader;
  /** The record that it is a part of, and in whose history it stands; itself when absent or undefined. */
  of?: (row: Values, at: TitleContext) => ActivityRecord | undefined | Promise<ActivityRecord | undefined>;
  /** Actions that have a name of their own: a leg's `CREATED_ROUTE`. */
  actions?: Partial<Record<RecordChange['action'], ActivityAction>>;
}

class ActivityHistory implements History {
  readonly record = recordDeeds;

  constructor(readonly telling: HistoryOptions) {}
}

/**
 * An entity's word that activity is kept of its records: `history: historyOf({ subject: 'VEHICLE', title: 'license' })`.
 * Every mutation that the dialect carries out on it is then told, in its transaction.
 */
export function historyOf(telling: HistoryOptions): History {
  return new ActivityHistory(telling);
}

/** A record as a subject: for `of`, and for what is recorded by hand. */
export async function subjectOf(
  entity: Pick<Entity, 'history' | 'type'>,
  row: Values,
  at: TitleContext,
): Promise<ActivityRecord> {
  if (!(entity.history instanceof ActivityHistory)) throw new Error(`No history is kept of ${entity.type}.`);
  const { subject, title } = entity.history.telling;
  const value = typeof title === 'function' ? await title(row, at) : title && row[title];
  return {
    type: subject,
    id: String(row.id),
    title: typeof value === 'string' || typeof value === 'number' ? String(value) : null,
  };
}

/** Tells of something done to a part of a record that keeps no history of its own, such as a file, where the record's stands. */
export async function recordPartActivity(
  entity: Entity,
  id: string,
  part: Pick<ActivityEntry, 'action' | 'on'>,
  doer: Viewer & TitleContext,
): Promise<void> {
  const row = await readRow(doer.session, entity, id, doer);
  if (!row || !(entity.history instanceof ActivityHistory)) return;
  const of = (await entity.history.telling.of?.(row, doer)) ?? (await subjectOf(entity, row, doer));
  await recordActivity([{ ...part, of }], doer);
}

/** Columns whose change is a step of the record's course, told by itself. */
const statusColumns = ['verify', 'status', 'state', 'is_active'];

async function recordDeeds(deeds: readonly RecordChange[], doer: Parameters<History['record']>[1]): Promise<void> {
  const told: ActivityEntry[] = [];
  for (const deed of deeds) told.push(...(await entriesOf(deed, doer)));
  await recordActivity(told, doer);
}

async function entriesOf(
  { entity, action: done, before, after, fields }: RecordChange,
  at: TitleContext,
): Promise<ActivityEntry[]> {
  if (!(entity.history instanceof ActivityHistory)) return [];
  const { actions } = entity.history.telling;
  const on = await subjectOf(entity, after, at);
  const of = (await entity.history.telling.of?.(after, at)) ?? on;
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
