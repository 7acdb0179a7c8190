/** A file among the variables of a call, with its path, such as `variables.input.file`. */
type FileAtPath = [path: string, file: Blob];

/**
 * Builds the body of a call: JSON as text, or multipart if the variables contain a file (GraphQL multipart request
 * specification).
 */
export function requestBodyOf(query: string, variables: object): string | FormData {
  const operations = JSON.stringify({ query, variables }, (_key, value: unknown) =>
    value instanceof Blob ? null : value,
  );
  const files = Array.from(findFiles(variables, 'variables'));
  if (files.length === 0) return operations;
  const form = new FormData();
  form.append('operations', operations);
  form.append('map', JSON.stringify(Object.fromEntries(files.map(([path], index) => [String(index), [path]]))));
  for (const [index, [, file]] of files.entries()) form.append(String(index), file);
  return form;
}

function* findFiles(value: unknown, path: string): Generator<FileAtPath> {
  if (value instanceof Blob) yield [path, value];
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) yield* findFiles(inner, `${path}.${key}`);
  }
}
