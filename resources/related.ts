import type { Field } from './fields';

/** A has-many relation that is read with the record and shown as a table in its view. */
export interface RelatedField<P extends string = string> {
  /** Path of the has-many field in the record. */
  field: P;
  /** Columns, each with the field that renders it; headings are `related.<field>.columns.<column>`. */
  columns: Readonly<Record<string, Field>>;
}

/**
 * Records of another resource that belong to the shown record, read by that resource's list query and shown to users
 * who may call it. Title and empty text are `beside.title` and `beside.empty` of that resource, or
 * `related.<resource>.title` and `.empty` of this one.
 */
export interface RelatedList {
  /** Name of the resource whose records are listed. */
  resource: string;
  /** Column of its list query that holds this record's id. */
  by: string;
  /** Path, in this record, of the id that `by` is compared with; when absent, the record's own id. */
  id?: string;
  /** Further conditions of the list query: the value that each of these columns must have. */
  where?: Readonly<Record<string, string>>;
  /** Fields of the other resource that are shown as columns. */
  columns: readonly string[];
  /**
   * The records that the rows' first cells link to, instead of the rows themselves: `resource` is the path in this
   * record of the name of their resource, `id` the path in a row of their ids.
   */
  linksTo?: { resource: string; id: string };
  /**
   * Buttons that filter the rows by a column: `counts` is the path in this record of `[{ code, count }]`, `texts` the
   * path of the codes' texts.
   */
  facets?: { counts: string; column: string; texts: string };
}
