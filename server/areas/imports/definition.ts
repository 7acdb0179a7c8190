import type { Session } from '../../database/database';
import type { ColumnSql, Entity } from '../../dialect/entity';

/** How the cells of a field are converted. */
export type ImportFieldKind =
  | 'text'
  | 'number'
  | 'integer'
  | 'boolean'
  | 'date'
  | 'enum'
  | 'country'
  | 'phone'
  | 'relation'
  | 'relations';

/** A field that an import can fill. */
export interface ImportField {
  kind: ImportFieldKind;
  /** Codes of an `enum`. */
  values?: readonly string[];
  /** The records that a `relation` or `relations` field leads to. */
  to?: RelatedRecords;
  /** A new record needs a value. */
  required?: true;
  /** The field is filled for new records only. */
  once?: true;
  /** The field only names a record, as its key or to group rows; it is not written. */
  isReference?: true;
  /** Value of new records whose file has no column for the field. */
  initial?: string;
}

/** The records that cells of a relation name. */
export interface RelatedRecords {
  entity: () => Entity;
  /** SQL of the texts that name a record: its title in each language, its number. */
  texts: (column: ColumnSql) => readonly string[];
  /** Field with the record that these belong to, and their column that holds its id: makes belong to a class. */
  within?: { field: string; column: string };
}

/** A field by which the rows of a file find the records to update. */
export interface ImportKey {
  /** SQL of the value that the cell is compared with, in the form that `normalize` returns. */
  sql: (column: ColumnSql) => string;
  normalize: (text: string) => string;
  /** No two records have the same value. */
  isUnique?: true;
}

/** A part of a record that is one of several of a relation: the loading address of a request's addresses. */
export interface ImportPart {
  relation: string;
  /** Values that mark the part. */
  set: Readonly<Record<string, string>>;
}

/** A record that an import has created. */
export interface ImportedRecord {
  session: Session;
  tenant: string;
  /** The user who imports. */
  user: string;
  id: string;
  /** Address of the console's page that mails lead to, as the mutation that started the import gave it. */
  page: unknown;
}

/** What can be imported of an entity. The engine knows no entity. */
export interface ImportDefinition {
  /** Name of the resource in the console. */
  resource: string;
  entity: Entity;
  /** By path in the record: `license`, `profile.phone`, `addresses.FROM.city`. */
  fields: Readonly<Record<string, ImportField>>;
  keys: Readonly<Record<string, ImportKey>>;
  /** By path prefix: `addresses.FROM`. */
  parts?: Readonly<Record<string, ImportPart>>;
  /** To-many relation whose records have a row each; rows that follow one another and equal in `by` are one record. */
  rows?: { relation: string; by: string };
  /** Kind of the console's page whose address `afterCreate` needs. */
  page?: 'INVITATION';
  /**
   * Planning a record writes; for example, it takes a number. Records are then planned only when they are stored, so that
   * a conflict undoes both.
   */
  isWrittenWhenPlanned?: true;
  /** Runs in the transaction that creates the records. */
  afterCreate?: (record: ImportedRecord) => Promise<void>;
}
