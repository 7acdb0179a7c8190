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

type Permissions = Session['user']['permissions'];

const methodSets = new WeakMap<Permissions, ReadonlySet<string>>();

/** Returns the methods of a session's permissions. Kept, because a list asks hundreds of times while it is rendered. */
function methodsOf({ user: { permissions } }: Session): ReadonlySet<string> {
  const known = methodSets.get(permissions);
  if (known) return known;
  const methods = new Set(permissions.flatMap((permission) => permission.methods));
  methodSets.set(permissions, methods);
  return methods;
}

/** Returns the methods that a session's permissions allow, sorted and without duplicates. */
export function permittedMethods(session: Session): string[] {
  return [...methodsOf(session)].toSorted();
}

/** Returns whether the session's permissions include a method. Returns true without a session. */
export function hasMethodPermission(session: Session | null, method: string): boolean {
  if (!session) return true;
  const publicMethods: readonly string[] = methodsWithoutPermission;
  return publicMethods.includes(method) || methodsOf(session).has(method);
}
