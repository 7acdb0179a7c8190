import type { QueryName } from './fields';

/** How a checklist shows its records, by paths into them. */
export interface Checklist {
  /** A record's group: `name` and `description`, its place by `order`, whether it is `visible`, and open to a choice (`toggle`). */
  group: string;
  /** Names of methods; each is shown as the text `methods:<name>`. */
  methods: string;
}

/** A resource whose records a history sentence is about. */
export interface StoryResource {
  name: string;
  path: string;
  /** Deleted records can still be looked at. */
  kept: boolean;
  /** Path of the part within the resource's record, when the sentence is about a part. */
  at?: string;
  /** There is one record only: it is at `path`. */
  single?: true;
}

/** Files that a collection accepts; the server decides in the end. */
export interface FileCollection {
  /** Pictures alone, or PDF as well. */
  takes: 'pictures' | 'documents';
  /** Most of one file. */
  megabytes: number;
}

/** Records that are offered while a text is typed; it may be any other text as well. */
export interface Suggestions<P extends string = string> {
  /** The list query that they come from. */
  from: QueryName;
  /** Field of a record that the text becomes, also the column that is searched: by its beginning first. */
  title: string;
  /** Fields of a record that tell it from others of the same title. */
  beside: readonly string[];
  order: { column: string; direction: 'asc' | 'desc' };
  /** Only records whose `column` is what `field` holds, while it holds something. */
  within?: { field: P; column: string };
  /** Other fields that a choice fills in, each with a field of the record. */
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

/** What is made in place of choosing. */
export interface Creation {
  /** Name of the resource; its words have `createNamed` with `{{name}}`, and `createTitle`. */
  resource: string;
  /** Field of the new record that takes over what was typed into the chooser. */
  typed?: string;
}

/**
 * Texts that the console has words for, in `app:names.<Names>`: a text that is a key there is shown as its word, any
 * other as it is.
 */
export type Names = 'roles';

/** Colours that mean something. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'error';
