/** Returns a function for a stub that throws if it is called. `name` is the name of the replaced package. */
export function missing(name: string): () => never {
  return () => {
    throw new Error(`${name} is left out of the console by scripts/left-out.ts.`);
  };
}
