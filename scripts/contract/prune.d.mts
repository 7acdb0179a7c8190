/** Returns the names that the project's files import from each generated file, by the path of the generated file. */
export function findImportedNames(root?: string): Map<string, Set<string>>;

/**
 * Removes the declarations from the text of a generated file, except those of `names` and those that they depend on.
 */
export function removeUnusedDeclarations(text: string, names: ReadonlySet<string>): string;
