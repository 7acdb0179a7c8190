import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ExportDocument, StartExportInput } from '../../contract.generated';
import { exportCost } from '../../budgets/rules';
import { StatementTimeoutError } from '../../database/database';
import { newId } from '../../database/ids';
import type { Caller, RequestContext } from '../../dialect/context';
import { invalidInputError } from '../../dialect/errors';
import { countExportRows } from '../../dialect/export/read-rows';
import { type MethodResolver, requireCaller } from '../../dialect/methods';
import { fieldSelectionOf } from '../../dialect/selection';
import { publishAndRead } from '../../dialect/write/mutations';
import { backgroundJobEntity, startBackgroundJob } from '../background-jobs';
import { recordExport } from './activity';
import { type ExportPlan, planExport } from './export-plan';
import { exportJobKind } from './export-job';
import { exportFileName, exportMimeTypes, maxDirectRows, maxXlsxRows, rowCountProblem } from './rules';
import type { ExportServices } from './services';
import { readTimeZone } from './time-zone';
import { writeExport } from './write-export';

/** Returns the resolver that exports a short list at once, and starts a job for a long one. */
export function createStartExport(services: ExportServices): MethodResolver<{ input: StartExportInput }> {
  return async (_root, { input }, context, info) => {
    const caller = requireCaller(context);
    const { database, language } = context;
    const timeZone = await readTimeZone(database, caller.tenant);
    const plan = planExport(input, { schema: services.schema(), caller, language, timeZone });
    const most = input.format === 'XLSX' ? maxXlsxRows : maxDirectRows;
    const count = await countRows(plan, context, most + 1);
    const problem = count === undefined ? undefined : rowCountProblem(input.format, count);
    if (problem) throw invalidInputError({ 'input.format': [problem] });
    if (count !== undefined && count <= maxDirectRows)
      return { document: await exportAtOnce(services, { input, plan, caller, context }), job: null };
    const { tenant, user, permissions } = caller;
    const selection = fieldSelectionOf(info).get('job') ?? new Map();
    const job = await database.write(tenant, async (session) => {
      const { resource, title } = input;
      const id = await startBackgroundJob(session, {
        kind: exportJobKind,
        tenant,
        user,
        language,
        resource,
        parameters: { title },
        payload: { input },
        keptDays: 1,
      });
      const mutation = { session, tenant, user, permissions, language, selection };
      return publishAndRead(mutation, backgroundJobEntity, id, 'CREATED');
    });
    return { document: null, job };
  };
}

/** Counts the rows, up to `most`; undefined if that takes too long for a call. */
async function countRows(
  { request }: ExportPlan,
  { database }: RequestContext,
  most: number,
): Promise<number | undefined> {
  try {
    return await countExportRows({ engine: database.engine, work: database }, request, most);
  } catch (error) {
    if (error instanceof StatementTimeoutError) return undefined;
    throw error;
  }
}

interface DirectExport {
  input: StartExportInput;
  plan: ExportPlan;
  caller: Caller;
  context: RequestContext;
}

async function exportAtOnce(
  { budget }: ExportServices,
  { input, plan, caller, context: { database } }: DirectExport,
): Promise<ExportDocument> {
  const { tenant, user } = caller;
  const output = new PassThrough();
  const reading = buffer(output);
  // When writing fails, its error is thrown.
  reading.catch(() => undefined);
  const rows = await writeExport({ source: { engine: database.engine, work: database }, plan, output });
  const content = await reading;
  budget.charge(tenant, exportCost(rows, plan.columns.length));
  await database.write(tenant, (session) => recordExport(session, { tenant, user, id: newId(), input, rows }));
  return {
    file_name: exportFileName(input.title, input.format, new Date().toISOString()),
    mime_type: exportMimeTypes[input.format],
    rows,
    content: content.toString('base64'),
  };
}
