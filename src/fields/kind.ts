import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import type { Problem, Validation } from '../../providers/errors';
import type { DateFormat } from '../../resources/contract.generated';
import type { Comparison, Field, FieldType } from '../../resources/fields';

/** The field of one type. */
export type FieldOf<T extends FieldType> = Extract<Field, { type: T }>;

/** Where a field stands and who reads it. */
export interface Place {
  /** Area of words that names the field: a definition's name. */
  resource: string;
  path: string;
  /** Its path with the numbers of rows in it, where it stands in a row. */
  at?: string;
  language: string;
  /** How the reader wants dates written; absent: as the language has them. */
  dates?: DateFormat | null;
  t: TFunction;
}

/** Another record that was chosen. */
export interface Chosen {
  id: string;
  title: string;
}

/** What a form holds of a field while it is edited. */
export type Draft = string | boolean | Chosen | readonly Chosen[] | readonly RowDraft[] | null;

/** What a form holds of one of a field's rows. */
export interface RowDraft {
  /** Tells rows apart while they are edited. */
  key: string;
  /** Absent in a row that is new. */
  id?: string;
  /** By the columns' paths. */
  drafts: Readonly<Record<string, Draft>>;
}

/** Whether a draft is of rows; nobody can tell for an empty list. */
export function isRows(draft: Draft): draft is readonly RowDraft[] {
  return Array.isArray(draft) && draft.every((each: Chosen | RowDraft) => 'drafts' in each);
}

/** Names a field's input in the page, so that it can be given the focus. */
export const inputId = ({ path, at = path }: Place): string => `field-${at}`;

/** The record that a value is part of. */
export interface ValueOwner {
  id: string;
  /** Id of the part of it that has the value, where that is not the record itself. */
  part?: string;
  title: string;
  /** Whether the reader may edit it, as it stands. */
  editable: boolean;
}

/** Parts that show a value. */
export interface ViewProps<F extends Field = Field> {
  value: unknown;
  field: F;
  place: Place;
  /** Absent in a row of a related table. */
  owner?: ValueOwner;
}

/** A form's input. */
export interface InputProps<F extends Field = Field> {
  field: F;
  place: Place;
  label: string;
  help?: string;
  draft: Draft;
  /** `part` is where in the draft the change is, where it has parts. */
  onChange: (draft: Draft, part?: string) => void;
  onBlur: () => void;
  /** What is wrong, as a sentence. */
  problem?: string;
  /** The same of a part of the draft. */
  problemOf?: (part: string) => string | undefined;
  required: boolean;
  /** What is chosen in the field that this one depends on; undefined when it depends on none. */
  parent?: Chosen | null;
  /** Name of that field. */
  parentLabel?: string;
  /** The form's other fields; absent in rows. */
  others?: OtherFields;
  /** Makes a record in place of choosing one; absent where that cannot be, and for whoever may not. */
  creator?: Creator;
}

/** Makes a new record to be chosen. */
export interface Creator {
  /** What the entry says that begins with this text, which was typed to find one. */
  offer(typed: string): string;
  create(typed: string): void;
}

/** What an input may know and do of the other fields of its form, by their paths. */
export interface OtherFields {
  draft(path: string): Draft;
  fill(path: string, draft: Draft): void;
}

/** A filter's input: its values as the address keeps them. */
export interface FilterProps<F extends Field = Field> {
  field: F;
  place: Place;
  comparison: Comparison;
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
}

/** How a type of field is entered: apart from the rest, so that a list is there before anything can be typed. */
export interface FieldInputs<F extends Field = Field> {
  /** In a form; absent for what no form edits. */
  Input?(props: InputProps<F>): ReactNode;
  /** In a filter; absent for what no list is filtered by. */
  Filter?(props: FilterProps<F>): ReactNode;
}

/**
 * All that the screens need to know to show, compare and check one type of field. Functions stand as methods, so that the kind of one type
 * of field is a kind of `Field`: `kindOf` gives each kind only fields of its own type.
 */
export interface FieldKind<F extends Field = Field> {
  /** The value as one line of text; '' when there is none. */
  text(value: unknown, field: F, place: Place): string;
  /** In a cell of a list, where text is not enough. */
  Cell?(props: ViewProps<F>): ReactNode;
  /** In a record's view, where text is not enough. */
  View?(props: ViewProps<F>): ReactNode;
  /** Numbers stand at the right. */
  align?: 'right';
  /** Fields of the record to ask for, below the field's own path; the field itself when absent. */
  parts?(field: F): readonly string[];
  filter: FilterKind<F>;
  /** From the record to the form. */
  toDraft(value: unknown, field: F, language: string): Draft;
  /** From the form to the record: null when empty. Two drafts that mean the same give equal JSON. */
  toValue(draft: Draft, field: F, language: string): unknown;
  /** What a draft comes to as the record would hold it, with the titles of chosen records; `toValue` when absent. */
  toShown?(draft: Draft, field: F): unknown;
  /** Takes a line of its own, in forms and views. */
  wide?(field: F): boolean;
  /** Its view is more than the value: it stands in a record's view even where there is none. */
  standing?: true;
  /** What is wrong with a draft that isn't empty: said as `validation.<code>` with the payload. */
  check?(draft: Draft, field: F, language: string): Problem | null | Promise<Problem | null>;
  /** The same of the parts of a draft, by their paths within it. */
  checkParts?(draft: Draft, field: F, language: string): Promise<Validation>;
  /** Finishes what was typed, when the field is left and before it is saved. */
  settle?(draft: Draft, field: F, language: string): Promise<Draft>;
}

/** How a type of field is filtered. */
export interface FilterKind<F extends Field = Field> {
  /** What it can be compared by, the usual one first. */
  comparisons: readonly Comparison[];
  /** The value as an address may hold it, or null for what cannot be one: addresses come from outside. */
  clean(text: string, field: F): string | null;
  /** What the list query compares with. */
  operand(text: string, field: F): string | number | boolean;
  /** For types whose values are spans of time: the moments at which a value begins and at which it is over. */
  span?(text: string): { from: string; before: string };
  /** A value in the words of the filter's chip; the value itself when absent. */
  text?(value: string, field: F, place: Place): string;
  /** The same where words have to be loaded first. */
  Values?(props: { values: readonly string[]; field: F; place: Place }): ReactNode;
}
