import { readStored, store } from '../../providers/browserStore';
import { resources } from '../../resources';
import type { ResourceDefinition } from '../../resources/definition';

const key = 'lastList';

/** Stores which list was opened last in this browser. */
export const storeLastList = ({ name }: ResourceDefinition): void => store(key, name);

/** Returns the resource whose list was opened last in this browser; undefined if there is none. */
export function readLastList(): ResourceDefinition | undefined {
  const stored = readStored(key);
  return resources.find(({ name }) => name === stored);
}
