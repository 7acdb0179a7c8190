/** Returns a function for a package that is left out. Throws when it is called after all. */
export function missing(name: string): () => never {
  return () => {
    throw new Error(`${name} is left out of the console by scripts/left-out.ts.`);
  };
}
