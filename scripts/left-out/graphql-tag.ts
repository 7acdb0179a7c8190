/**
 * Stub of `gql`. Returns null, because only operations that Refine builds pass through it, and the console builds its
 * own.
 */
export default function gql(): null {
  return null;
}
