/** How a checklist shows its records, by paths into them. */
export interface Checklist {
  /** A record's group: `name` and `description`, its place by `order`, whether it is `visible`, and open to a choice (`toggle`). */
  group: string;
  /** Names of methods that a record stands for; each is said in words, `methods:<name>`. */
  methods: string;
}

/** A resource that something is told about. */
export interface Told {
  name: string;
  path: string;
  /** Deleted records can still be looked at. */
  kept: boolean;
  /** Where the resource's record has what is told about, when it is a part of it. */
  at?: string;
  /** There is one record only: it is at `path`. */
  single?: true;
}

/** What a collection of files takes; the server has the last word. */
export interface FileCollection {
  /** Pictures alone, or PDF as well. */
  takes: 'pictures' | 'documents';
  /** Most of one file. */
  megabytes: number;
}
