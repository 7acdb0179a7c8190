import type { ChangeAction } from '../../contract.generated';
import type { Session } from '../../database/database';
import type { Deed, Diary, Entity, Values } from '../entity';
import { code, ContractError, invalid } from '../errors';
import { listRecords } from '../list';
import { Parameters } from '../parameters';
import type { RecordOut } from '../projection';
import { scopeOf, type StatementContext, type Viewer } from '../scope';
import type { Selection } from '../selection';
import { shapeOf } from '../table';
import { recordInError } from '../truncated';
import { changesChannel } from './changes';
import { deedsOf } from './deeds';
import { type Input, type Plan, ProblemList, type Work } from './plan';
import { planCreate, planUpdate } from './prepare';
import { lockRows, readRow, removeRow, restoreRow } from './rows';
import { Stale, store, takePlace, uniquelyFor } from './store';

/** Who writes, what they asked to see of the result. */
export interface Writing extends Viewer {
  session: Session;
  language: StatementContext['language'];
  selection: Selection;
  /** Absent: nothing is said. */
  diary?: Diary;
}

const silent: Diary = { done: () => undefined, refused: () => undefined };

/** Creates a record with all that its input nests. @throws ContractError: input not valid, id or value in use. */
export async function createRecord(entity: Entity, input: Input, writing: Writing): Promise<RecordOut> {
  const work = begin(writing);
  const plan = await planCreate(work, entity, input, 'input');
  await carryOut(work, plan);
  return finish(writing, entity, plan.id, 'CREATED');
}

/**
 * Changes a record and what its input nests.
 * @throws ContractError: not valid, not found, a value in use, or changed since `modified_at` was read.
 */
export async function updateRecord(entity: Entity, input: Input, writing: Writing): Promise<RecordOut> {
  const work = begin(writing);
  const plan = await planUpdate(work, entity, input, 'input');
  try {
    await carryOut(work, plan);
  } catch (error) {
    if (!(error instanceof Stale) || !plan) throw error;
    throw await changedMeanwhile(entity, plan.id, writing);
  }
  return finish(writing, entity, String(plan?.id), 'UPDATED');
}

/** What is told to whoever changes a record that is not as they read it: with the record as it is. */
export async function changedMeanwhile(entity: Entity, id: string, writing: Writing): Promise<ContractError> {
  const current = await readRecord(entity, id, writing);
  return new ContractError('The record was changed meanwhile.', {
    code: code.conflict,
    ...recordInError(current),
  });
}

/** Deletes a record. @returns the record as it was (or is, when it is kept as deleted); null when there is none. */
export async function deleteRecord(entity: Entity, id: string, writing: Writing): Promise<RecordOut | null> {
  const { soft } = shapeOf(entity);
  const work = begin(writing);
  await entity.rules?.lock?.({ ...writing, id });
  const [before] = await lockRows(work, entity, { id });
  if (!before) return null;
  const removal = { ...work, id, before };
  const problems = (await entity.rules?.checkDelete?.(removal)) ?? {};
  if (Object.keys(problems).length > 0) throw invalid(problems);
  const gone = soft ? null : await readRecord(entity, id, writing);
  const row = await removeRow(work, entity, id);
  if (!row) return null;
  await entity.rules?.afterDelete?.(removal);
  await keepHistory([deedOn(entity, 'DELETED', row)], writing);
  await announce(writing, entity, id, 'DELETED');
  return soft ? readRecord(entity, id, writing) : gone;
}

/** Brings a deleted record back; one that is not deleted stays. @returns null when there is none. */
export async function restoreRecord(entity: Entity, id: string, writing: Writing): Promise<RecordOut | null> {
  await uniquelyFor(entity, async () => {
    const work = begin(writing);
    const before = entity.quota && (await readRow(writing.session, entity, id, writing));
    // Before the row is touched: whoever creates one takes a place first, too.
    if (before) await takePlace(writing, { entity, before, after: { ...before, deleted_at: null } });
    const row = await restoreRow(work, entity, id);
    if (!row) return;
    await entity.rules?.afterRestore?.({ ...work, id, before: row });
    await keepHistory([deedOn(entity, 'RESTORED', row)], writing);
    await announce(writing, entity, id, 'RESTORED');
  });
  return readRecord(entity, id, writing);
}

function begin({ session, tenant, user, permissions, language, diary = silent }: Writing): Work {
  const planners = { create: planCreate, update: planUpdate };
  return { session, tenant, user, permissions, language, diary, problems: new ProblemList(), planners };
}

async function carryOut(work: Work, plan: Plan | undefined): Promise<void> {
  if (work.problems.any || !plan) throw invalid(work.problems.all);
  await store(work, plan);
  await keepHistory(deedsOf(plan), work);
}

function deedOn(entity: Entity, done: Deed['done'], row: Values): Deed {
  return { entity, id: String(row.id), done, before: row, after: row, fields: [] };
}

/** Tells what was done to those who keep the history of it. */
async function keepHistory(deeds: readonly Deed[], doer: Pick<Writing, 'session' | 'tenant' | 'user'>): Promise<void> {
  for (const record of new Set(deeds.map(({ entity }) => entity.history?.record))) {
    await record?.(
      deeds.filter(({ entity }) => entity.history?.record === record),
      doer,
    );
  }
}

/**
 * Tells of a record that was written, and answers as much of it as was asked for. Updates and the like do it by
 * themselves; call it for what area code changes by its own statements.
 */
export async function finish(writing: Writing, entity: Entity, id: string, action: ChangeAction): Promise<RecordOut> {
  await announce(writing, entity, id, action);
  const record = await readRecord(entity, id, writing);
  if (record) return record;
  if (!scopeOf(entity, writing)) throw new Error(`${entity.type} ${id} was written and cannot be read.`);
  throw new ContractError('Who writes a record must be one who may see it.', {
    code: code.denied,
    reason: 'out_of_sight',
  });
}

/** A record with as much of it as was asked for; null when whoever asks sees no such record. */
export async function readRecord(entity: Entity, id: string, writing: Writing): Promise<RecordOut | null> {
  const { session, selection, ...viewer } = writing;
  if (shapeOf(entity).columns.get('id')?.codec.write(id) === undefined) return null;
  const context = { ...viewer, parameters: new Parameters(), aliases: 0 };
  const args = { first: 1, where: { column: 'id', operator: 'EQ', value: id }, trashed: 'WITH' } as const;
  const { data } = await listRecords(session, entity, args, new Map([['data', selection]]), context);
  return data[0] ?? null;
}

/** Who changed what nobody who is signed in changed. */
export const nobody = '0';

/** Tells every server of a change, when and if it is committed. */
export async function announce(
  writing: Pick<Writing, 'session' | 'tenant' | 'user'>,
  entity: Pick<Entity, 'table'>,
  id: string,
  action: ChangeAction,
) {
  const { session, tenant, user } = writing;
  const change = JSON.stringify({ tenant, entity: shapeOf(entity).name, id, action, user });
  await session.rows({ text: 'SELECT pg_notify($1, $2)', params: [changesChannel, change] });
}
