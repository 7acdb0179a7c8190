import type { MediaModelType, Query } from './contract.generated';
import type { When } from './conditions';
import type {
  AddressPaths,
  Checklist,
  Creation,
  FileCollection,
  Names,
  Suggestions,
  StoryResource,
  Tone,
} from './field-parts';

export type { Comparison, Condition, When } from './conditions';
export type { AddressPaths, Checklist, FileCollection, Names, Suggestions, StoryResource, Tone } from './field-parts';

/** A query of the contract. */
export type QueryName = keyof Query & string;

/** Options of every kind of field. */
interface FieldBase<P extends string, Row extends string, Where extends string, Order extends string> {
  /** Name of the field in a row of the list, where it differs from the path in the record. */
  column?: Row;
  /** Column of the list query that filters compare, where it differs from `column`. */
  where?: Where;
  /**
   * Column of the list query to order by. Written only where it differs from `column`; `false` where the list is not
   * ordered by the field though the contract could.
   */
  order?: Order | false;
  /** Must be filled in before the form is sent. */
  required?: true;
  /** Shown, never edited. */
  readOnly?: true;
  /** A read-only field that can be empty: lists offer the filter "is empty". */
  maybeEmpty?: true;
  /** In the form only while this condition holds; its value is cleared when the condition ends. */
  when?: When<P>;
  /** Filled in when the record is created, and never edited later. */
  once?: true;
  /** Value in a new record's form. */
  initial?: string | number | boolean;
  /** Example shown in an empty input. Not translated: a plate, a VIN. */
  example?: string;
}

type Base<P extends string, R extends string, W extends string, O extends string> = FieldBase<P, R, W, O>;

/** One line of text, or several. */
export type TextField<P extends string, R extends string, W extends string, O extends string> = Base<P, R, W, O> & {
  type: 'text';
  maxLength?: number;
  /** Pattern that the text must match, and the name of its message, `validation.<name>`. */
  pattern?: { expression: string; name: string };
  /** Letters become capitals while typing. */
  capitals?: true;
  multiline?: true;
  /** The value is an object with one text per language. */
  translated?: true;
  /** A web address; the view shows it as a link. */
  leads?: true;
  names?: Names;
  suggest?: Suggestions<P>;
};

/** A number; a number in the record, and text while it is typed. */
export type NumberField<P extends string, R extends string, W extends string, O extends string> = Base<P, R, W, O> & {
  type: 'number';
  min?: number;
  max?: number;
  integer?: true;
  /** Unit after the value: `units.<unit>`. */
  unit?: 'kg';
  /** The number is a percentage. */
  percent?: true;
  /** Shown without thousands separators, such as years. */
  plain?: true;
  /** Decimals shown, for computed values; absent: up to three, as many as the value has. */
  decimals?: number;
  /** A rating, entered and shown as stars out of `max`. */
  stars?: true;
};

/** A moment, shown in the reader's time zone. */
export type DateTimeField<P extends string, R extends string, W extends string, O extends string> = Base<P, R, W, O> & {
  type: 'datetime';
};

/** A day without a time: the same day in every time zone. */
export type DateField<P extends string, R extends string, W extends string, O extends string> = Base<P, R, W, O> & {
  type: 'date';
};

/** An amount of money, with two decimals; its currency is a field of its own. */
export type MoneyField<P extends string, R extends string, W extends string, O extends string> = Base<P, R, W, O> & {
  type: 'money';
  /** The record has the amount in hundredths, as an integer. */
  hundredths?: true;
};

/** A value of an enum; labels are `values.<path>.<VALUE>`, or the browser's names for `names`. */
export type EnumField<P extends string, R extends string, W extends string, O extends string> = Base<P, R, W, O> & {
  type: 'enum';
  names?: 'languages';
  /** Every value, with the tone of its chip. */
  values: Readonly<Record<string, Tone>>;
};

/** Yes or no. */
export type BooleanField<P extends string, R extends string, W extends string, O extends string> = Base<P, R, W, O> & {
  type: 'boolean';
};

/** An e-mail address. */
export type EmailField<P extends string, R extends string, W extends string, O extends string> = Base<P, R, W, O> & {
  type: 'email';
};

/** A phone number in international form. */
export type PhoneField<P extends string, R extends string, W extends string, O extends string> = Base<P, R, W, O> & {
  type: 'phone';
};

/** A country, as its ISO 3166-1 alpha-2 code; shown by its name in the reader's language. */
export type CountryField<P extends string, R extends string, W extends string, O extends string> = Base<P, R, W, O> & {
  type: 'country';
};

/** Another record, chosen from a list; written by `{ connect }` and `{ disconnect }`. */
export type OneField<P extends string, R extends string, W extends string, O extends string> = Base<P, R, W, O> & {
  type: 'one';
  /** List query with the records to choose from. */
  from: QueryName;
  /** Field of the chosen record that names it, also the column that the chooser searches. */
  title: string;
  /** Only records whose `column` is the id chosen in `field` are offered; without one, none are. */
  dependsOn?: { field: P; column: string };
  /** Only records whose columns are these are offered. */
  only?: Readonly<Record<string, string | boolean>>;
  /** Users who may create such a record can do so from the chooser, except within a row. */
  creates?: Creation;
  /** Address of the list that has the chosen record's own page; its title leads there. */
  leadsTo?: string;
  /** An action sends it as `{ connect }`, where its mutation takes a relation and not an id. */
  connect?: true;
};

/**
 * Several other records, chosen from a list; written by `{ sync }`, and not at all where the server gave a part of them
 * only. A filter by one of them compares `where`.
 */
export type ManyField<P extends string, R extends string, W extends string, O extends string> = Base<P, R, W, O> & {
  type: 'many';
  /** Where they are chosen from: a list query with the columns `id` and `title`. */
  from: QueryName;
  /** Field of the chosen records that names them. */
  title: string;
  /** Where each record of the relation holds the one that is chosen, when it is not that itself. */
  through?: string;
  names?: Names;
  /** Shows all records in groups, each with a checkbox. */
  checklist?: Checklist;
};

/**
 * Records that hang on this one and are edited within it, as rows; the relation is owned. Headings are
 * `rows.<path>.columns.<column>`; `rows.<path>.one` names a row by its `{{number}}`, `.add` is the button for another,
 * and `.empty` stands where there is none.
 */
export type RowsField<P extends string, R extends string, W extends string, O extends string> = Base<P, R, W, O> & {
  type: 'rows';
  /** Fields of a row, in order, by their path within it. What depends on another field means that of the same row. */
  columns: Readonly<Record<string, Field>>;
  /** Most rows that there can be. */
  max?: number;
  /**
   * There is one row for each of these values of a column, in this order: a panel, headed by the value's word. Rows are
   * neither added nor taken away; one in which nothing else is filled in is not stored. `line`: where a stored row has
   * itself as one line of text, which is then all that a view shows of it; `note`: but for this column, below it.
   */
  each?: { column: string; values: readonly string[]; line?: string; note?: string };
};

/**
 * Where an address is on the map. It is entered by a search that fills in the whole address, by a pin, or as degrees;
 * when country, city or postal code change, it is for the server to find anew.
 */
export type PositionField<P extends string, R extends string, W extends string, O extends string> = Base<P, R, W, O> & {
  type: 'position';
  address: AddressPaths<P>;
};

/** An object of names and values as the server found it: shown, each name by `facts.<name>` of the words. */
export type FactsField<P extends string, R extends string, W extends string, O extends string> = Base<P, R, W, O> & {
  type: 'facts';
  /** The names that there can be, in the order that they are shown in. */
  names: readonly string[];
};

/** Text by which a browser names itself; shown as the names of browser and system. */
export type BrowserField<P extends string, R extends string, W extends string, O extends string> = Base<P, R, W, O> & {
  type: 'browser';
};

/**
 * What was done to a record, as the server tells it: `{ action, subject, id, title, entity, part, fields, from, to }`;
 * shown as a sentence (`sentences`, `parts`, `objects` of the words) that leads to the record and names its fields.
 */
export type StoryField<P extends string, R extends string, W extends string, O extends string> = Base<P, R, W, O> & {
  type: 'story';
  /** The resource behind each kind of record, where the console has one. */
  about: Readonly<Record<string, StoryResource>>;
};

/**
 * Files of the record: shown in its view, and added and deleted there by whoever may edit it; forms have no such
 * field. The path is a list of `Media`, or with `single` one: an avatar, a logo, which in a list is a small picture.
 * Names of collections are words of `files:collections`. For a user, in `show.sections` and first in `list.columns`:
 *
 * `avatar: { type: 'media', model: 'USER', single: true, round: true, collections: { avatar: { takes: 'pictures', megabytes: 5 } } }`
 *
 * `readOnly`: shown alone, such as the picture that stands for a vehicle in its list.
 */
export type MediaField<P extends string, R extends string, W extends string, O extends string> = Base<P, R, W, O> & {
  type: 'media';
  /** Kind of record, for the upload. */
  model: MediaModelType;
  /** Where the record holds the id of the one that the files belong to, when it is not its own. */
  id?: P;
  collections: Readonly<Record<string, FileCollection>>;
  single?: true;
  /** A face: round, and the initials of the record's title where there is none. */
  round?: true;
};

/** A field of a resource: what it holds, how it is bounded, where it can be filtered and sorted. */
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
  | OneField<P, R, W, O>
  | ManyField<P, R, W, O>
  | RowsField<P, R, W, O>
  | PositionField<P, R, W, O>
  | FactsField<P, R, W, O>
  | BrowserField<P, R, W, O>
  | StoryField<P, R, W, O>
  | MediaField<P, R, W, O>;

/** Names of the kinds of field. */
export type FieldType = Field['type'];
