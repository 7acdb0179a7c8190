import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import type { Problem, Validation } from '../../providers/errors';
import type { DateFormat } from '../../resources/contract.generated';
import type { Comparison, Field, FieldType } from '../../resources/fields';

/** The field of one type. */
export type FieldOf<T extends FieldType> = Extract<Field, { type: T }>;

/** The context of a field: its path and the reader's language and formats. */
export interface Place {
  /** i18next namespace of the field's texts: a definition's name. */
  resource: string;
  path: string;
  /** The path with row indexes, for a field in a row. */
  at?: string;
  language: string;
  /** The reader's date format; absent: the language's. */
  dates?: DateFormat | null;
  t: TFunction;
}

/** A selected related record. */
export interface Chosen {
  id: string;
  title: string;
}

/** A row's values while it is edited. */
export type Draft = string | boolean | Chosen | readonly Chosen[] | readonly RowDraft[] | null;

/** What a form holds of one of a field's rows. */
export interface RowDraft {
  /** Identifies the row while it is edited. */
  key: string;
  /** Absent in a new row. */
  id?: string;
  /** Drafts by the paths of the columns. */
  drafts: Readonly<Record<string, Draft>>;
}

/** Returns whether a draft consists of rows. It is true for any empty list. */
export function isRows(draft: Draft): draft is readonly RowDraft[] {
  return Array.isArray(draft) && draft.every((each: Chosen | RowDraft) => 'drafts' in each);
}

/** Returns the DOM id of a field's input. */
export const inputId = ({ path, at = path }: Place): string => `field-${at}`;

/** The record that a value belongs to. */
export interface ValueOwner {
  id: string;
  /** Id of the owned record that has the value, if it is not the record itself. */
  part?: string;
  title: string;
  /** Whether the reader may edit the record now. */
  editable: boolean;
}

/** Props of a component that shows a value. */
export interface ViewProps<F extends Field = Field> {
  value: unknown;
  field: F;
  place: Place;
  /** Absent in a row of a related table. */
  owner?: ValueOwner;
}

/** Props of a form input. */
export interface InputProps<F extends Field = Field> {
  field: F;
  place: Place;
  label: string;
  help?: string;
  draft: Draft;
  /** `part` is the changed path within a draft of rows. */
  onChange: (draft: Draft, part?: string) => void;
  onBlur: () => void;
  /** The validation problem as a sentence. */
  problem?: string;
  /** Returns the problem of a part of the draft. */
  problemOf?: (part: string) => string | undefined;
  required: boolean;
  /** The selected record of the field that this one depends on; undefined when it depends on none. */
  parent?: Chosen | null;
  /** Label of that field. */
  parentLabel?: string;
  /** Access to the other fields of the form, by path. */
  others?: OtherFields;
  /** Creates a record from within a choice. */
  creator?: OptionCreator;
}

/** Creates a record from the text typed into a choice, and chooses it. */
export interface OptionCreator {
  /** Returns the label of the create option for the typed text. */
  offer(typed: string): string;
  create(typed: string): void;
}

/** What an input may know and do of the other fields of its form, by their paths. */
export interface OtherFields {
  draft(path: string): Draft;
  fill(path: string, draft: Draft): void;
}

/** Props of a filter input; `values` are those of the URL. */
export interface FilterProps<F extends Field = Field> {
  field: F;
  place: Place;
  comparison: Comparison;
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
}

/** The inputs of a field type, in a separate chunk, so that a list renders before they are loaded. */
export interface FieldInputs<F extends Field = Field> {
  /** In a form; absent for fields that no form edits. */
  Input?(props: InputProps<F>): ReactNode;
  /** In a filter; absent for fields without filter. */
  Filter?(props: FilterProps<F>): ReactNode;
}

/**
 * How a field type is shown, compared and checked. Functions are declared as methods, so that the kind of one type is
 * assignable to a kind of `Field`; `kindOf` gives each kind only fields of its own type.
 */
export interface FieldKind<F extends Field = Field> {
  /** Returns the value as one line of text; empty when there is none. */
  text(value: unknown, field: F, place: Place): string;
  /** In a cell of a list, when text is not enough. */
  Cell?(props: ViewProps<F>): ReactNode;
  /** In a record's view, when text is not enough. */
  View?(props: ViewProps<F>): ReactNode;
  /** Numbers are right-aligned. */
  align?: 'right';
  /** Returns the subfields to select, as paths relative to the field; the field itself when absent. */
  parts?(field: F): readonly string[];
  filter: FilterKind<F>;
  /** Converts a record's value to a draft. */
  toDraft(value: unknown, field: F, language: string): Draft;
  /** Converts a draft to a record's value: null when empty. Equivalent drafts give equal JSON. */
  toValue(draft: Draft, field: F, language: string): unknown;
  /** Converts a draft to a value with the titles of related records; `toValue` when absent. */
  toShown?(draft: Draft, field: F): unknown;
  /** Whether the field takes a full line in forms and views. */
  wide?(field: F): boolean;
  /** Whether a record's view shows the field also without a value. */
  standing?: true;
  /** Returns the problem of a non-empty draft; its text is `validation.<code>` with the payload. */
  check?(draft: Draft, field: F, language: string): Problem | null | Promise<Problem | null>;
  /** Returns the problems of the parts of a draft, by path. */
  checkParts?(draft: Draft, field: F, language: string): Promise<Validation>;
  /** Normalizes the typed text on blur and before saving. */
  settle?(draft: Draft, field: F, language: string): Promise<Draft>;
}

/** How a field type is filtered. */
export interface FilterKind<F extends Field = Field> {
  /** The possible comparisons, the default first. */
  comparisons: readonly Comparison[];
  /** Returns a valid value, or null. Values come from the URL, so they may be anything. */
  clean(text: string, field: F): string | null;
  /** Converts a value to the operand of the list query. */
  operand(text: string, field: F): string | number | boolean;
  /** For values that are time ranges: returns the start and the exclusive end. */
  span?(text: string): { from: string; before: string };
  /** Returns a value's text for the filter chip; the value itself when absent. */
  text?(value: string, field: F, place: Place): string;
  /** The same as a component, for texts that are loaded first. */
  Values?(props: { values: readonly string[]; field: F; place: Place }): ReactNode;
}
