/**
 * Runs the statements of a connection one after the other, in the order of their calls. The driver cannot run two at
 * once, but pieces of work of one transaction may run at the same time.
 */
export class StatementQueue {
  private last: Promise<unknown> = Promise.resolve();

  /** Runs a statement when all earlier ones have ended, whether or not they failed. */
  run<T>(statement: () => Promise<T>): Promise<T> {
    const result = this.last.then(statement);
    // Keeps no rows.
    const ignore = () => undefined;
    this.last = result.then(ignore, ignore);
    return result;
  }
}
