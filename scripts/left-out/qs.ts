/** Parses a URL query, with or without its question mark. */
function parse(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text.replace(/^\?/, '')));
}

/** Returns a URL query with its question mark. Parameters that are null or undefined are left out. */
function stringify(values: Readonly<Record<string, string | number | boolean | null | undefined>>): string {
  const given = Object.entries(values).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [[name, String(value)]],
  );
  return `?${new URLSearchParams(given).toString()}`;
}

export default { parse, stringify };
