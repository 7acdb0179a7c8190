import type { TFunction } from 'i18next';
import type { ActivityResource } from '../../resources/fields';

/** A changed field of an activity. The value of a related record is an object with its title. */
export interface ChangedValue {
  field: string;
  from: unknown;
  to: unknown;
}

/** An activity, an entry of a record's history, as the server returns it. */
export interface ActivityValue {
  action: string;
  /** Kind of the record whose history has the activity. `id` and `title` are those of this record. */
  subject: string;
  id: string;
  title?: string | null;
  /**
   * Kind of the changed record. When a part of the record changed, such as a leg of a request, this is the kind of the
   * part, and `part` is its title.
   */
  entity: string;
  part?: string | null;
  /** Paths of the changed fields; for a status change, only the status field. */
  fields?: readonly string[];
  /** Old and new values of changed fields. */
  changes?: readonly ChangedValue[];
  from?: string | boolean | null;
  to?: string | boolean | null;
  /** Why the user did it, in their words. */
  reason?: string;
  /** When a device made the change by its own clock, which may be long before the server got it. */
  device_time?: string;
  /** Of an export: the query of the list, the number of its records, the format of the file, and the filter. */
  list?: string;
  rows?: number;
  format?: string;
  filter?: unknown;
  has_long_filter?: boolean;
}

/**
 * Character that stands for the record's title in a sentence, until the title is inserted as a link. It is a private-use
 * character, which no text contains.
 */
export const titlePlaceholder = '\u{F8FF}';

/** Returns an activity whose sentence does not name the fields whose old and new values follow it. */
export function omitListedFields(activity: ActivityValue): ActivityValue {
  if (activity.action === 'CHANGED_STATUS') return activity;
  const listed = activity.changes?.map(({ field }) => field) ?? [];
  return { ...activity, fields: activity.fields?.filter((field) => !listed.includes(field)) };
}

/**
 * Returns an activity as a sentence. `area` is the i18next namespace of the sentences, `about` the resource that has
 * the labels of the changed fields.
 */
export function activitySentenceText(
  activity: ActivityValue,
  area: string,
  about: ActivityResource | undefined,
  t: TFunction,
): string {
  const { action, subject, entity, part } = activity;
  const isPartChange = entity !== subject;
  const fields = namesOf(activity, about, t);
  const isStatusChange = action === 'CHANGED_STATUS';
  const key = [`${area}:${isPartChange ? 'parts' : 'sentences'}`, action].join('.');
  const first = isStatusChange ? fields[0] : undefined;
  // Some parts and status changes have their own text.
  const ownKey = isStatusChange ? `${key}_${activity.fields?.[0]}_${String(activity.to)}` : `${key}_${entity}`;
  const defaultKeys = !isStatusChange && fields.length > 0 ? [`${key}_fields`, key] : [key];
  const keys = activity.reason === undefined ? defaultKeys : [`${key}_reason`, ...defaultKeys];
  return t(isPartChange ? [ownKey, ...keys] : keys, {
    object: t(`${area}:objects.${subject}`),
    owner: t(`${area}:values.service_type.${subject}`),
    part: [t(`${area}:objects.${entity}`), part].filter(Boolean).join(' '),
    name: part ?? '',
    title: titlePlaceholder,
    field: first,
    fields: fields.join(', '),
    reason: activity.reason,
    list: activity.list === undefined ? '' : t(`${area}:lists.${activity.list}`, { defaultValue: activity.list }),
    count: activity.rows,
    format: activity.format,
    from: statusOf(activity, activity.from, about, t),
    to: statusOf(activity, activity.to, about, t),
  });
}

/** Returns the labels of the changed fields for use within a sentence. Leaves out fields without a label. */
function namesOf({ fields = [] }: ActivityValue, about: ActivityResource | undefined, t: TFunction): string[] {
  const words = fields.map((path) => labelFor('fields', [path, path.split('.')[0] ?? path], about, t));
  return [...new Set(words.filter((word) => word !== undefined).map(lowercaseFirst))];
}

function statusOf(
  { fields = [] }: ActivityValue,
  value: ActivityValue['from'],
  about: ActivityResource | undefined,
  t: TFunction,
): string {
  return labelFor('values', [`${fields[0]}.${String(value)}`], about, t) ?? String(value ?? '–');
}

/** Returns the text of a resource for the first of the paths that has one. */
export function labelFor(
  part: 'fields' | 'values',
  paths: readonly string[],
  about: ActivityResource | undefined,
  t: TFunction,
): string | undefined {
  const absent = '';
  const root = part === 'fields' ? (about?.labels ?? part) : part;
  const below = about?.at === undefined ? root : `${root}.${about.at}`;
  const word = about
    ? t(
        paths.map((path) => `${about.name}:${below}.${path}`),
        { defaultValue: absent },
      )
    : absent;
  return typeof word === 'string' && word !== absent ? word : undefined;
}

/** Lowercases the first letter, except of an acronym such as VIN. */
function lowercaseFirst(name: string): string {
  const [first = '', second = ''] = name;
  return second === second.toLowerCase() ? first.toLowerCase() + name.slice(1) : name;
}
