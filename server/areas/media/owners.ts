import type { UploadMediaInput } from '../../contract.generated';
import type { Caller } from '../../dialect/context';
import type { Session } from '../../database/database';
import type { Entity } from '../../dialect/entity';
import { errorCodes, ContractError, type Problem } from '../../dialect/errors';
import { listRecords } from '../../dialect/list';
import { SqlParameters, quoteIdentifier } from '../../dialect/parameters';
import { tableShapeOf } from '../../dialect/table';
import { defaultLanguage } from '../../texts/languages';
import type { FileOwnerColumn } from './media';

type ModelType = UploadMediaInput['model_type'];

/** An entity whose records own files, with the rights that changing these files needs. */
export interface FileOwner {
  entity: Entity;
  column: FileOwnerColumn;
  /** Name of the method that a caller must have to change files of the record. */
  changeMethod: string;
  /** Columns of which one says that the record accepts files; absent: all records of the kind accept files. */
  acceptsFilesColumns?: readonly string[];
  /** Returns the problem of deleting a file of the record; absent: there is none. The record is locked. */
  fileDeleteProblem?: (session: Session, tenant: string, record: string, file: string) => Promise<Problem | undefined>;
  /** Notifies users of a file that was added to a record, in the transaction that adds it; absent: no notification. */
  onFileAdded?: (
    author: { session: Session; tenant: string; user: string },
    record: string,
    file: string,
  ) => Promise<void>;
  /** Name of the method that a caller must have to delete files of other users; absent: not needed. */
  deleteMethod?: string;
}

/** The owners of files by the contract's `model_type`. `TASK` covers two tables: tasks of drivers and of logisticians. */
export type FileOwners = Readonly<Record<ModelType, readonly FileOwner[]>>;

/** The record and collection that a file belongs to. */
export interface FileOwnerRecord {
  model_type: ModelType;
  model_id: string;
  collection: string;
}

/**
 * Checks that the caller may add and delete files of the record's kind. Users may always change their own picture.
 * @throws ContractError when the caller may not.
 */
export function requireFileChangeRight(
  owners: FileOwners,
  caller: Caller,
  { model_type, model_id, collection }: FileOwnerRecord,
): void {
  if (model_type === 'USER' && collection === 'avatar' && model_id === caller.user) return;
  if (
    caller.permissions.has('media.write') &&
    owners[model_type].some(({ changeMethod }) => caller.methods.has(changeMethod))
  )
    return;
  throw new ContractError('User does not have access to method', { code: errorCodes.denied });
}

/** Returns the entry of `owners` whose entity has the record; undefined when the caller may not see the record. */
export async function findFileOwner(
  owners: FileOwners,
  session: Session,
  caller: Caller,
  { model_type, model_id }: FileOwnerRecord,
): Promise<FileOwner | undefined> {
  for (const owner of owners[model_type]) {
    if (tableShapeOf(owner.entity).columns.get('id')?.codec.write(model_id) === undefined) return undefined;
    const viewer = { tenant: caller.tenant, user: caller.user, permissions: caller.permissions };
    const statement = { ...viewer, language: defaultLanguage, parameters: new SqlParameters(), aliases: 0 } as const;
    const where = { column: 'id', operator: 'EQ', value: model_id } as const;
    const { data } = await listRecords(
      session,
      owner.entity,
      { first: 1, where },
      new Map([['data', new Map([['id', new Map()]])]]),
      statement,
    );
    if (data.length > 0) return owner;
  }
  return undefined;
}

/**
 * Checks that the caller may delete the files.
 * @throws ContractError when another user added one of them and the caller lacks `deleteMethod`.
 */
export async function requireFileDeleteRight(
  session: Session,
  caller: Caller,
  { deleteMethod }: FileOwner,
  ids: readonly string[],
): Promise<void> {
  if (!deleteMethod || caller.methods.has(deleteMethod)) return;
  const text = 'SELECT 1 FROM media WHERE tenant_id = $1 AND id = ANY ($2) AND user_id IS DISTINCT FROM $3';
  const filesOfOthers = await session.rows({ text, params: [caller.tenant, [...ids], caller.user] });
  if (filesOfOthers.length > 0)
    throw new ContractError('The file was added by another user.', { code: errorCodes.denied });
}

/** Returns whether a record accepts files, by its columns `acceptsFilesColumns`. */
export async function acceptsFiles(
  session: Session,
  { tenant }: Caller,
  { entity, acceptsFilesColumns }: FileOwner,
  id: string,
): Promise<boolean> {
  if (!acceptsFilesColumns) return true;
  const condition = acceptsFilesColumns.map(quoteIdentifier).join(' OR ');
  const text = `SELECT ${condition} FROM ${quoteIdentifier(tableShapeOf(entity).name)} WHERE "tenant_id" = $1 AND "id" = $2`;
  const [row] = await session.rows({ text, params: [tenant, id] });
  return row?.[0] === 't' || row?.[0] === 'true';
}

/** Locks the record until the transaction ends, so that its files are changed one at a time. */
export async function lockFileOwnerRecord(
  session: Session,
  { tenant }: Caller,
  { entity }: FileOwner,
  id: string,
): Promise<void> {
  const text = `SELECT 1 FROM ${quoteIdentifier(tableShapeOf(entity).name)} WHERE "tenant_id" = $1 AND "id" = $2 FOR NO KEY UPDATE`;
  await session.rows({ text, params: [tenant, id] });
}
