import type { Mutation, PdfDocument, Query } from './contract.generated';
import type { Field, When } from './fields';

/** A mutation of the contract. */
export type MutationName = keyof Mutation & string;

/** A query of the contract that makes a document. */
type DocumentName = { [Name in keyof Query]: Query[Name] extends PdfDocument ? Name : never }[keyof Query] & string;

/**
 * Something that can be done to a record beside editing it, by one mutation, or had of it.
 * Its words are `actions.<name>.title`, `.done` and, where it asks first, `.confirm`.
 */
export type Action<P extends string = string> = ActionOn<P> &
  (
    | { method: MutationName; document?: never }
    | {
        /** A query that makes a document of the record, which the browser saves: nothing is changed by it. */
        method: DocumentName;
        document: true;
      }
  );

/** What an action says beside its method. */
interface ActionOn<P extends string> {
  name: string;
  /** Where the record holds the id that the mutation takes, when that is not its own. Not for several rows at once. */
  id?: P;
  /** What the mutation calls that id, where it is not `id`; null: it takes none. */
  idAs?: string | null;
  /** Code of a permission that is wanted beside the method: for methods that are everybody's for what is their own. */
  permission?: string;
  /** Value of `status` that it leads to, which its input then holds: a board does it when a card is dropped there. */
  step?: string;
  /** What the mutation's input holds beside the id, always the same. */
  input?: Readonly<Record<string, string | boolean>>;
  /** What the input takes of the record, by the record's paths. Not for several rows at once. */
  with?: Readonly<Record<string, P>>;
  /** Addresses of the console's own pages that the input takes, by their paths within it. */
  pages?: Readonly<Record<string, string>>;
  /**
   * What is asked for the mutation's input before it is done, by paths within that: labels are
   * `actions.<name>.fields.<field>`, words of an enum's values `values.actions.<name>.<field>.<VALUE>`.
   */
  fields?: Readonly<Record<string, Field>>;
  /** Offered only while this holds. */
  when?: When<P>;
  /** Can be done to several chosen rows at once. */
  bulk?: true;
  /** Asks before it is done. */
  confirm?: true;
  /**
   * Cannot be taken back: it stands apart at the end of the record's view, says there what it does
   * (`actions.<name>.text`), and is done only once the value of this field has been typed.
   */
  typed?: P;
  /** Signs out the user who does it. */
  signsOut?: true;
}
