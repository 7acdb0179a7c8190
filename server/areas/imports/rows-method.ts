import type { ImportRowsInput } from '../../contract.generated';
import type { RequestContext } from '../../dialect/context';
import { invalidInputError, requireNoProblems } from '../../dialect/errors';
import { requireCaller } from '../../dialect/methods';
import { isChange } from '../../dialect/write/record-changes';
import type { WritePlan } from '../../dialect/write/plan';
import { readRows } from './chunks';
import type { ImportDefinition } from './definition';
import type { PlannedRecord } from './importer';
import { createImporter, readStoredImport, requireImportable } from './load';
import { correctedRows, settingsOfInput } from './methods';
import { runRolledBack } from './rolled-back';
import { settingsProblems } from './settings';
import type { RowProblem } from './tables';

/** Most rows that are read at once: with a check, and with the problems of the last check. */
const maxRows = { checked: 100, invalid: 500 };

/** Reads rows of an import with what would be stored of them, or with the problems of the last check. */
export async function importRows(input: ImportRowsInput, context: RequestContext) {
  const caller = requireCaller(context);
  const { tenant } = caller;
  const { database, language } = context;
  const onlyProblems = input.only_invalid === true;
  const most = onlyProblems ? maxRows.invalid : maxRows.checked;
  requireNoProblems({
    'input.first': [input.first < 1 || input.first > most ? { code: 'too_large', payload: { max: most } } : undefined],
  });
  const { stored, page } = await database.read(tenant, async (session) => ({
    stored: await readStoredImport(session, tenant, input.id),
    page: await readRows(session, tenant, input.id, { after: input.after ?? 0, first: input.first, onlyProblems }),
  }));
  if (!stored || stored.user_id !== caller.user) throw invalidInputError({ 'input.id': [{ code: 'not_found' }] });
  if (onlyProblems) return page.rows.map(({ n, c }) => rowOf(n, c, page.problems));
  const settings = input.settings ? settingsOfInput(input.settings) : stored.settings;
  const rows = correctedRows(page.rows, input.corrections ?? []);
  if (!settings) return rows.map(({ n, c }) => rowOf(n, c, []));
  const definition = requireImportable(caller, stored.resource, settings.mode);
  requireNoProblems(settingsProblems(settings, definition, stored.columns.length));
  const records = await runRolledBack(database, tenant, async (session) => {
    const importer = await createImporter(session, definition, settings, { caller, language, isCheck: true });
    return (await importer.plan(session, rows)).records;
  });
  const recordOfRow = new Map(records.flatMap((record) => record.record.rows.map((row) => [row, record] as const)));
  return rows.map(({ n, c }) => {
    const planned = recordOfRow.get(n);
    return { ...rowOf(n, c, planned?.problems ?? []), ...outcomeOf(definition, n, planned) };
  });
}

function rowOf(row: number, cells: readonly unknown[], problems: readonly RowProblem[]) {
  const own = problems.filter((problem) => problem.row === row);
  return { row, cells, values: null, action: null, problems: own.map((one) => ({ payload: null, ...one })) };
}

function outcomeOf(definition: ImportDefinition, row: number, planned: PlannedRecord | undefined) {
  if (!planned?.plan) return {};
  const { plan, record } = planned;
  const isChanged = isChange(plan);
  const action = plan.before ? (isChanged ? 'UPDATED' : 'UNCHANGED') : 'CREATED';
  if (row !== record.rows[0]) return { action, values: {} };
  const paths = Object.keys(definition.fields).filter((path) => record.values.has(path));
  return { action, values: Object.fromEntries(paths.map((path) => [path, storedValue(plan, path)])) };
}

/** Returns the value that a plan stores at a path; undefined for relations, whose cells name them. */
function storedValue(plan: WritePlan, path: string): unknown {
  const [name = '', ...rest] = path.split('.');
  if (rest.length === 0) return plan.entity.fields[name] ? undefined : plan.after[name];
  const part = plan.owned[name] ?? plan.ones[name];
  return part && storedValue(part, rest.join('.'));
}
