/** Returns the names that files import from each generated file. */
export function importedNames(root?: string): Map<string, Set<string>>;

/** Keeps the declarations of a generated file that have one of the names, and those that these use. */
export function prune(text: string, names: ReadonlySet<string>): string;
