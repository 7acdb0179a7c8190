import { and, eq, gte, lte, sql } from 'drizzle-orm';
import type {
  CheckImportInput,
  ImportCorrectionInput,
  ImportSettingsInput,
  StartImportInput,
  UploadImportInput,
} from '../../contract.generated';
import type { Session } from '../../database/database';
import { invalidInputError, requireNoProblems } from '../../dialect/errors';
import { type MethodResolver, requireCaller, transactionalResolver } from '../../dialect/methods';
import { fieldSelectionOf } from '../../dialect/selection';
import { type MutationContext, publishAndRead, readRecord } from '../../dialect/write/mutations';
import type { UploadedFile } from '../../dialect/uploaded-file';
import { SpreadsheetError } from '../../spreadsheet/read';
import type { Config } from '../../config';
import type { Caller } from '../../dialect/context';
import { startBackgroundJob } from '../background-jobs';
import { linkPageProblem } from '../identity';
import { dataImportEntity } from './entity';
import { readStoredImport, requireImportable, type StoredImport } from './load';
import { readImport } from './read-file';
import { startProblem } from './rules';
import { type ImportSettings, settingsProblems } from './settings';
import { importChunks, imports, type StoredRow } from './tables';

/** Seconds after its end in which an import can be undone. */
const undoSeconds = 86_400;

/** Returns the settings of an input, with its defaults. */
export function settingsOfInput(input: ImportSettingsInput): ImportSettings {
  const { columns, fills, mode, key, clear_empty, decimal_point, month_first, phone_country } = input;
  return {
    columns,
    fills: fills ?? [],
    mode,
    key: mode === 'CREATE' ? null : (key ?? null),
    clearEmpty: clear_empty === true,
    decimal: decimal_point ? '.' : ',',
    dateOrder: month_first ? 'MDY' : 'DMY',
    phoneCountry: phone_country ?? null,
  };
}

/** Returns a method that runs in a transaction and knows which methods its caller may call. */
function importMethod<Input>(
  work: (input: Input, mutation: MutationContext, caller: Caller) => Promise<unknown>,
): MethodResolver<{ input: Input }> {
  return (root, args, context, info) => {
    const caller = requireCaller(context);
    const resolve = transactionalResolver<{ input: Input }>(({ input }, mutation) => work(input, mutation, caller));
    return resolve(root, args, context, info);
  };
}

/** Reads an uploaded file and stores its rows. */
export const uploadImport: MethodResolver<{ input: UploadImportInput }> = async (_root, { input }, context, info) => {
  const caller = requireCaller(context);
  requireImportable(caller, input.resource);
  const { tenant, user, permissions } = caller;
  const { database, language } = context;
  const file: UploadedFile = input.file;
  if (!file.complete)
    throw invalidInputError({
      'input.file': [{ code: 'file_too_large', payload: { megabytes: Math.floor(file.size / 1024 / 1024) } }],
    });
  try {
    const id = await readImport(database, { tenant, user, resource: input.resource, file, sheet: input.sheet });
    return await database.read(tenant, (session) =>
      readRecord(dataImportEntity, id, {
        tenant,
        user,
        permissions,
        language,
        session,
        selection: fieldSelectionOf(info),
      }),
    );
  } catch (error) {
    if (!(error instanceof SpreadsheetError)) throw error;
    throw invalidInputError({ 'input.file': [{ code: error.code, payload: error.payload }] });
  }
};

/** Stores settings and corrections, and starts the check of all rows. */
export const checkImport = importMethod<CheckImportInput>(async (input, mutation, caller) => {
  const { session, tenant, user, language } = mutation;
  const stored = await lockOwnImport(input.id, mutation);
  requireNotStarted(stored);
  const settings = settingsOfInput(input.settings);
  const definition = requireImportable(caller, stored.resource, settings.mode);
  requireNoProblems(settingsProblems(settings, definition, stored.columns.length));
  await storeCorrections(session, tenant, stored.id, input.corrections ?? []);
  const job = await startBackgroundJob(session, {
    kind: 'import_check',
    tenant,
    user,
    language,
    resource: stored.resource,
    parameters: { file: stored.file_name, import: stored.id },
    payload: { import: stored.id },
    total: stored.row_count ?? 0,
  });
  await update(session, stored, { settings, checked: null, check_job_id: job });
  return publishAndRead(mutation, dataImportEntity, stored.id, 'UPDATED');
});

/** Returns the method that starts the job which stores the records; called again, it returns the import with that job. */
export const createStartImport = (config: Config) =>
  importMethod<StartImportInput>(async (input, mutation, caller) => {
    const { session, tenant, user, language } = mutation;
    const stored = await lockOwnImport(input.id, mutation);
    if (stored.job_id === null) {
      const mode = stored.settings?.mode;
      const { page } = requireImportable(caller, stored.resource, mode);
      const invites = mode === 'UPDATE' ? undefined : page;
      requireNoProblems({ 'input.auth_url': [invites && linkPageProblem(input.auth_url ?? '', invites, config)] });
      requireNoProblems({ 'input.id': [startProblem(stored.checked, input.strategy)] });
      const job = await startBackgroundJob(session, {
        kind: 'import',
        tenant,
        user,
        language,
        resource: stored.resource,
        parameters: { file: stored.file_name, import: stored.id },
        payload: { import: stored.id, page: input.auth_url ?? null },
        total: stored.row_count ?? 0,
        undoSeconds,
      });
      await update(session, stored, { strategy: input.strategy, job_id: job });
    }
    return publishAndRead(mutation, dataImportEntity, stored.id, 'UPDATED');
  });

/** Locks an import of the caller. @throws ContractError if there is none */
async function lockOwnImport(id: string, { session, tenant, user }: MutationContext): Promise<StoredImport> {
  await session.orm
    .select({ id: imports.id })
    .from(imports)
    .where(and(eq(imports.tenant_id, tenant), eq(imports.id, id)))
    .for('update');
  const stored = await readStoredImport(session, tenant, id);
  if (!stored || stored.user_id !== user || stored.row_count === null)
    throw invalidInputError({ 'input.id': [{ code: 'not_found' }] });
  return stored;
}

function requireNotStarted({ job_id }: StoredImport): void {
  if (job_id !== null) throw invalidInputError({ 'input.id': [{ code: 'import_started' }] });
}

async function update({ orm }: Session, { tenant_id, id }: StoredImport, values: Partial<StoredImport>): Promise<void> {
  await orm
    .update(imports)
    .set({ ...values, modified_at: sql`clock_timestamp()` })
    .where(and(eq(imports.tenant_id, tenant_id), eq(imports.id, id)));
}

/** Returns rows with corrected cells. */
export function correctedRows(rows: readonly StoredRow[], corrections: readonly ImportCorrectionInput[]): StoredRow[] {
  return rows.map((row) => {
    const own = corrections.filter((correction) => correction.row === row.n);
    if (own.length === 0) return row;
    const cells = [...row.c];
    for (const { column, text } of own) {
      while (cells.length < column) cells.push(null);
      cells[column] = text;
    }
    return { n: row.n, c: cells };
  });
}

async function storeCorrections(
  { orm }: Session,
  tenant: string,
  importId: string,
  corrections: readonly ImportCorrectionInput[],
): Promise<void> {
  let rest = corrections;
  while (rest[0]) {
    const { row } = rest[0];
    const ofImport = and(eq(importChunks.tenant_id, tenant), eq(importChunks.import_id, importId));
    const ofRow = and(ofImport, lte(importChunks.first_row, row), gte(importChunks.last_row, row));
    const [chunk] = await orm.select().from(importChunks).where(ofRow);
    const isHere = (correction: ImportCorrectionInput) =>
      chunk ? correction.row >= chunk.first_row && correction.row <= chunk.last_row : correction.row === row;
    if (chunk) {
      const rows = correctedRows(chunk.rows, rest.filter(isHere));
      await orm
        .update(importChunks)
        .set({ rows })
        .where(and(ofImport, eq(importChunks.number, chunk.number)));
    }
    rest = rest.filter((correction) => !isHere(correction));
  }
}
