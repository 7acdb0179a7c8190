import { and, eq } from 'drizzle-orm';
import type { Language } from '../../contract.generated';
import type { Session } from '../../database/database';
import type { Caller } from '../../dialect/context';
import { errorCodes, ContractError } from '../../dialect/errors';
import type { WriteReporter } from '../../dialect/write-reporter';
import { addresses, countries } from '../geography';
import { findImportDefinition } from './definitions';
import type { ImportDefinition } from './definition';
import { Importer } from './importer';
import type { ImportSettings } from './settings';
import { imports } from './tables';
import { foldWord } from './words';

/** An import with its rows read. */
export type StoredImport = typeof imports.$inferSelect;

/** Reads an import; undefined if the tenant has none with this id. */
export async function readStoredImport(
  { orm }: Session,
  tenant: string,
  id: string,
): Promise<StoredImport | undefined> {
  const [found] = await orm
    .select()
    .from(imports)
    .where(and(eq(imports.tenant_id, tenant), eq(imports.id, id)));
  return found;
}

/**
 * Returns the definition of a resource's import.
 * @throws ContractError if the resource cannot be imported, or the caller may not write its records
 */
export function requireImportable(
  caller: Pick<Caller, 'methods'>,
  resource: string,
  mode?: ImportSettings['mode'],
): ImportDefinition {
  const definition = findImportDefinition(resource);
  if (definition && mayImport(caller, definition, mode)) return definition;
  throw new ContractError('The caller may not import these records.', { code: errorCodes.denied });
}

/** Returns whether a caller may write the records of an import: all that its mode needs, or any without a mode. */
export function mayImport(
  caller: Pick<Caller, 'methods'>,
  { entity }: ImportDefinition,
  mode?: ImportSettings['mode'],
): boolean {
  const { create, update } = entity.methods;
  const updates = typeof update === 'string' ? [update] : (update ?? []);
  const mayCreate = create !== undefined && caller.methods.has(create);
  const mayUpdate = updates.some((method) => caller.methods.has(method));
  if (mode === undefined) return mayCreate || mayUpdate;
  return (mode === 'UPDATE' || mayCreate) && (mode === 'CREATE' || mayUpdate);
}

/** What an importer needs besides the import. */
export interface ImporterContext {
  caller: Caller;
  language: Language;
  isCheck: boolean;
  writeReporter?: WriteReporter;
}

const silentReporter: WriteReporter = {
  infoAfterCommit: () => undefined,
  warn: () => undefined,
  noticeAfterCommit: () => undefined,
};

/** Creates the importer of a file. */
export async function createImporter(
  session: Session,
  definition: ImportDefinition,
  settings: ImportSettings,
  { caller, language, isCheck, writeReporter = silentReporter }: ImporterContext,
): Promise<Importer> {
  const { tenant, user, permissions } = caller;
  const { decimal, dateOrder, phoneCountry } = settings;
  const conversion = {
    decimal,
    dateOrder,
    phoneCountry: phoneCountry ?? (await readCompanyCountry(session, tenant)),
    countries: await readCountries(session),
  };
  const viewer = { tenant, user, permissions };
  return new Importer({ definition, settings, conversion, viewer, language, isCheck, writeReporter });
}

/** Reads the country of the company's legal address; undefined without one. */
async function readCompanyCountry({ orm }: Session, tenant: string): Promise<string | undefined> {
  const { tenant_id, addressable_type, direction, country } = addresses;
  const isLegalAddress = and(eq(addressable_type, 'COMPANY'), eq(direction, 'LEGAL_ADDRESS'));
  const [address] = await orm
    .select({ country })
    .from(addresses)
    .where(and(eq(tenant_id, tenant), isLegalAddress));
  return address?.country ?? undefined;
}

/** Reads the codes of countries by their folded names in each language, and by the codes themselves. */
async function readCountries({ orm }: Session): Promise<Map<string, string>> {
  const rows = await orm.select().from(countries);
  return new Map(
    rows.flatMap(({ code, ...names }) =>
      Object.values(names)
        .concat(code)
        .map((name): [string, string] => [foldWord(name), code]),
    ),
  );
}
