import type { Disk } from 'flydrive';
import type { GraphQLResolveInfo } from 'graphql';
import type { UploadMediaInput } from '../../contract.generated';
import type { Caller, RequestContext } from '../../dialect/context';
import type { Session } from '../../database/database';
import { newId } from '../../database/ids';
import { errorCodes, ContractError, invalidInputError, requireNoProblems } from '../../dialect/errors';
import { requireCaller } from '../../dialect/methods';
import type { ReturnedRecord } from '../../dialect/projection';
import { fieldSelectionOf } from '../../dialect/selection';
import {
  publishChange,
  createRecord,
  deleteRecord,
  readRecord,
  type MutationContext,
} from '../../dialect/write/mutations';
import { recordPartActivity } from '../activity';
import { findEarlierResult, runOncePerKey } from '../idempotency';
import { findSameFile, requireDeviceInput } from './device-uploads';
import type { FileServices } from './file-services';
import { inspectFile, type InspectedFile } from './file-inspection';
import { mediaFileEntity } from './media';
import {
  findFileOwner,
  lockFileOwnerRecord,
  type FileOwnerRecord,
  type FileOwner,
  type FileOwners,
  requireFileDeleteRight,
  requireFileChangeRight,
  acceptsFiles,
} from './owners';
import { type FileCollectionRule, findFileCollectionRule, sanitizeFileName } from './rules';
import { fileOwnerTypes } from './tables';
import { storageKeyOf, addStoredFile, removeStoredFile, finishStoredFile, type StoredFile } from './stored-files';

type MediaCallContext = { context: RequestContext; info: GraphQLResolveInfo; files: FileServices; owners: FileOwners };

/**
 * Stores an uploaded file with its smaller versions, and then adds its row, so that no transaction is open while bytes are
 * written. After an error, the stored bytes are removed.
 */
export async function uploadMedia(
  input: UploadMediaInput,
  { context, info, files, owners }: MediaCallContext,
): Promise<ReturnedRecord> {
  const caller = requireCaller(context);
  const { file, model_type, id: model_id, collection } = input;
  const target: FileOwnerRecord = { model_type, model_id, collection };
  requireFileChangeRight(owners, caller, target);
  const rule = findFileCollectionRule(input);
  if (!rule) throw invalidInputError({ 'input.collection': [{ code: 'pattern', payload: { name: 'collection' } }] });
  const call = { ...viewerOf(caller), key: input.key, method: 'uploadMedia' };
  const viewer = { ...viewerOf(caller), language: context.language, selection: fieldSelectionOf(info) };
  // A repeated upload returns the stored file, even if the caller may no longer add files to the record.
  const earlierResult = await context.database.read(caller.tenant, async (session) => {
    const id = await findEarlierResult(session, call);
    if (id !== undefined) return requireFile(id, target, caller, { ...viewer, session });
    await requireOwner(owners, session, caller, target);
    return undefined;
  });
  if (earlierResult) return earlierResult;

  await requireDeviceInput(input, file);
  const { largest, conversions } = files;
  const takePixels = (pixels: number) => context.spending.takePixels(pixels);
  const inspection = { allowedByCaller: input.allowed_types, largest, tenant: caller.tenant, conversions, takePixels };
  const inspected = await inspectFile(file, rule, inspection);
  const stored = { tenant: caller.tenant, id: newId() };
  await addStoredFile(context.database, stored);
  try {
    await storeFile(files.storage, stored, file.path, inspected);
    const { record, replaced, isNew } = await context.database.write(caller.tenant, async (session) => {
      const mutation = { ...viewer, session };
      let replacedIds: string[] = [];
      // A concurrent call with the same key waits, and returns the same file.
      const id = await runOncePerKey(session, call, async () => {
        const owner = await requireOwner(owners, session, caller, target);
        await lockFileOwnerRecord(session, caller, owner, model_id);
        const sameFile = await findSameFile(session, caller, target, input.sha256);
        if (sameFile !== undefined) return sameFile;
        replacedIds = await filesToReplace(session, caller, target, rule);
        await requireFileDeleteRight(session, caller, owner, replacedIds);
        for (const replacedId of replacedIds)
          await deleteRecord(mediaFileEntity, replacedId, { ...mutation, selection: new Map() });
        await finishStoredFile(session, stored);
        const row = {
          ...rowOf(stored, target, owner, rule, inspected),
          user_id: caller.user,
          file_name: sanitizeFileName(file.name, inspected.type),
          size: file.size,
          device_time: input.device_time ?? null,
          device_id: input.device_id ?? null,
          sha256: input.sha256 ?? null,
        };
        await createRecord(mediaFileEntity, row, { ...mutation, selection: new Map() });
        await recordPartActivity(
          owner.entity,
          model_id,
          { action: 'ADDED', on: { type: 'MEDIA', id: row.id, title: row.file_name } },
          { ...mutation, deviceTime: input.device_time ?? undefined },
        );
        await owner.onFileAdded?.(mutation, model_id, row.file_name);
        await publishChange(mutation, owner.entity, model_id, 'UPDATED');
        return stored.id;
      });
      return {
        record: await requireFile(id, target, caller, mutation),
        replaced: replacedIds,
        isNew: id === stored.id,
      };
    });
    if (!isNew) await removeQuietly(context, files, stored);
    for (const id of replaced) await removeQuietly(context, files, { tenant: caller.tenant, id });
    return record;
  } catch (error) {
    await removeQuietly(context, files, stored);
    throw error;
  }
}

/** Deletes a file. Returns null when the file does not exist or the caller may not see its record. */
export async function deleteMedia(
  id: string,
  { context, info, files, owners }: MediaCallContext,
): Promise<ReturnedRecord | null> {
  const caller = requireCaller(context);
  const deleted = await context.database.write(caller.tenant, async (session) => {
    const target = await findOwnerRecord(session, caller, id);
    if (!target) return denyOrNull(caller);
    requireFileChangeRight(owners, caller, target);
    const owner = await findFileOwner(owners, session, caller, target);
    if (!owner) return null;
    await requireFileDeleteRight(session, caller, owner, [id]);
    await lockFileOwnerRecord(session, caller, owner, target.model_id);
    requireNoProblems({ id: [await owner.fileDeleteProblem?.(session, caller.tenant, target.model_id, id)] });
    const mutation = { session, ...viewerOf(caller), language: context.language, selection: fieldSelectionOf(info) };
    const deletedRecord = await deleteRecord(mediaFileEntity, id, mutation);
    await recordPartActivity(
      owner.entity,
      target.model_id,
      { action: 'DELETED', on: { type: 'MEDIA', id, title: target.file_name } },
      mutation,
    );
    await publishChange(mutation, owner.entity, target.model_id, 'UPDATED');
    return deletedRecord;
  });
  if (deleted) await removeQuietly(context, files, { tenant: caller.tenant, id });
  return deleted;
}

function viewerOf({ tenant, user, permissions }: Caller) {
  return { tenant, user, permissions };
}

/**
 * Returns the entry of `owners` for the record that a file belongs to.
 * @throws ContractError when the caller may not see the record or the record accepts no files.
 */
async function requireOwner(
  owners: FileOwners,
  session: Session,
  caller: Caller,
  target: FileOwnerRecord,
): Promise<FileOwner> {
  const owner = await findFileOwner(owners, session, caller, target);
  if (!owner) throw invalidInputError({ 'input.id': [{ code: 'not_found' }] });
  if (await acceptsFiles(session, caller, owner, target.model_id)) return owner;
  throw invalidInputError({ 'input.id': [{ code: 'takes_no_files' }] });
}

/**
 * Returns the file that a call with an idempotency key stored.
 * @throws ContractError when the file was deleted since, or the key belongs to a file of another record or collection.
 */
async function requireFile(
  id: string,
  target: FileOwnerRecord,
  caller: Caller,
  context: MutationContext,
): Promise<ReturnedRecord> {
  const [file, stored] = [
    await readRecord(mediaFileEntity, id, context),
    await findOwnerRecord(context.session, caller, id),
  ];
  if (!file || !stored) throw invalidInputError({ 'input.key': [{ code: 'not_found' }] });
  const isSameTarget =
    stored.model_type === target.model_type &&
    stored.model_id === target.model_id &&
    stored.collection === target.collection;
  if (!isSameTarget) throw invalidInputError({ 'input.key': [{ code: 'key_in_use' }] });
  return file;
}

async function storeFile(
  storage: Disk,
  file: StoredFile,
  path: string,
  { type, conversions }: InspectedFile,
): Promise<void> {
  await storage.copyFromFs(path, storageKeyOf(file, 'original'), { contentType: type });
  for (const { name, data } of conversions)
    await storage.put(storageKeyOf(file, name), data, { contentType: 'image/webp' });
}

function rowOf(
  file: StoredFile,
  { model_type, model_id, collection }: FileOwnerRecord,
  owner: FileOwner,
  rule: FileCollectionRule,
  inspected: InspectedFile,
) {
  return {
    id: file.id,
    mime_type: inspected.type,
    collection_name: collection,
    model_type,
    model_id,
    [owner.column]: model_id,
    single: rule.most === 'single',
    conversions: inspected.conversions.map(({ name, width, height }) => ({
      name,
      url: storageKeyOf(file, name),
      width,
      height,
    })),
  };
}

/**
 * Returns the ids of the files that the new file replaces; empty unless the collection holds a single file.
 * @throws ContractError when the collection is full.
 */
async function filesToReplace(
  session: Session,
  { tenant }: Caller,
  target: FileOwnerRecord,
  { most }: FileCollectionRule,
): Promise<string[]> {
  const text =
    'SELECT id FROM media WHERE tenant_id = $1 AND model_type = $2 AND model_id = $3 AND collection_name = $4';
  const rows = await session.rows({ text, params: [tenant, target.model_type, target.model_id, target.collection] });
  if (most === 'single') return rows.map(([id]) => String(id));
  if (rows.length >= most)
    throw invalidInputError({ 'input.file': [{ code: 'too_many_files', payload: { max: most } }] });
  return [];
}

async function findOwnerRecord(
  session: Session,
  { tenant }: Caller,
  id: string,
): Promise<(FileOwnerRecord & { file_name: string }) | undefined> {
  const text =
    'SELECT model_type, model_id, collection_name, file_name FROM media WHERE tenant_id = $1 AND id::text = $2';
  const [row] = await session.rows({ text, params: [tenant, id] });
  const model_type = fileOwnerTypes.find((known) => known === row?.[0]);
  return row && model_type
    ? { model_type, model_id: String(row[1]), collection: String(row[2]), file_name: String(row[3]) }
    : undefined;
}

/**
 * Returns null for an unknown file.
 * @throws ContractError when the caller may not delete any files, because null would reveal that the file does not
 * exist
 */
function denyOrNull(caller: Caller): null {
  if (caller.permissions.has('media.write')) return null;
  throw new ContractError('User does not have access to method', { code: errorCodes.denied });
}

/**
 * Removes a file from storage, and only logs an error: an hourly job removes the files that remain.
 */
async function removeQuietly(
  { database, log }: RequestContext,
  { storage }: FileServices,
  file: StoredFile,
): Promise<void> {
  await removeStoredFile(database, storage, file).catch((err: unknown) =>
    log.error({ err }, 'a file could not be removed from storage'),
  );
}
