/** A file among variables, with the path that leads to it. */
type Found = [path: string, file: Blob];

/**
 * The body of a call: JSON, or by the GraphQL multipart request specification where a file is among the variables.
 * `fetch` itself names the type of the latter, as it makes up the boundary.
 */
export function bodyOf(query: string, variables: object): { body: string | FormData; type?: string } {
  const operations = JSON.stringify({ query, variables }, (_key, value: unknown) =>
    value instanceof Blob ? null : value,
  );
  const files = Array.from(filesIn(variables, 'variables'));
  if (files.length === 0) return { body: operations, type: 'application/json' };
  const form = new FormData();
  form.append('operations', operations);
  form.append('map', JSON.stringify(Object.fromEntries(files.map(([path], index) => [String(index), [path]]))));
  for (const [index, [, file]] of files.entries()) form.append(String(index), file);
  return { body: form };
}

function* filesIn(value: unknown, path: string): Generator<Found> {
  if (value instanceof Blob) yield [path, value];
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) yield* filesIn(inner, `${path}.${key}`);
  }
}
