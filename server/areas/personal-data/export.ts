import type { PersonalDataDocument } from '../../contract.generated';
import type { Session } from '../../database/database';
import { isId } from '../../database/ids';
import type { RequestContext } from '../../dialect/context';
import { invalidInputError } from '../../dialect/errors';
import { requireCaller } from '../../dialect/methods';
import { userPowerProblems } from '../identity';
import { customerExportSections } from './customer-export-sections';
import { type ExportSection, exportSections } from './export-sections';
import type { Person } from './person';

/** Most records of a section. */
const maxRecords = 10_000;

/** Returns a JSON file with what is kept about a user. */
export async function exportPersonalData(id: string, context: RequestContext): Promise<PersonalDataDocument> {
  const caller = requireCaller(context);
  const { language, log } = context;
  const person = { tenant: caller.tenant, id };
  const sections = await context.database.read(caller.tenant, async (session) => {
    await requireRecord(session, 'users', person);
    const problems = await userPowerProblems({ ...caller, language, session }, id);
    if (problems.length > 0) throw invalidInputError({ id: problems });
    return readSections(session, person, exportSections);
  });
  log.info({ tenant: caller.tenant, user: caller.user, of: id }, 'personal data of a user exported');
  return documentOf(id, { user: id, ...sections });
}

/** Returns a JSON file with what is kept about a customer. */
export async function exportCustomerData(id: string, context: RequestContext): Promise<PersonalDataDocument> {
  const caller = requireCaller(context);
  const person = { tenant: caller.tenant, id };
  const sections = await context.database.read(caller.tenant, async (session) => {
    await requireRecord(session, 'customers', person);
    return readSections(session, person, customerExportSections);
  });
  context.log.info({ tenant: caller.tenant, user: caller.user, of: id }, 'personal data of a customer exported');
  return documentOf(id, { customer: id, ...sections });
}

function documentOf(id: string, content: object): PersonalDataDocument {
  const file = { exported_at: new Date().toISOString(), ...content };
  return {
    file_name: `personal-data-${id}.json`,
    mime_type: 'application/json',
    content: Buffer.from(JSON.stringify(file, null, 2)).toString('base64'),
  };
}

/** @throws ContractError unless the tenant has the record */
async function requireRecord(session: Session, table: 'users' | 'customers', { tenant, id }: Person): Promise<void> {
  const text = `SELECT 1 FROM ${table} WHERE tenant_id = $1 AND id = $2`;
  const rows = isId(id) ? await session.rows({ text, params: [tenant, id] }) : [];
  if (rows.length === 0) throw invalidInputError({ id: [{ code: 'not_found' }] });
}

/** A section of the file: the number of records, and the newest of them. */
interface Section {
  total: number;
  records: unknown;
}

async function readSections(
  session: Session,
  { tenant, id }: Person,
  selects: Readonly<Record<string, ExportSection>>,
): Promise<Record<string, Section>> {
  const sections: Record<string, Section> = {};
  for (const [name, { select, order }] of Object.entries(selects)) {
    const text = `WITH found AS (${select})
      SELECT (SELECT count(*) FROM found), (SELECT coalesce(json_agg(s), '[]')
        FROM (SELECT * FROM found ORDER BY ${order} LIMIT ${maxRecords}) s)`;
    const [row] = await session.rows({ text, params: [tenant, id] });
    const records: unknown = JSON.parse(row?.[1] ?? '[]');
    sections[name] = { total: Number(row?.[0]), records };
  }
  return sections;
}
