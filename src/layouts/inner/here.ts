import { resources } from '../../../resources';
import type { ResourceDefinition } from '../../../resources/definition';

/** The resource that an address belongs to: of one within another, the inner one. */
export function resourceAt(pathname: string): ResourceDefinition | undefined {
  const around = resources.filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
  return around.toSorted((one, other) => other.path.length - one.path.length)[0];
}
