/** An id of the viewer that a parameter holds. */
export type ViewerId = 'tenant' | 'user';

/** The parameters of one SQL statement, in order. */
export class SqlParameters {
  readonly values: unknown[] = [];
  private readonly viewerIds: (ViewerId | undefined)[] = [];
  private readonly patterns = new Map<string, string>();

  /** Adds a value and returns its placeholder: `$1`. */
  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }

  /** Adds a text that a statement may contain several times, and returns its placeholder. */
  addPattern(text: string): string {
    const placeholder = this.patterns.get(text) ?? this.add(text);
    this.patterns.set(text, placeholder);
    return placeholder;
  }

  /** Adds an id of the viewer and returns its placeholder. */
  addId(name: ViewerId, viewer: Readonly<Record<ViewerId, string>>): string {
    this.viewerIds[this.values.length] = name;
    return this.add(viewer[name]);
  }

  /** Returns which ids of the viewer the parameters after the first `count` hold; undefined if one holds another value. */
  viewerIdsAfter(count: number): readonly ViewerId[] | undefined {
    const names = this.values.slice(count).map((_value, index) => this.viewerIds[count + index]);
    return names.every((name) => name !== undefined) ? names : undefined;
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
