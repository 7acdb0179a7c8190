import type { MetaQuery } from '@refinedev/core';
import type { ResourceDefinition } from '../../resources/definition';
import { isRecord } from '../isRecord';
import { ApiError, errorCode } from '../errors';
import type { PartialRecord } from './input';

/** Returns when a record that is to be updated was last changed before it was read; undefined when that is not known. */
export function lastChangeIn({ api }: ResourceDefinition, variables: unknown, meta: MetaQuery | undefined): unknown {
  const inMeta: unknown = meta?.modifiedAt;
  return inMeta ?? (api.modifiedAt !== undefined && isRecord(variables) ? variables[api.modifiedAt] : undefined);
}

/**
 * Rejects with a conflict when somebody has changed a record since it was read. For servers whose updates do not compare
 * the last change: there, a change that is stored after this check and before the update is overwritten.
 *
 * @param read reads the record as it is now, with these fields besides those that the update returns
 */
export async function rejectIfChanged(
  definition: ResourceDefinition,
  lastChange: unknown,
  read: (field: string) => Promise<PartialRecord>,
): Promise<void> {
  const field = definition.api.modifiedAt;
  if (field === undefined || lastChange === undefined) return;
  const current = await read(field);
  if (current[field] !== lastChange)
    throw new ApiError('The record was changed meanwhile', { statusCode: 409, code: errorCode.conflict, current });
}
