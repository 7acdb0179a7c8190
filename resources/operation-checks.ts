import type { FieldCondition, QueryName } from './fields';

/**
 * Actions and fields that are locked on some records, whatever the user's permissions. The reason is the text
 * `locks.<name>`: the record's view shows it, and the dialog of an operation that leaves such records out.
 */
export interface RecordLock<P extends string = string> {
  name: string;
  /** The locked records: by a field's value, or the user's own account. */
  when: FieldCondition<P> | 'self';
  /** What is locked: `edit`, `delete`, names of actions, paths of fields that the form leaves out. */
  locked: readonly string[];
  /** Locks only operations on several records at once. The record's view does not show the reason. */
  onlyTogether?: true;
}

/**
 * Records of another list that are affected when an operation runs on this record. The confirmation counts them with
 * the text `consequences.<name>.text` and names each by `consequences.<name>.one`.
 */
export interface Consequence {
  name: string;
  /** The operations that have this consequence: `delete`, or names of actions. */
  of: readonly string[];
  list: QueryName;
  /** Columns of that list that may hold this record's id. */
  where: readonly string[];
  /** Values that other columns of that list must have. */
  only: Readonly<Record<string, readonly string[]>>;
  /** Column of that list to sort by. */
  order: string;
  /** Values in the text of one affected record, by name: their paths in that record. */
  values: Readonly<Record<string, string>>;
}

/**
 * People whom the server notifies when an operation runs on this record. The confirmation counts them with the text
 * `consequences.<name>.text` and names each by `consequences.<name>.one`.
 */
export interface NotifiedPeople {
  name: string;
  /** The operations of which they are notified: `delete`, or names of actions. */
  of: readonly string[];
  /** Query that takes `ids` of records, or `where` and `trashed` of their list, and returns the names of the people. */
  people: 'requestAudience';
}

/**
 * Records of another list that refer to this record. While there are any, this record cannot be deleted. The dialog
 * then names them with the text `usedBy.<list>` (`{{title}}`, `{{count}}`, `{{names}}`).
 */
export interface ReferencingList {
  list: QueryName;
  /** Column of that list to compare with this record's id. */
  where: string;
  /** Field of the other records that is their title. */
  title: string;
}
