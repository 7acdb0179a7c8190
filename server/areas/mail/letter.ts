/** The content of a mail, which `layout.ts` renders as text and as HTML. */
export interface MailLetter {
  subject: string;
  /** Paragraphs of the mail's main text. */
  body: readonly string[];
  /** Rows of a table, each with a name and a value. */
  facts?: readonly (readonly [name: string, value: string])[];
  /** A code to type in, shown in large digits. */
  code?: string;
  /**
   * Whether the mail goes to an address that may have no account. Otherwise the footer mentions the recipient's
   * account.
   */
  isToAddress?: boolean;
  /** Label of the button. The button is shown only in a mail with a link. */
  action?: string;
  /** Paragraphs below the button, in a smaller font. */
  notes: readonly string[];
}
