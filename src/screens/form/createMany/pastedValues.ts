/** A name before an address in angle brackets, as mail programs copy it: `Nowak, Anna <anna@example.com>`. */
const namedAddress = /(^|[;,\n])[^;\n<>@]*<([^<>]+)>/g;

/**
 * Returns the values of a pasted list, each once. They are separated by lines, commas, semicolons or spaces. Of
 * addresses with names, only the addresses remain.
 */
export function pastedValues(text: string): readonly string[] {
  const values = text
    .replaceAll(/"[^"\n]*"/g, '')
    .replaceAll(namedAddress, '$1 $2 ')
    .replaceAll(/[<>]/g, ' ')
    .split(/[\s,;]+/)
    .filter((value) => value !== '');
  return [...new Map(values.map((value) => [value.toLowerCase(), value])).values()];
}
