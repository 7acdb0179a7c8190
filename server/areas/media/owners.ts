import type { UploadMediaInput } from '../../contract.generated';
import type { Caller } from '../../dialect/context';
import type { Session } from '../../database/database';
import type { Entity } from '../../dialect/entity';
import { code, ContractError } from '../../dialect/errors';
import { listRecords } from '../../dialect/list';
import { Parameters, quoted } from '../../dialect/parameters';
import { shapeOf } from '../../dialect/table';
import { defaultLanguage } from '../../texts/languages';
import type { OwnerColumn } from './media';

type ModelType = UploadMediaInput['model_type'];

/** A kind of record that files belong to. */
export interface FileOwner {
  entity: Entity;
  column: OwnerColumn;
  /** Name of a method. Whoever may call it, and sees the record, may change its files. */
  changedBy: string;
  /** Column of the record that says whether it takes files. */
  taking?: string;
  /** Name of a method. Whoever may not call it takes away those files alone that they added; absent: whoever may change files, all. */
  clearedBy?: string;
}

/** What stands behind each kind; more than one where records of several tables are of one kind. */
export type FileOwners = Readonly<Record<ModelType, readonly FileOwner[]>>;

/** The record that a file belongs to. */
export interface OwnerRecord {
  model_type: ModelType;
  model_id: string;
  collection: string;
}

/**
 * Lets through who may change the files of such records: whoever holds the permission and may change the records
 * themselves, and everybody for their own picture.
 * @throws ContractError as the guard does.
 */
export function requireChangeRight(
  owners: FileOwners,
  caller: Caller,
  { model_type, model_id, collection }: OwnerRecord,
): void {
  if (model_type === 'USER' && collection === 'avatar' && model_id === caller.user) return;
  if (
    caller.permissions.has('media.write') &&
    owners[model_type].some(({ changedBy }) => caller.methods.has(changedBy))
  )
    return;
  throw new ContractError('User does not have access to method', { code: code.denied });
}

/** The record's kind, when the caller can see the record; undefined for one that is deleted, hidden or another tenant's. */
export async function findOwner(
  owners: FileOwners,
  session: Session,
  caller: Caller,
  { model_type, model_id }: OwnerRecord,
): Promise<FileOwner | undefined> {
  for (const owner of owners[model_type]) {
    if (shapeOf(owner.entity).columns.get('id')?.codec.write(model_id) === undefined) return undefined;
    const viewer = { tenant: caller.tenant, user: caller.user, permissions: caller.permissions };
    const statement = { ...viewer, language: defaultLanguage, parameters: new Parameters(), aliases: 0 } as const;
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

/** Lets through who may take these files away. @throws ContractError when one is another's, and theirs to keep. */
export async function requireDeleteRight(
  session: Session,
  caller: Caller,
  { clearedBy }: FileOwner,
  ids: readonly string[],
): Promise<void> {
  if (!clearedBy || caller.methods.has(clearedBy)) return;
  const text = 'SELECT 1 FROM media WHERE tenant_id = $1 AND id = ANY ($2) AND user_id IS DISTINCT FROM $3';
  const others = await session.rows({ text, params: [caller.tenant, [...ids], caller.user] });
  if (others.length > 0) throw new ContractError('The file was added by somebody else.', { code: code.denied });
}

/** Whether a record that was found takes files. */
export async function acceptsFiles(
  session: Session,
  { tenant }: Caller,
  { entity, taking }: FileOwner,
  id: string,
): Promise<boolean> {
  if (!taking) return true;
  const text = `SELECT ${quoted(taking)} FROM ${quoted(shapeOf(entity).name)} WHERE "tenant_id" = $1 AND "id" = $2`;
  const [row] = await session.rows({ text, params: [tenant, id] });
  return row?.[0] === 't' || row?.[0] === 'true';
}

/** Lets one change of the record's files at a time through, until the transaction ends. */
export async function lockOwnerRecord(
  session: Session,
  { tenant }: Caller,
  { entity }: FileOwner,
  id: string,
): Promise<void> {
  const text = `SELECT 1 FROM ${quoted(shapeOf(entity).name)} WHERE "tenant_id" = $1 AND "id" = $2 FOR NO KEY UPDATE`;
  await session.rows({ text, params: [tenant, id] });
}
