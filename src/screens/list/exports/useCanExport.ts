import { isMethodAllowed } from '../../../../providers/auth/allowedMethods';
import type { ResourceDefinition } from '../../../../resources/definition';
import { useSession } from '../../../ui/appServices';

/** Returns whether the user may export a resource's list. */
export function useCanExport({ list }: ResourceDefinition): boolean {
  const session = useSession();
  return list.exports === true && session !== null && isMethodAllowed(session, 'startExport');
}
