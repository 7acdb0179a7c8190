import type { ImportDefinition } from '../definition';
import { customerImport } from './customers';
import { requestImport } from './requests';
import { userImport } from './users';
import { vehicleImport } from './vehicles';

const definitions: readonly ImportDefinition[] = [vehicleImport, customerImport, userImport, requestImport];

/** Returns what can be imported of a resource; undefined if nothing can. */
export function findImportDefinition(resource: string): ImportDefinition | undefined {
  return definitions.find((definition) => definition.resource === resource);
}
