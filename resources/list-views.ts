/** A line of a board's card, which shows the values of these fields beside each other. */
export interface CardLine<F extends string = string> {
  fields: readonly F[];
  /** Separator between the fields; a space when absent. */
  separator?: 'arrow' | 'dash';
}

/** A board: the list's rows as cards, in one column for each value of a field. */
export interface BoardView<F extends string = string> {
  /**
   * Field of type `enum` whose values are the columns. A card is moved by the action whose `step` is the value of the
   * target column.
   */
  by: F;
  /** Values whose columns are collapsed until the user opens them. */
  folded: readonly string[];
  /** The lines of a card below its title. */
  card: readonly CardLine<F>[];
  /** Boolean field that marks a card while it is true, with the label of that value. */
  mark?: F;
  /** Field of type `many` with the people of a card, shown as initials. */
  people?: F;
  /**
   * Field with the due date. A card is marked as late after that day, unless it is in one of the columns in `except`.
   */
  due?: { field: F; except: readonly string[] };
}

/** A range of days of a row, from one field to another. Its label is `windows.<name>` in the resource's texts. */
export interface DayRange<F extends string = string> {
  name: string;
  from: F;
  to: F;
  tone: 'info' | 'success';
}

/** A calendar: the list's rows as bars over the days of a month or a week. */
export interface CalendarView<F extends string = string> {
  windows: readonly DayRange<F>[];
  /** Fields that a bar shows after its title. */
  bar: readonly F[];
}

/** The views of a list in addition to the table. */
export interface ListViews<F extends string = string> {
  board?: BoardView<F>;
  calendar?: CalendarView<F>;
}
