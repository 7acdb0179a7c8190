import { hasSessionPermission, isMethodAllowed } from '../../providers/auth/allowedMethods';
import type { Session } from '../../providers/auth/session';
import type { MutationName } from '../../resources/definition';

/**
 * Returns whether the session's user may delete a file of a task that they see: their own, or any file if they may change
 * such tasks. The server checks it again.
 */
export function mayDeleteTaskFile(
  session: Session | null,
  { uploaderId }: { uploaderId?: string },
  updateMethod: MutationName,
): boolean {
  if (!hasSessionPermission(session, 'media.write') || !isMethodAllowed(session, 'deleteMedia')) return false;
  return isMethodAllowed(session, updateMethod) || (uploaderId !== undefined && uploaderId === session?.user.id);
}
