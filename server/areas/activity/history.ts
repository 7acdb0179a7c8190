import type { ActivityAction, ActivitySubject } from '../../contract.generated';
import type { Session } from '../../database/database';
import type { RecordChange, Entity, EntityHistory, RowValues } from '../../dialect/entity';
import type { Viewer } from '../../dialect/scope';
import { readRow } from '../../dialect/write/rows';
import { type NewActivity, insertActivities, type ReferencedRecord } from './record';
import { readTitles, type RecordedTitles, recordedValuesOf } from './values';

/** Database session and tenant of the change that is recorded as an activity. */
interface TitleContext {
  session: Session;
  tenant: string;
}

/**
 * Returns the title of a record whose title is not stored in one column, such as a user's full name; null when the record
 * has none.
 */
type TitleReader = (row: RowValues, at: TitleContext) => Promise<string | null> | string | null;

/** Says how activities refer to the records of an entity, and in which record's history they appear. */
export interface HistoryOptions {
  /** Subject type of the entity's records, as the contract names it. */
  subject: ActivitySubject;
  /** The column with a record's title, or a function that reads it; absent: records have no title. */
  title?: string | TitleReader;
  /**
   * Returns the record in whose history a change appears, such as the request of a leg. Absent or undefined: the
   * changed record itself.
   */
  of?: (row: RowValues, at: TitleContext) => ReferencedRecord | undefined | Promise<ReferencedRecord | undefined>;
  /** Activity actions that replace the default, by kind of change, such as `CREATED_ROUTE` for a created leg. */
  actions?: Partial<Record<RecordChange['action'], ActivityAction>>;
}

class ActivityHistory implements EntityHistory {
  readonly record = recordChanges;

  constructor(readonly options: HistoryOptions) {}
}

/**
 * Returns the value of an entity's `history`: `history: historyOf({ subject: 'VEHICLE', title: 'license' })`. Each create,
 * update or delete of the entity then records an activity in the same transaction.
 */
export function createHistory(options: HistoryOptions): EntityHistory {
  return new ActivityHistory(options);
}

/** Returns a record's kind, id and title, as activities refer to it. */
export async function referencedRecordOf(
  entity: Pick<Entity, 'history' | 'type'>,
  row: RowValues,
  at: TitleContext,
): Promise<ReferencedRecord> {
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
 * Records an activity about a part of a record, such as an uploaded file, in the history of that record. `entity` and
 * `id` identify the record. Does nothing when the record does not exist or its entity has no history.
 */
export async function recordPartActivity(
  entity: Entity,
  id: string,
  part: Pick<NewActivity, 'action' | 'on'>,
  author: Viewer & TitleContext & { deviceTime?: string | undefined },
): Promise<void> {
  const row = await readRow(author.session, entity, id, author);
  if (!row || !(entity.history instanceof ActivityHistory)) return;
  const of = (await entity.history.options.of?.(row, author)) ?? (await referencedRecordOf(entity, row, author));
  await insertActivities([{ ...part, of }], author);
}

/** Names of status columns in all entities. A change of one is recorded as a separate `CHANGED_STATUS` activity. */
const statusColumns = ['verify', 'status', 'state', 'is_active'];

async function recordChanges(
  changes: readonly RecordChange[],
  author: Parameters<EntityHistory['record']>[1],
): Promise<void> {
  const titles = await readTitles(
    changes.flatMap(({ values }) => values),
    author,
  );
  const entries: NewActivity[] = [];
  for (const change of changes) entries.push(...(await entriesOf(change, author, titles)));
  await insertActivities(entries, author);
}

async function entriesOf(
  { entity, action: kind, before, after, fields, values }: RecordChange,
  at: Parameters<EntityHistory['record']>[1],
  titles: RecordedTitles,
): Promise<NewActivity[]> {
  if (!(entity.history instanceof ActivityHistory)) return [];
  const { actions } = entity.history.options;
  const on = await referencedRecordOf(entity, after, at);
  const of = (await entity.history.options.of?.(after, at)) ?? on;
  const defaultAction: ActivityAction = kind === 'CREATED' && of !== on ? 'ADDED' : kind;
  const action = actions?.[kind] ?? defaultAction;
  if (kind !== 'UPDATED') return [{ action, on, of }];

  const statusEntries = statusColumns
    .filter((name) => name in after && before?.[name] !== after[name])
    .map((name): NewActivity => ({
      action: 'CHANGED_STATUS',
      on,
      of,
      fields: [name],
      from: before?.[name],
      to: after[name],
    }));
  const otherFields = fields.filter((name) => !statusColumns.includes(name));
  if (otherFields.length === 0) return statusEntries;
  const changes = recordedValuesOf(
    values.filter(({ path }) => otherFields.includes(path)),
    titles,
  );
  return [{ action, on, of, fields: otherFields, changes }, ...statusEntries];
}
