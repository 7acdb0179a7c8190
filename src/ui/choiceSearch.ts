/** One option of a choice box. */
export interface ChoiceOption {
  id: string;
  title: string;
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
}
