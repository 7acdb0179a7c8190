import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import type { ValidationProblem, ProblemsByPath } from '../../providers/errors';
import type { DateFormat } from '../../providers/auth/session';
import type { FilterComparison, Field, FieldType } from '../../resources/fields';

/** The definition of a field of the type `T`, such as `FieldOf<'date'>`. */
export type FieldOf<T extends FieldType> = Extract<Field, { type: T }>;

/** What a field needs to show its value: its path, and the user's language, date format and time zone. */
export interface FieldContext {
  /** i18next namespace of the field's texts: a definition's name. */
  resource: string;
  path: string;
  /** The path with row indexes, for a field in a row. */
  at?: string;
  language: string;
  /** The user's date format; when absent, the format of the language applies. */
  dates?: DateFormat | null;
  /** Time zone of the company, in which times are shown and days begin and end. */
  timeZone: string;
  t: TFunction;
}

/** A related record that the user has selected: its id, and its title for display. */
export interface ChosenRecord {
  id: string;
  title: string;
}

/** The value of a field while a form edits it: typed text, a boolean, selected records, or rows. */
export type FieldDraft = string | boolean | ChosenRecord | readonly ChosenRecord[] | readonly RowDraft[] | null;

/** A row of a `rows` field while a form edits it. */
export interface RowDraft {
  /** Identifies the row while it is edited. */
  key: string;
  /** Id of the stored record that the row edits; absent in a new row. */
  id?: string;
  /** Drafts by the paths of the columns. */
  drafts: Readonly<Record<string, FieldDraft>>;
}

/**
 * Returns whether a draft is a list of rows. An empty list counts as rows, because only an entry can show whether a
 * list contains rows or selected records.
 */
export function isRowsDraft(draft: FieldDraft): draft is readonly RowDraft[] {
  return Array.isArray(draft) && draft.every((each: ChosenRecord | RowDraft) => 'drafts' in each);
}

/** Returns the rows of a draft; an empty list for a draft of another type. */
export const rowsOfDraft = (draft: FieldDraft): readonly RowDraft[] => (isRowsDraft(draft) ? draft : []);

/** Returns the DOM id of a field's input. */
export const fieldInputId = ({ path, at = path }: FieldContext): string => `field-${at}`;

/** The record that a value belongs to. */
export interface ValueOwner {
  id: string;
  /** Id of the owned record that has the value; absent when the record itself has it. */
  part?: string;
  title: string;
  /** Whether the user may edit the record now. */
  editable: boolean;
}

/** Props of a component that shows a value. */
export interface FieldViewProps<F extends Field = Field> {
  value: unknown;
  field: F;
  context: FieldContext;
  /** The record that has the value; absent in a row of a related table. */
  owner?: ValueOwner;
}

/** Props of the input of a field in a form. */
export interface FieldInputProps<F extends Field = Field> {
  field: F;
  context: FieldContext;
  label: string;
  help?: string;
  draft: FieldDraft;
  /** Called with the new draft. For rows, `part` is the path of the changed value within the draft. */
  onChange: (draft: FieldDraft, part?: string) => void;
  onBlur: () => void;
  /** The translated validation problem; absent when the field is valid. */
  problem?: string;
  /** Returns the translated problem of a part of the draft, such as a column of a row. */
  problemOf?: (part: string) => string | undefined;
  required: boolean;
  /**
   * The record selected in the field that this field depends on; null when none is selected, undefined when this field
   * depends on no other.
   */
  parent?: ChosenRecord | null;
  /** Label of the field that this field depends on. */
  parentLabel?: string;
  /** The drafts of the form's other fields. */
  others?: OtherFields;
  /** Lets the user create a record that is not among the options; absent when the user may not. */
  creator?: OptionCreator;
}

/** Creates a record from the text that the user typed into the input of a relation, and selects that record. */
export interface OptionCreator {
  /** Returns the label of the create option for the typed text. */
  label(typed: string): string;
  create(typed: string): void;
}

/** Reads and writes the drafts of other fields of the same form, by path. */
interface OtherFields {
  draft(path: string): FieldDraft;
  fill(path: string, draft: FieldDraft): void;
}

/** Props of a filter input. `values` are the texts stored in the URL. */
export interface FieldFilterProps<F extends Field = Field> {
  field: F;
  context: FieldContext;
  comparison: FilterComparison;
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
}

/** The inputs of a field type. Their code is a separate chunk, so that a list renders before it is loaded. */
export interface FieldInputs<F extends Field = Field> {
  /** The input in a form; absent for fields that no form edits. */
  Input?(props: FieldInputProps<F>): ReactNode;
  /** The input in a filter; absent for fields that cannot be filtered. */
  Filter?(props: FieldFilterProps<F>): ReactNode;
}

/**
 * How the fields of one type are shown, compared and checked. Functions are declared as methods: TypeScript then accepts
 * a `FieldKind` of one field type as a `FieldKind` of any field. `fieldKindOf` passes each kind only fields of its type.
 */
export interface FieldKind<F extends Field = Field> {
  /** Returns the value as one line of text; an empty text when there is no value. */
  text(value: unknown, field: F, context: FieldContext): string;
  /** Renders the value in a cell of a list; when absent, the cell shows `text`. */
  Cell?(props: FieldViewProps<F>): ReactNode;
  /** Renders the value on a record's page; when absent, the page shows `text`. */
  View?(props: FieldViewProps<F>): ReactNode;
  /** Alignment of the value in a table cell; `right` for numbers. */
  align?: 'right';
  /** Returns the subfields to select, as paths relative to the field. When absent, the field itself is selected. */
  parts?(field: F): readonly string[];
  filter: FilterKind<F>;
  /** Converts a record's value to a draft. */
  toDraft(value: unknown, field: F, language: string): FieldDraft;
  /** Converts a draft to the value to save; null when the draft is empty. Equivalent drafts result in equal JSON. */
  toValue(draft: FieldDraft, field: F, language: string): unknown;
  /** Converts a draft to a value for display, which includes titles of related records. By default, `toValue` is used. */
  toShown?(draft: FieldDraft, field: F): unknown;
  /** Whether the field takes a full line in forms and views. */
  wide?(field: F): boolean;
  /** Whether a record's page shows the field even when it has no value. */
  alwaysShown?: true;
  /**
   * Returns the problem of a draft that is not empty; null when it is valid. The problem's text is `validation.<code>`
   * with the payload.
   */
  check?(draft: FieldDraft, field: F, language: string): ValidationProblem | null | Promise<ValidationProblem | null>;
  /** Returns the problems of the parts of a draft, by their paths in the field. */
  checkParts?(draft: FieldDraft, field: F, language: string): Promise<ProblemsByPath>;
  /** Normalizes a draft, such as the spaces of a phone number, on blur and before saving. */
  normalize?(draft: FieldDraft, field: F, language: string): Promise<FieldDraft>;
}

/** How lists filter by fields of one type. */
export interface FilterKind<F extends Field = Field> {
  /** The comparisons that the filter offers, the default first; empty when the field cannot be filtered. */
  comparisons: readonly FilterComparison[];
  /** Returns the value if it is valid, otherwise null. Values come from the URL, so they can be any text. */
  clean(text: string, field: F): string | null;
  /** Converts a filter's value to the value that the list query compares with. */
  operand(text: string, field: F): string | number | boolean;
  /** Returns the start and the exclusive end of a value that is a time range, such as a day in a time zone. */
  span?(text: string, timeZone: string): { from: string; before: string };
  /** Returns the text of a value in a filter chip; when absent, the chip shows the value itself. */
  text?(value: string, field: F, context: FieldContext): string;
  /** Renders the values in a filter chip, when their texts must be fetched first; takes precedence over `text`. */
  Values?(props: { values: readonly string[]; field: F; context: FieldContext }): ReactNode;
}

/** Returns the kind of a field. Passed to the kind of `rows`, whose columns are fields of other types. */
export type FieldKindLookup = (field: Field) => FieldKind;
