import type { Field, QueryName } from './fields';

/** Options of a field of type `many` that is shown as a checklist: paths in the listed records. */
export interface ChecklistOptions {
  /**
   * Path of a record's group, an object with `name`, `description`, `order` (position among the groups), `visible`
   * (whether it is shown) and `toggle` (whether its records can be selected).
   */
  group: string;
  /** Path of a record's list of method names; each name is shown as the text `methods:<name>`. */
  methods: string;
}

/** A resource whose records have activities (a history), as activity sentences need it. */
export interface ActivityResource {
  name: string;
  path: string;
  /** Whether deleted records can still be opened. */
  opensDeleted: boolean;
  /**
   * Path, in the resource's record, of the part that the activity is about: `company` in the tenant's record. Absent
   * when the activity is about the whole record.
   */
  at?: string;
  /** The resource has a single record, shown at `path`. */
  single?: true;
  /** Path of the labels of the fields in the resource's texts; absent: `fields`. */
  labels?: string;
  /** The definitions of the fields by path, in which changed values are shown. */
  fields: Readonly<Partial<Record<string, Field>>>;
}

/** Rules for the files of a collection. The console checks them first, and the server checks them again. */
export interface FileRules {
  /** `pictures` accepts only pictures, `documents` accepts PDF as well. */
  takes: 'pictures' | 'documents';
  /** Largest size of one file in megabytes. */
  megabytes: number;
}

/** Records that a text input suggests while the user types. The user may enter any other text as well. */
export interface SuggestionSource<P extends string = string> {
  /** The list query that returns the suggested records. */
  from: QueryName;
  /**
   * Field of a record whose value becomes the text. It is also the column that is searched, first for texts that start
   * with the typed text.
   */
  title: string;
  /** Fields that distinguish records with the same title; shown below the title. */
  details: readonly string[];
  order: { column: string; direction: 'asc' | 'desc' };
  /** While `field` of the form has a value, only records with that value in `column` are suggested. */
  restrictedBy?: { field: P; column: string };
  /** Other fields of the form that a choice fills in. `with` is the field of the chosen record. */
  fills: readonly { field: P; with: string }[];
}

/** Fields of an address, by their paths. */
export interface AddressPaths<P extends string = string> {
  country: P;
  state: P;
  city: P;
  zip: P;
  street: P;
  house_number: P;
}

/** How the input of a relation creates a record that is not among its options. */
export interface RecordCreation {
  /** Name of the new record's resource. Its texts include `createNamed` with `{{name}}`, and `createTitle`. */
  resource: string;
  /** Field of the new record that gets the text that the user typed into the input. */
  typed?: string;
}

/**
 * Key of a set of translations in `app:names.<NameSet>`, for texts that come from the server. A text without a
 * translation is shown as it is.
 */
export type TranslatedNameSet = 'roles';

/** Meaning of a chip, which sets its colour. */
export type ChipTone = 'neutral' | 'info' | 'success' | 'warning' | 'error';
