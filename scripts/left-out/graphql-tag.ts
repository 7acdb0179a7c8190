/** Returns null, because `gql` parses only operations that Refine builds, and the console builds its own. */
export default function gql(): null {
  return null;
}
