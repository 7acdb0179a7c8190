/** A line of a board's card: what these fields hold, beside each other. */
export interface CardLine<F extends string = string> {
  fields: readonly F[];
  /** Separator between the fields; a space when absent. */
  between?: 'arrow' | 'dash';
}

/** A list as columns of cards, one for each value of a field. */
export interface BoardView<F extends string = string> {
  /** Field of type `enum` whose values are the columns; a card is moved to one by the action of that `step`. */
  by: F;
  /** Values whose columns are folded until they are opened. */
  folded: readonly string[];
  /** What a card shows below its title. */
  card: readonly CardLine<F>[];
  /** Field of type `many`: the people of a card, as their initials. */
  people?: F;
  /** A day by which it is to be done; marked as late after it, in columns other than these. */
  due?: { field: F; except: readonly string[] };
}

/** A span of days of a row; its name is `windows.<name>` in the resource's words. */
export interface Window<F extends string = string> {
  name: string;
  from: F;
  to: F;
  tone: 'info' | 'success';
}

/** A list as bars over the days of a month or a week. */
export interface CalendarView<F extends string = string> {
  windows: readonly Window<F>[];
  /** What a bar says after its title. */
  bar: readonly F[];
}

/** Other ways than a table to look at a list. */
export interface ListViews<F extends string = string> {
  board?: BoardView<F>;
  calendar?: CalendarView<F>;
}
