/** A statement that has ended. */
export interface EndedStatement {
  /** The statement's text, without the values of its parameters. */
  text: string;
  /** Number of its parameters. */
  parameters: number;
  /** Whether it ran as a tenant, limited to the tenant's rows. */
  isTenants: boolean;
  /** When it began, in milliseconds of `performance.now()`. */
  startedAt: number;
  ms: number;
  hasFailed: boolean;
}

/** Is called after each statement, in the async context of the statement's caller. Must not throw. */
export type StatementListener = (statement: EndedStatement) => void;

/** The listeners of a database's statements. */
export class StatementListeners {
  private readonly listeners = new Set<StatementListener>();

  /** Adds a listener. Returns a function that removes it. */
  add(listener: StatementListener): () => void {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  }

  /** Runs a statement, and calls the listeners when it has ended. */
  async observe<T>(
    statement: Pick<EndedStatement, 'text' | 'parameters' | 'isTenants'>,
    run: () => Promise<T>,
  ): Promise<T> {
    if (this.listeners.size === 0) return run();
    const startedAt = performance.now();
    try {
      const result = await run();
      this.notify(statement, startedAt, false);
      return result;
    } catch (error) {
      this.notify(statement, startedAt, true);
      throw error;
    }
  }

  private notify(
    statement: Pick<EndedStatement, 'text' | 'parameters' | 'isTenants'>,
    startedAt: number,
    hasFailed: boolean,
  ): void {
    const ended = { ...statement, startedAt, ms: performance.now() - startedAt, hasFailed };
    for (const listener of this.listeners) listener(ended);
  }
}
