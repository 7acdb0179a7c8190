/** The parameters of one SQL statement, in order. */
export class SqlParameters {
  readonly values: unknown[] = [];

  /** Adds a value and returns its placeholder: `$1`. */
  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

/** Returns a text as an SQL literal. Use it only for constants of the program, never for input. */
export function quoteTextLiteral(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** Returns the name of a table or column as a quoted SQL identifier. */
export function quoteIdentifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
