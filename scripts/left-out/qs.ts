/** Parses the query of a URL, with or without its question mark. Stub of `qs.parse` without nested parameters. */
function parse(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text.replace(/^\?/, '')));
}

/** Returns the query of a URL, with its question mark. Leaves out parameters that are null or undefined. */
function stringify(values: Readonly<Record<string, string | number | boolean | null | undefined>>): string {
  const given = Object.entries(values).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [[name, String(value)]],
  );
  return `?${new URLSearchParams(given).toString()}`;
}

export default { parse, stringify };
