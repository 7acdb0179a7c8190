/**
 * Returns a function that always throws an error. Stubs export it in place of functions that the console must not call.
 * `name` is the replaced package.
 */
export function throwingStub(name: string): () => never {
  return () => {
    throw new Error(`${name} is left out of the console by scripts/left-out.ts.`);
  };
}
