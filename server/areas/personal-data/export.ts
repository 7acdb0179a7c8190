import type { PersonalDataDocument } from '../../contract.generated';
import type { Session } from '../../database/database';
import { isId } from '../../database/ids';
import type { RequestContext } from '../../dialect/context';
import { invalidInputError } from '../../dialect/errors';
import { requireCaller } from '../../dialect/methods';
import { userPowerProblems } from '../identity';
import { exportSections } from './export-sections';
import type { Person } from './person';

/** Most records of a section. */
const maxRecords = 10_000;

/** Returns a JSON file with what is kept about a user. */
export async function exportPersonalData(id: string, context: RequestContext): Promise<PersonalDataDocument> {
  const caller = requireCaller(context);
  const { language, log } = context;
  const person = { tenant: caller.tenant, id };
  const sections = await context.database.read(caller.tenant, async (session) => {
    if (!isId(id) || !(await exists(session, person))) throw invalidInputError({ id: [{ code: 'not_found' }] });
    const problems = await userPowerProblems({ ...caller, language, session }, id);
    if (problems.length > 0) throw invalidInputError({ id: problems });
    return readSections(session, person);
  });
  log.info({ tenant: caller.tenant, user: caller.user, of: id }, 'personal data of a user exported');
  const file = { exported_at: new Date().toISOString(), user: id, ...sections };
  return {
    file_name: `personal-data-${id}.json`,
    mime_type: 'application/json',
    content: Buffer.from(JSON.stringify(file, null, 2)).toString('base64'),
  };
}

async function exists(session: Session, { tenant, id }: Person): Promise<boolean> {
  const text = 'SELECT 1 FROM users WHERE tenant_id = $1 AND id = $2';
  return (await session.rows({ text, params: [tenant, id] })).length > 0;
}

/** A section of the file: the number of records, and the newest of them. */
interface Section {
  total: number;
  records: unknown;
}

async function readSections(session: Session, { tenant, id }: Person): Promise<Record<string, Section>> {
  const sections: Record<string, Section> = {};
  for (const [name, { select, order }] of Object.entries(exportSections)) {
    const text = `WITH found AS (${select})
      SELECT (SELECT count(*) FROM found), (SELECT coalesce(json_agg(s), '[]')
        FROM (SELECT * FROM found ORDER BY ${order} LIMIT ${maxRecords}) s)`;
    const [row] = await session.rows({ text, params: [tenant, id] });
    const records: unknown = JSON.parse(row?.[1] ?? '[]');
    sections[name] = { total: Number(row?.[0]), records };
  }
  return sections;
}
