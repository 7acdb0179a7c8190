import type { Entity } from '../../dialect/entity';
import { Batch } from '../../dialect/write/batch';
import { type MutationContext, publishChanges } from '../../dialect/write/mutations';
import type { MutationInput } from '../../dialect/write/plan';
import { unlessConflict } from './unless-conflict';

/**
 * Restores the former values of records by a few statements for all. When one of them cannot be stored, each half is
 * restored by itself. Returns the ids of the records whose rules refuse their former values.
 */
export async function restoreFormerValues(
  entity: Entity,
  inputs: readonly MutationInput[],
  mutation: Omit<MutationContext, 'selection'>,
): Promise<string[]> {
  if (inputs.length === 0) return [];
  const restored = await unlessConflict(mutation.session, () => restoreTogether(entity, inputs, mutation));
  if ('value' in restored) return restored.value;
  if (inputs.length === 1) return inputs.map(idOf);
  const half = Math.ceil(inputs.length / 2);
  const first = await restoreFormerValues(entity, inputs.slice(0, half), mutation);
  return [...first, ...(await restoreFormerValues(entity, inputs.slice(half), mutation))];
}

async function restoreTogether(
  entity: Entity,
  inputs: readonly MutationInput[],
  mutation: Omit<MutationContext, 'selection'>,
): Promise<string[]> {
  const batch = new Batch(entity, mutation);
  const ids = inputs.map(idOf);
  await batch.lockRecords(ids);
  for (const [name, field] of Object.entries(entity.fields))
    if (field.kind === 'hasMany' && inputs.some((input) => name in input)) await batch.lockParts(field, ids);
  const planned = await batch.plan(inputs.map((input) => ({ input, isUpdate: true })));
  const plans = planned.flatMap(({ plan }) => plan ?? []);
  const changed = await batch.store(plans);
  await publishChanges(mutation, entity, [...changed], 'UPDATED');
  return ids.filter((_id, index) => !planned[index]?.plan);
}

const idOf = ({ id }: MutationInput) => String(id);
