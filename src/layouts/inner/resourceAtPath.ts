import { resources } from '../../../resources';
import type { ResourceDefinition } from '../../../resources/definition';

/** Returns the resource that a path belongs to, or undefined. If resources are nested, returns the innermost one. */
export function resourceAtPath(pathname: string): ResourceDefinition | undefined {
  const matches = resources.filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
  return matches.toSorted((one, other) => other.path.length - one.path.length)[0];
}
