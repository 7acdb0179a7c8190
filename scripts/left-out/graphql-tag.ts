/** Returns no document: `gql` is called for operations that Refine builds, and the console builds its own. */
export default function gql(): null {
  return null;
}
