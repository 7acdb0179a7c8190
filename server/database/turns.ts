/** Lets one piece of work at a time through, in the order in which they came. */
export class Turns {
  private last: Promise<unknown> = Promise.resolve();

  /** Waits for all that came before, then runs. What one piece throws does not reach the next. */
  take<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.last.then(work, work);
    this.last = turn.catch(() => undefined);
    return turn;
  }
}
