import type { Area } from '../area';
import { type BulkContract, resolverOfStart } from './start-action';

export type { BulkServices } from './bulk-action';
export { createBulkKind } from './bulk-kind';
export { type BulkContract, listFilterOf } from './start-action';

/** Actions on many records at once, as background jobs. They call the mutations of any entity. */
export function createBulkArea(contract: () => BulkContract): Area {
  return { name: 'bulk', entities: [], mutations: { startBulkAction: resolverOfStart(contract) } };
}
