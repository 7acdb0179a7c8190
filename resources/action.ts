import type { Mutation, PdfDocument, Query } from './contract.generated';
import type { Field, FieldCondition } from './fields';

/** A mutation of the contract. */
export type MutationName = keyof Mutation & string;

/** A query of the contract that returns a PDF document. */
export type DocumentName = { [Name in keyof Query]: Query[Name] extends PdfDocument ? Name : never }[keyof Query] &
  string;

/**
 * An action on a record besides editing it: one mutation, or one query that returns a document. Its texts are
 * `actions.<name>.title`, `.done` and, with `confirm`, `.confirm`.
 */
export type ResourceAction<P extends string = string> = ActionOn<P> &
  (
    | { method: MutationName; document?: never }
    | {
        /**
         * A query that returns a document of the record. The browser saves the document; the record does not change.
         */
        method: DocumentName;
        document: true;
      }
  );

/** The options of an action in addition to its method. */
interface ActionOn<P extends string> {
  name: string;
  /**
   * Path in the record of the id that the method takes, when that is not the record's own id. Not available for bulk
   * operations.
   */
  id?: P;
  /** Name of the id in the mutation's input; `id` when absent, no id when null. */
  idAs?: string | null;
  /**
   * Code of a permission that the user needs in addition to the method. Some methods are allowed to every user for
   * their own data.
   */
  permission?: string;
  /**
   * Value of `status` that the action sets; the input contains it. On a board, dropping a card on that status's column
   * runs the action.
   */
  step?: string;
  /** Constant values of the mutation's input. */
  input?: Readonly<Record<string, string | boolean | null>>;
  /**
   * Names in the input, each with the path of the record's value that is sent. A field of the dialog with such a name
   * starts with that value, and the user can empty it. Not available for bulk operations.
   */
  with?: Readonly<Record<string, P>>;
  /** Paths of pages of the console that are sent in the input as full URLs, by their names in the input. */
  pages?: Readonly<Record<string, string>>;
  /**
   * Fields of the dialog that asks for the mutation's input, by their paths in the input. Labels are
   * `actions.<name>.fields.<field>`, texts of enum values `values.actions.<name>.<field>.<VALUE>`.
   */
  fields?: Readonly<Record<string, Field>>;
  /** The action is offered only while the record meets this condition. */
  when?: FieldCondition<P>;
  /**
   * The action is also offered as a bulk operation for selected rows; with `only`, for nothing else, because the record's
   * page has a control of its own.
   */
  bulk?: true | 'only';
  /** The user confirms the action before it runs. */
  confirm?: true;
  /**
   * Field whose value the user types to confirm an irreversible action. Such an action is shown apart, at the end of
   * the record's view, with its explanation `actions.<name>.text`.
   */
  typed?: P;
  /** Deleted records offer the action too, or only they do; when absent, they do not. */
  deleted?: 'too' | 'only';
  /** Running the action signs out the current user. */
  signsOut?: true;
}
