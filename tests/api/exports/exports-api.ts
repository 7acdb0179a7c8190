import type { StartExportInput } from '../../../server/contract.generated';
import { invalidateAccess } from '../../../server/areas/identity';
import type { CallOptions, GraphqlResponse, SignedInUser, TestServer } from '../harness/server';
import { type JobAnswer, jobFields } from '../background-jobs/jobs-api';

/** What `startExport` answers. */
export interface StartedExport {
  document: { file_name: string; mime_type: string; rows: number; content: string } | null;
  job: JobAnswer | null;
}

/** The input of an export of vehicles' plates. */
export const plates: StartExportInput = {
  list: 'vehiclesView',
  resource: 'vehicles',
  title: 'Vehicles',
  columns: [{ path: 'license', heading: 'Plate' }],
  orderBy: [{ column: 'license', direction: 'ASC' }],
  format: 'CSV',
};

/** Starts an export. */
export function startExport(
  server: TestServer,
  user: CallOptions,
  input: Partial<StartExportInput> = {},
): Promise<GraphqlResponse<{ startExport: StartedExport }>> {
  return server.call(
    `mutation ($input: StartExportInput!) {
      startExport(input: $input) { document { file_name mime_type rows content } job { ${jobFields} } }
    }`,
    { input: { ...plates, ...input } },
    user,
  );
}

/** Exports a short list, and returns the lines of the CSV file without the byte order mark. */
export async function exportedLines(
  server: TestServer,
  user: CallOptions,
  input: Partial<StartExportInput> = {},
): Promise<string[]> {
  const { data, body } = await startExport(server, user, input);
  const content = data?.startExport.document?.content;
  if (content === undefined) throw new Error(JSON.stringify(body));
  return linesOf(Buffer.from(content, 'base64'));
}

/** Returns the lines of a CSV file. @throws if it does not begin with a byte order mark */
export function linesOf(bytes: Buffer): string[] {
  const text = bytes.toString('utf8');
  if (!text.startsWith('\ufeff')) throw new Error('The file has no byte order mark.');
  return text.slice(1).trimEnd().split('\r\n');
}

/** Runs SQL on rows of all tenants. */
export const runOn = ({ database }: TestServer, text: string, params: unknown[] = []) =>
  database.system((session) => session.rows({ text, params }));

/** Grants or revokes the permission to export, for the first role of a user. */
export async function setPermission(to: TestServer, { tenant, user }: SignedInUser, granted: boolean): Promise<void> {
  const role = '(SELECT role_id FROM user_has_roles WHERE tenant_id = $1 AND user_id = $2 LIMIT 1)';
  const permission = "(SELECT id FROM permissions WHERE code = 'lists.export')";
  const text = granted
    ? `INSERT INTO role_permissions (tenant_id, role_id, permission_id) VALUES ($1, ${role}, ${permission}) ON CONFLICT DO NOTHING`
    : `DELETE FROM role_permissions WHERE tenant_id = $1 AND role_id = ${role} AND permission_id = ${permission}`;
  await to.database.system(async (session) => {
    await session.rows({ text, params: [tenant, user] });
    await invalidateAccess(session, tenant);
  });
}
