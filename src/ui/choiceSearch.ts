/** One option of a choice box. */
export interface ChoiceOption {
  id: string;
  title: string;
  /** What helps to choose the option, such as where a vehicle is; a line break begins another line. */
  detail?: string;
  /** A warning about the option, such as that the record is not in use. */
  note?: string;
}

/** The options of a choice box that searches on the server. */
export interface ChoiceSearch {
  /** The matches that are loaded, in display order. */
  options: readonly ChoiceOption[];
  loading: boolean;
  /** Whether the options are those of an earlier text. Options that do not match the current text are hidden. */
  isStale: boolean;
  /** Whether the search failed. */
  hasFailed: boolean;
  /** Whether there are more matches than `options`. */
  hasMore: boolean;
  /**
   * Called with the typed text; with an empty text once an option is chosen. Absent when the box searches in the
   * options itself.
   */
  onSearch?: (text: string) => void;
  /** Loads the next matches. */
  onMore: () => void;
  /** Called when the list of options is opened or closed. */
  onOpenChange?: (isOpen: boolean) => void;
}

/** Returns the only option that a text names, whatever its letters' case and its spaces and hyphens; else undefined. */
export function findNamedOption(options: readonly ChoiceOption[], text: string): ChoiceOption | undefined {
  const bare = (title: string) => title.toLocaleLowerCase().replaceAll(/[\s-]/g, '');
  const named = options.filter(({ title }) => bare(title) === bare(text));
  return named.length === 1 ? named[0] : undefined;
}
