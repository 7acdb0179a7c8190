import type { Mutation, Query, Subscription } from '../../resources/contract.generated';
import type { Session } from './session';

type Method = keyof Query | keyof Mutation | keyof Subscription;

/** Methods that every signed-in user may call; no permission lists them. */
export const methodsWithoutPermission: readonly Method[] = [
  'login',
  'refreshToken',
  'userDevices',
  'deleteDevice',
  'idGenerator',
  'changes',
];

/** Returns the methods that a session's permissions allow, sorted and without duplicates. */
export function methodsOf(session: Session): string[] {
  return [...new Set(session.user.permissions.flatMap((permission) => permission.methods))].toSorted();
}

/** Returns whether the session may call a method. Returns true without a session, because the server decides then. */
export function isAllowed(session: Session | null, method: string): boolean {
  if (!session) return true;
  const publicMethods: readonly string[] = methodsWithoutPermission;
  return (
    publicMethods.includes(method) || session.user.permissions.some((permission) => permission.methods.includes(method))
  );
}

/**
 * Returns whether a session has the permission with this code. Some methods return more data to users with a further
 * permission.
 */
export function holdsPermission(session: Session | null, code: string): boolean {
  return session?.user.permissions.some((permission) => permission.code === code) === true;
}
