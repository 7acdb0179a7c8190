/** An error that the log reports, without the data of the call that failed. */
export interface RecentError {
  /** When it was logged (ISO). */
  at: string;
  /** The log's message, which is a text of the program. The error's own message may contain data, so it is left out. */
  message: string;
  /** Name and code of the error; null if it has none. */
  type: string | null;
  code: string | null;
  /** Id of the request, as in the answer's header `X-Request-Id`; null outside of requests. */
  request: string | null;
  /** Id of the job; null outside of jobs. */
  job: string | null;
}

/** Number of errors that are kept. */
const maxErrors = 20;

/** Keeps the last errors of this process. */
export class RecentErrors {
  private readonly errors: RecentError[] = [];

  /**
   * Adds an error.
   * @param args arguments of the log's method: facts and a message
   * @param bindings facts that all lines of the log have, such as the request's id
   */
  add(args: readonly unknown[], bindings: Readonly<Record<string, unknown>>): void {
    const [facts, message] = typeof args[0] === 'string' ? [{}, args[0]] : args;
    const all: Record<string, unknown> = { ...bindings, ...(typeof facts === 'object' ? facts : {}) };
    this.errors.unshift({
      at: new Date().toISOString(),
      message: typeof message === 'string' ? message : '',
      ...describe(all.err),
      request: textOf(all.reqId),
      job: textOf(all.job),
    });
    this.errors.splice(maxErrors);
  }

  /** Returns the errors, newest first. */
  list(): readonly RecentError[] {
    return this.errors;
  }
}

/** The errors of this process. */
export const recentErrors = new RecentErrors();

function describe(error: unknown): Pick<RecentError, 'type' | 'code'> {
  if (!(error instanceof Error)) return { type: null, code: null };
  const source = error.cause instanceof Error ? error.cause : error;
  return { type: source.name, code: 'code' in source ? textOf(source.code) : null };
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}
