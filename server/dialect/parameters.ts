/** The parameters of one statement, in the order in which its text names them. */
export class Parameters {
  readonly values: unknown[] = [];

  /** Takes a value; answers the text that stands for it. */
  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

/** A text as SQL has it. Only for texts of the program itself. */
export function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** A name of a table or column as SQL has it. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
