/** The content of a mail. `layout.ts` makes text and HTML of it. */
export interface Letter {
  subject: string;
  /** What it is about, a paragraph each. */
  body: readonly string[];
  /** Lines of a name and a value. */
  facts?: readonly (readonly [name: string, value: string])[];
  /** Label of the button; only where there is a link. */
  action?: string;
  /** Further notes, in a smaller type. */
  notes: readonly string[];
}

/** How long a link is valid. */
export interface Validity {
  count: number;
  unit: 'minute' | 'hour' | 'day';
}
