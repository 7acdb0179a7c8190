import type { Mutation, Query, Subscription } from '../../resources/contract.generated';
import type { Session } from './session';

type Method = keyof Query | keyof Mutation | keyof Subscription;

/** Methods that everyone may call who may call at all; no permission lists them. */
export const everyonesMethods: readonly Method[] = [
  'login',
  'refreshToken',
  'userDevices',
  'deleteDevice',
  'idGenerator',
  'changes',
];

/** Names of the methods that a session's permissions allow, sorted, each once. */
export function methodsOf(session: Session): string[] {
  return [...new Set(session.user.permissions.flatMap((permission) => permission.methods))].toSorted();
}

/**
 * Whether a method may be called. Nobody signed in: all may, as the specification has it; the server has the last
 * word either way.
 */
export function isAllowed(session: Session | null, method: string): boolean {
  if (!session) return true;
  const everyones: readonly string[] = everyonesMethods;
  return (
    everyones.includes(method) || session.user.permissions.some((permission) => permission.methods.includes(method))
  );
}

/** Whether a session holds a permission, by its code: for methods that are everybody's for their own, and more for some. */
export function holdsPermission(session: Session | null, code: string): boolean {
  return session?.user.permissions.some((permission) => permission.code === code) === true;
}
