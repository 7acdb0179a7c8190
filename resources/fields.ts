import type { MediaModelType, Query } from './contract.generated';
import type { FieldCondition } from './conditions';
import type {
  AddressPaths,
  ChecklistOptions,
  RecordCreation,
  FileRules,
  TranslatedNameSet,
  SuggestionSource,
  ActivityResource,
  ChipTone,
} from './field-parts';

export type { FilterComparison, FilterCondition, FieldCondition } from './conditions';
export type {
  AddressPaths,
  ChecklistOptions,
  FileRules,
  TranslatedNameSet,
  SuggestionSource,
  ActivityResource,
  ChipTone,
} from './field-parts';

/** A query of the contract. */
export type QueryName = keyof Query & string;

/** Options that fields of every kind have. */
interface FieldBase<P extends string, Row extends string, Where extends string, Order extends string> {
  /** Name of the field in a row of the list, when it differs from the path in the record. */
  column?: Row;
  /** Column of the list query that filters compare, when it differs from `column`. */
  where?: Where;
  /**
   * Column of the list query to order by, when it differs from `column`; `false` when the list cannot be sorted by the
   * field.
   */
  order?: Order | false;
  /** The form cannot be saved while the field is empty. */
  required?: true;
  /** The field is shown but never edited. */
  readOnly?: true;
  /** A read-only field that can be empty: lists offer the filter "is empty". */
  maybeEmpty?: true;
  /** The form has the field only while this condition is met. Otherwise the field is saved as empty. */
  when?: FieldCondition<P>;
  /** The field is filled in when the record is created, and never edited later. */
  once?: true;
  /** Initial value of the field in the form of a new record. */
  initial?: string | number | boolean;
  /** Example shown in an empty input, such as a number plate or a VIN. Not translated. */
  example?: string;
}

type Base<P extends string, R extends string, W extends string, O extends string> = FieldBase<P, R, W, O>;

/** A field with one line of text, or several with `multiline`. */
export type TextField<P extends string, R extends string, W extends string, O extends string> = Base<P, R, W, O> & {
  type: 'text';
  maxLength?: number;
  /** Pattern that the text must match, and the name of its message, `validation.<name>`. */
  pattern?: { expression: string; name: string };
  /** Letters become capitals while the user types. */
  capitals?: true;
  multiline?: true;
  /** The value is an object with one text per language. */
  translated?: true;
  /** A web address; the view shows it as a link. */
  isLink?: true;
  names?: TranslatedNameSet;
  suggest?: SuggestionSource<P>;
};

/** A number. The record holds a number, and the form holds the typed text. */
export type NumberField<P extends string, R extends string, W extends string, O extends string> = Base<P, R, W, O> & {
  type: 'number';
  min?: number;
  max?: number;
  integer?: true;
  /** Unit shown after the value; its text is `units.<unit>`. */
  unit?: 'kg';
  /** The number is a percentage and is shown with a percent sign. */
  percent?: true;
  /** The number is shown without thousands separators, like a year. */
  plain?: true;
  /** Number of decimals to show. When absent, as many as the value has, at most three. */
  decimals?: number;
  /** A rating, entered and shown as stars out of `max`. */
  stars?: true;
  /** Lists show the sum and the average of selected rows. */
  summed?: true;
};

/** A date with a time, shown in the company's time zone. */
type DateTimeField<P extends string, R extends string, W extends string, O extends string> = Base<P, R, W, O> & {
  type: 'datetime';
};

/** A day without a time: the same day in every time zone. */
export type DateField<P extends string, R extends string, W extends string, O extends string> = Base<P, R, W, O> & {
  type: 'date';
  /** The day is the last one on which something is valid: records and lists show the days that are left. */
  expires?: true;
};

/** An amount of money, with two decimals; its currency is a field of its own. */
export type MoneyField<P extends string, R extends string, W extends string, O extends string> = Base<P, R, W, O> & {
  type: 'money';
  /** The record has the amount in hundredths, as an integer. */
  hundredths?: true;
  /** Lists show the sums and averages of selected rows, one for each value of the field `by`: the currency. */
  summed?: { by: P };
};

/**
 * A value of an enum. Labels are `values.<path>.<VALUE>`; with `names: 'languages'` the browser provides the names of
 * languages.
 */
type EnumField<P extends string, R extends string, W extends string, O extends string> = Base<P, R, W, O> & {
  type: 'enum';
  names?: 'languages';
  /** Every value, with the tone of its chip. */
  values: Readonly<Record<string, ChipTone>>;
};

/** A field that is true or false. */
type BooleanField<P extends string, R extends string, W extends string, O extends string> = Base<P, R, W, O> & {
  type: 'boolean';
};

/** A field with an email address. */
type EmailField<P extends string, R extends string, W extends string, O extends string> = Base<P, R, W, O> & {
  type: 'email';
};

/** A field with a phone number in international form, such as +48123456789. */
type PhoneField<P extends string, R extends string, W extends string, O extends string> = Base<P, R, W, O> & {
  type: 'phone';
};

/** A country, stored as its ISO 3166-1 alpha-2 code and shown by its name in the user's language. */
type CountryField<P extends string, R extends string, W extends string, O extends string> = Base<P, R, W, O> & {
  type: 'country';
};

/** A time zone, stored as its IANA name. */
export type TimeZoneField<P extends string, R extends string, W extends string, O extends string> = Base<P, R, W, O> & {
  type: 'timeZone';
};

/**
 * A relation to another record, which the user chooses from a list. The mutation's input is `{ connect }` or `{
 * disconnect }`.
 */
type OneField<P extends string, R extends string, W extends string, O extends string> = Base<P, R, W, O> & {
  type: 'one';
  /** List query with the records to choose from. */
  from: QueryName;
  /** Field with the title of the related record. It is also the column that the input searches. */
  title: string;
  /**
   * The title is an object with one text per language. The records are sorted by the column `order`, and the console
   * searches the titles.
   */
  translated?: { order: string };
  /**
   * Only records whose `column` is the id chosen in `field` are offered. While nothing is chosen in `field`, no records
   * are offered.
   */
  dependsOn?: { field: P; column: string };
  /** Only records with these values in these columns are offered. */
  only?: Readonly<Record<string, string | boolean>>;
  /** Lets users with the permission create a related record from the input, except within a row. */
  creates?: RecordCreation;
  /** Path of the list to which the chosen record belongs; the record's title links to its page below that path. */
  linksTo?: string;
  /** An action sends the record as `{ connect: id }`, because its mutation takes a relation instead of an id. */
  connect?: true;
};

/**
 * Relations to several other records, which the user chooses from a list. The mutation's input is `{ sync }`. The field
 * is not saved when the server returned only a part of the list. Filters compare the column `where`.
 */
type ManyField<P extends string, R extends string, W extends string, O extends string> = Base<P, R, W, O> & {
  type: 'many';
  /** List query with the records to choose from; it has the columns `id` and `title`. */
  from: QueryName;
  /** Field of the chosen records that is their title. */
  title: string;
  /**
   * Path from a record of the relation to the chosen record; when absent, the relation contains the chosen records
   * themselves.
   */
  through?: string;
  names?: TranslatedNameSet;
  /** Shows all records in groups, each with a checkbox. */
  checklist?: ChecklistOptions;
  /** An action sends the records as `{ sync: ids }`, because its mutation takes a relation instead of ids. */
  sync?: true;
};

/**
 * Owned records that are edited as rows within the record's form. Headings are `rows.<path>.columns.<column>`. The text
 * `rows.<path>.one` is the title of a row with its `{{number}}`, `.add` the label of the button that adds a row, and
 * `.empty` the text when there are no rows.
 */
type RowsField<P extends string, R extends string, W extends string, O extends string> = Base<P, R, W, O> & {
  type: 'rows';
  /**
   * Fields of a row, in order, by their paths in the row. A column that depends on another field refers to a column of
   * the same row.
   */
  columns: Readonly<Record<string, Field>>;
  /**
   * On wide screens each row is one line. The form has an empty line when there are no rows, and new lines that stay
   * empty are not saved.
   */
  lines?: true;
  /** Largest number of rows that the user can add. */
  max?: number;
  /**
   * The field has exactly one row for each of these values of `column`, in this order. Each row is a panel with the
   * value's text as its heading, and rows cannot be added or removed. A row without any other value is not saved.
   * `line` is the path of a row's summary text, which is all that the view shows of a row. `note` is the path of a
   * column that the view shows below that line.
   */
  each?: { column: string; values: readonly string[]; line?: string; note?: string };
};

/**
 * The position of an address on the map. The user enters it with an address search that fills in the whole address,
 * with a pin, or as coordinates. When country, city or postal code change, the server determines the position again.
 */
type PositionField<P extends string, R extends string, W extends string, O extends string> = Base<P, R, W, O> & {
  type: 'position';
  address: AddressPaths<P>;
};

/** An object of names and values that the server fills; read-only. The label of a name is `facts.<name>`. */
type FactsField<P extends string, R extends string, W extends string, O extends string> = Base<P, R, W, O> & {
  type: 'facts';
  /** The possible names, in display order. */
  names: readonly string[];
};

/**
 * An activity: what was done to a record, as the server returns it: `{ action, subject, id, title, entity, part,
 * fields, from, to }`. It is shown as a sentence (texts `sentences`, `parts`, `objects`) that links to the record and
 * names the changed fields.
 */
type ActivityField<P extends string, R extends string, W extends string, O extends string> = Base<P, R, W, O> & {
  type: 'activity';
  /**
   * The console's resource for each kind of record (`ActivitySubject`) that has one; a kind without a resource gets no
   * link.
   */
  about: Readonly<Record<string, ActivityResource>>;
};

/**
 * A text of the console that the server names: `{ code, payload }` is the text `<texts>.<code>` with the values of the
 * payload; with `field` and `resource`, after the label of the resource's field.
 */
type MessageField<P extends string, R extends string, W extends string, O extends string> = Base<P, R, W, O> & {
  type: 'message';
  /** Namespace and path of the texts, such as `app:serverError`. */
  texts: string;
};

/**
 * Files of the record. Users who may edit the record add and delete files in its view; forms do not show the field.
 * The path leads to a list of `Media`. With `single` it leads to one file, such as an avatar or a logo, which a list
 * shows as a thumbnail. Labels of collections are texts of `files:collections`. Example, for a user, in
 * `show.sections` and first in `list.columns`:
 *
 * `avatar: { type: 'media', model: 'USER', single: true, round: true, collections: { avatar: { takes: 'pictures', megabytes: 5 } } }`
 *
 * With `readOnly` the files are only shown, such as the picture of a vehicle in the list of vehicles.
 */
type MediaField<P extends string, R extends string, W extends string, O extends string> = Base<P, R, W, O> & {
  type: 'media';
  /** Kind of the record that the files belong to, as the upload names it. */
  model: MediaModelType;
  /** Path in the record of the id of the record that the files belong to, when that is not this record. */
  id?: P;
  collections: Readonly<Record<string, FileRules>>;
  single?: true;
  /** The picture is a round avatar; without a picture it shows the initials of the record's title. */
  round?: true;
};

/** A field of a resource: its type, validation, filters and order. */
export type Field<
  P extends string = string,
  R extends string = string,
  W extends string = string,
  O extends string = string,
> =
  | TextField<P, R, W, O>
  | NumberField<P, R, W, O>
  | DateTimeField<P, R, W, O>
  | DateField<P, R, W, O>
  | MoneyField<P, R, W, O>
  | EnumField<P, R, W, O>
  | BooleanField<P, R, W, O>
  | EmailField<P, R, W, O>
  | PhoneField<P, R, W, O>
  | CountryField<P, R, W, O>
  | TimeZoneField<P, R, W, O>
  | OneField<P, R, W, O>
  | ManyField<P, R, W, O>
  | RowsField<P, R, W, O>
  | PositionField<P, R, W, O>
  | FactsField<P, R, W, O>
  | ActivityField<P, R, W, O>
  | MessageField<P, R, W, O>
  | MediaField<P, R, W, O>;

/** Names of the kinds of field. */
export type FieldType = Field['type'];
