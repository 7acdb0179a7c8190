/** Returns the names that files import from each generated file. */
export function importedNames(root?: string): Map<string, Set<string>>;

/** Removes all declarations of a generated file except the named ones and those that they depend on. */
export function prune(text: string, names: ReadonlySet<string>): string;
