import type { Worker } from 'node:worker_threads';
import { drizzle } from 'drizzle-orm/pg-proxy';
import { DatabaseUnavailableError, type Session, StatementTimeoutError } from './database';
import type { StatementListeners } from './statement-listeners';
import type { PostgresErrorFields, PgliteThreadCall, PgliteThreadMessage } from './pglite-messages';
import type { PgliteThread } from './pglite-start';

/** Runs statements in the thread of the embedded database. */
export interface StatementRunner extends Session {
  /** Runs statements that have no parameters and return no rows. */
  exec(text: string): Promise<void>;
}

type Answer = PgliteThreadMessage & { kind: 'answer' };

interface Pending {
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

/** Who is notified of what the embedded database does. */
export interface PgliteListeners {
  /** Is called with the channel and payload of each notification. */
  notify: (channel: string, payload: string) => void;
  statements: StatementListeners;
  /** Returns whether statements run as a tenant now. */
  isTenants: () => boolean;
}

/** The embedded database, in its own thread. When the thread ends, all calls reject. */
export class PgliteClient {
  private readonly pending = new Map<number, Pending>();
  private readonly runners = new Map<number | undefined, StatementRunner>();
  private lastId = 0;
  /** Why the thread has ended or is ending; undefined while it runs. */
  ended: Error | undefined;
  /** Resolves when the thread has ended and a new thread can open the directory. */
  readonly exited: Promise<void>;

  private constructor(
    private readonly worker: Worker,
    private readonly listeners: PgliteListeners,
  ) {
    worker.on('message', (message: PgliteThreadMessage) => this.receive(message));
    worker.on('error', (error) => this.end(error));
    this.exited = new Promise((resolve) => {
      worker.once('exit', () => {
        this.end(new Error('The thread of the embedded database has ended.'));
        resolve();
      });
    });
  }

  /** @throws the error if the database cannot be opened */
  static async open({ worker, opened }: PgliteThread, listeners: PgliteListeners): Promise<PgliteClient> {
    await opened;
    return new PgliteClient(worker, listeners);
  }

  /** Subscribes to a NOTIFY channel. */
  async listen(channel: string): Promise<void> {
    await this.call({ kind: 'listen', channel });
  }

  /** Closes the database and ends the thread. */
  async close(): Promise<void> {
    try {
      await this.call({ kind: 'close' });
    } finally {
      await this.worker.terminate();
      await this.exited;
    }
  }

  /**
   * Returns a runner of statements with a timeout. A statement that takes longer ends the thread; committed data is not
   * lost.
   * @param timeoutMs no limit when undefined
   */
  within(timeoutMs: number | undefined): StatementRunner {
    const known = this.runners.get(timeoutMs);
    if (known) return known;
    const observe = <T>(text: string, parameters: number, run: () => Promise<T>) =>
      this.listeners.statements.observe({ text, parameters, isTenants: this.listeners.isTenants() }, run);
    const ask = (call: PgliteThreadCall) =>
      timeoutMs === undefined ? this.call(call) : this.callWithin(call, timeoutMs);
    const made: StatementRunner = {
      exec: async (text) => {
        await ask({ kind: 'exec', text });
      },
      rows: async ({ text, params, canCachePlan }) => {
        const { textRows = [] } = await observe(text, params.length, () =>
          ask({ kind: 'rows', statement: { text, params, canCachePlan } }),
        );
        return textRows;
      },
      orm: drizzle(async (text, params, method) => {
        const rowMode = method === 'execute' ? 'object' : 'array';
        const { rows = [] } = await observe(text, params.length, () => ask({ kind: 'query', text, params, rowMode }));
        return { rows };
      }),
    };
    this.runners.set(timeoutMs, made);
    return made;
  }

  private async callWithin(call: PgliteThreadCall, timeoutMs: number): Promise<Answer> {
    const timer = setTimeout(() => {
      this.end(new StatementTimeoutError());
    }, timeoutMs);
    try {
      return await this.call(call);
    } finally {
      clearTimeout(timer);
    }
  }

  private call(call: PgliteThreadCall): Promise<Answer> {
    if (this.ended) return Promise.reject(this.ended);
    return new Promise((resolve, reject) => {
      this.lastId += 1;
      this.pending.set(this.lastId, { resolve, reject });
      this.worker.postMessage({ id: this.lastId, call }, []);
    });
  }

  private receive(message: PgliteThreadMessage): void {
    switch (message.kind) {
      case 'ready':
        return;
      case 'notification':
        return this.listeners.notify(message.channel, message.payload);
      case 'answer':
        return this.finishCall(message.id, ({ resolve }) => resolve(message));
      case 'failure':
        // PGlite's WebAssembly crashed, so the thread is unusable.
        if (message.error.name === 'RuntimeError') return this.end(errorOf(message.error));
        return this.finishCall(message.id, ({ reject }) => reject(errorOf(message.error)));
    }
  }

  private finishCall(id: number, how: (pending: Pending) => void): void {
    const pending = this.pending.get(id);
    this.pending.delete(id);
    if (pending) how(pending);
  }

  /** Ends the thread at once, and rejects pending calls. */
  end(error: unknown): void {
    this.ended ??= error instanceof StatementTimeoutError ? error : new DatabaseUnavailableError(error);
    for (const { reject } of this.pending.values()) reject(this.ended);
    this.pending.clear();
    void this.worker.terminate();
  }
}

/** Rebuilds PostgreSQL's error with its fields (`code`, `constraint`, …). */
function errorOf({ message, ...fields }: PostgresErrorFields): Error {
  return Object.assign(new Error(message), fields);
}
