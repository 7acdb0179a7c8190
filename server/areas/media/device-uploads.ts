import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { UploadMediaInput } from '../../contract.generated';
import type { Caller } from '../../dialect/context';
import type { Session } from '../../database/database';
import { requireNoProblems } from '../../dialect/errors';
import type { UploadedFile } from '../../dialect/uploaded-file';
import type { FileOwnerRecord } from './owners';
import { deviceIdProblem, hashProblem } from './rules';

/**
 * Checks what an upload says of its device and its content.
 * @throws ContractError when the file has another hash, because a part of it was lost on the way. A file that is
 * cut off at the size limit is not complete, and is refused by its size instead.
 */
export async function requireDeviceInput(
  { sha256, device_id }: Pick<UploadMediaInput, 'sha256' | 'device_id'>,
  { path, complete }: Pick<UploadedFile, 'path' | 'complete'>,
): Promise<void> {
  requireNoProblems({
    'input.device_id': [deviceIdProblem(device_id)],
    'input.sha256': [sha256 && complete ? hashProblem(sha256, await sha256Of(path)) : undefined],
  });
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** Returns the id of the caller's file with this hash in a collection of a record; undefined when there is none. */
export async function findSameFile(
  session: Session,
  { tenant, user }: Caller,
  { model_type, model_id, collection }: FileOwnerRecord,
  sha256: string | null | undefined,
): Promise<string | undefined> {
  if (!sha256) return undefined;
  const text =
    'SELECT id FROM media WHERE tenant_id = $1 AND model_type = $2 AND model_id = $3 AND collection_name = $4' +
    ' AND user_id = $5 AND sha256 = $6 ORDER BY id LIMIT 1';
  const [row] = await session.rows({ text, params: [tenant, model_type, model_id, collection, user, sha256] });
  return row && String(row[0]);
}
