import type { Session } from './session';

/** Methods that every signed-in user may call, although no permission contains them. */
export const methodsWithoutPermission = [
  'login',
  'refreshToken',
  'userDevices',
  'deleteDevice',
  'idGenerator',
  'changes',
] as const;

/** Returns the methods that a session's permissions allow, sorted and without duplicates. */
export function permittedMethods(session: Session): string[] {
  return [...new Set(session.user.permissions.flatMap((permission) => permission.methods))].toSorted();
}

/** Returns whether the session's permissions include a method. Returns true without a session. */
export function hasMethodPermission(session: Session | null, method: string): boolean {
  if (!session) return true;
  const publicMethods: readonly string[] = methodsWithoutPermission;
  return (
    publicMethods.includes(method) || session.user.permissions.some((permission) => permission.methods.includes(method))
  );
}
