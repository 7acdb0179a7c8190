import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Problem } from '../../dialect/errors';
import type { MutationInput } from '../../dialect/write/plan';
import { createdAndModifiedColumns, idColumn, tenantIdColumn, timestampColumn } from '../../database/columns';
import type { Cell } from '../../spreadsheet/read';
import { users } from '../identity/tables';
import { tenants } from '../tenancy/tables';
import type { ImportSettings } from './settings';

/** A row of a file as it is stored: its number and its cells. */
export interface StoredRow {
  n: number;
  c: Cell[];
}

/** Why a row cannot be imported. `field` is a path of the import; empty for the row as a whole. */
export interface RowProblem extends Problem {
  row: number;
  field: string;
}

/** What an import has done for a row. */
export interface RowResult {
  row: number;
  id: string;
  action: 'CREATED' | 'UPDATED' | 'UNCHANGED';
  /** `modified_at` of the record after the import. */
  version?: string;
  /** For an updated record: the input that restores its former values. */
  undo?: MutationInput;
}

/** Numbers of rows and records of a check. */
export interface CheckSummary {
  /** Rows that can be imported. */
  valid: number;
  /** Rows with a problem. */
  invalid: number;
  /** Records that would be created, changed, and left as they are. */
  created: number;
  updated: number;
  unchanged: number;
  /** Most rows that can be stored all or none; null for any number. */
  most_together: number | null;
}

/** Imports: a file with its settings. Its rows are in `import_chunks`. */
export const imports = pgTable(
  'imports',
  {
    tenant_id: tenantIdColumn(),
    id: idColumn('id').notNull(),
    user_id: idColumn('user_id').notNull(),
    resource: text('resource').notNull(),
    file_name: text('file_name').notNull(),
    sheets: jsonb('sheets').$type<readonly string[]>().notNull(),
    sheet: text('sheet'),
    columns: jsonb('columns').$type<readonly FileColumn[]>().notNull(),
    /** Number of rows below the headings; null while the file is read. */
    row_count: integer('row_count'),
    settings: jsonb('settings').$type<ImportSettings>(),
    /** Result of the last check; null when the rows or settings have changed since. */
    checked: jsonb('checked').$type<CheckSummary>(),
    check_job_id: idColumn('check_job_id'),
    strategy: text('strategy', { enum: ['VALID_ROWS', 'ALL_OR_NOTHING'] }),
    /** The background job that stores the records; null before the import was started. */
    job_id: idColumn('job_id'),
    ...createdAndModifiedColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.tenant_id, t.id] }),
    foreignKey({ columns: [t.tenant_id], foreignColumns: [tenants.id] }).onDelete('cascade'),
    foreignKey({ columns: [t.tenant_id, t.user_id], foreignColumns: [users.tenant_id, users.id] }).onDelete('cascade'),
    index('imports_user').on(t.tenant_id, t.user_id, t.created_at, t.id),
    index('imports_job').on(t.tenant_id, t.job_id),
    index('imports_expiry').on(t.created_at),
  ],
);

/** A column of a file: its heading, and some of its values. */
export interface FileColumn {
  name: string;
  samples: readonly Cell[];
}

/** Rows of imports, some hundred each, with what was found and done. A chunk is checked and stored as a whole. */
export const importChunks = pgTable(
  'import_chunks',
  {
    tenant_id: tenantIdColumn(),
    import_id: idColumn('import_id').notNull(),
    number: integer('number').notNull(),
    /** Numbers of the first and last row. */
    first_row: integer('first_row').notNull(),
    last_row: integer('last_row').notNull(),
    rows: jsonb('rows').$type<readonly StoredRow[]>().notNull(),
    problems: jsonb('problems')
      .$type<readonly RowProblem[]>()
      .notNull()
      .default(sql`'[]'`),
    problem_count: integer('problem_count').notNull().default(0),
    /** What was stored; null before. */
    results: jsonb('results').$type<readonly RowResult[]>(),
    undone_at: timestampColumn('undone_at'),
  },
  (t) => [
    primaryKey({ columns: [t.tenant_id, t.import_id, t.number] }),
    foreignKey({ columns: [t.tenant_id, t.import_id], foreignColumns: [imports.tenant_id, imports.id] }).onDelete(
      'cascade',
    ),
    index('import_chunks_rows').on(t.tenant_id, t.import_id, t.last_row),
  ],
);
