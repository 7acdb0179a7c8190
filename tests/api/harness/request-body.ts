/** A file in the variables and the path to it. */
type FileAtPath = [path: string, file: Blob];

/**
 * Builds a request body: JSON, or multipart (GraphQL multipart request specification) if the variables contain a file.
 * Multipart has no `type`, because `fetch` adds the header with its boundary.
 */
export function requestBodyOf(query: string, variables: object): { body: string | FormData; type?: string } {
  const operations = JSON.stringify({ query, variables }, (_key, value: unknown) =>
    value instanceof Blob ? null : value,
  );
  const files = Array.from(findFiles(variables, 'variables'));
  if (files.length === 0) return { body: operations, type: 'application/json' };
  const form = new FormData();
  form.append('operations', operations);
  form.append('map', JSON.stringify(Object.fromEntries(files.map(([path], index) => [String(index), [path]]))));
  for (const [index, [, file]] of files.entries()) form.append(String(index), file);
  return { body: form };
}

function* findFiles(value: unknown, path: string): Generator<FileAtPath> {
  if (value instanceof Blob) yield [path, value];
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) yield* findFiles(inner, `${path}.${key}`);
  }
}
