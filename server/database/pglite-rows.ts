import { messages, type PGlite, protocol, type QueryOptions } from '@electric-sql/pglite';
import type { SqlStatement, TextRow } from './database';
import { QueryPlanCache } from './plan-cache';

/** Ids of the PostgreSQL types that PGlite would convert to JavaScript values; the dialect needs their text. */
const typesWithParsers = [16, 17, 20, 21, 23, 25, 26, 114, 700, 701, 1042, 1043, 1082, 1114, 1184, 1700, 2950, 3802];
const asText = Object.fromEntries(typesWithParsers.map((type) => [type, (value: string) => value]));

const textOptions: QueryOptions = { rowMode: 'array', parsers: asText };

const { parse, bind, close, execute, sync } = protocol.serialize;

/** Runs statements of the dialect on the embedded database. */
export class PgliteRows {
  private readonly plans = new QueryPlanCache();
  private readonly prepared = new Map<string, Promise<unknown>>();

  constructor(private readonly pglite: PGlite) {}

  /** Returns rows in PostgreSQL's text format. */
  async read(statement: SqlStatement): Promise<TextRow[]> {
    const name = this.plans.nameOf(statement);
    if (name) return this.readPrepared(name, statement);
    if (statement.params.length === 0) return this.readSimple(statement.text);
    const { rows } = await this.pglite.query<TextRow>(statement.text, [...statement.params], textOptions);
    return rows;
  }

  /** Runs statements without parameters with one message, and returns the rows of the last one. */
  private async readSimple(text: string): Promise<TextRow[]> {
    const results: { rows: unknown[] }[] = await this.pglite.exec(text, textOptions);
    return (results.at(-1)?.rows ?? []).filter(isTextRow);
  }

  /** Runs a prepared statement with one message. `query` would plan it each time, with five messages. */
  private async readPrepared(name: string, { text, params }: SqlStatement): Promise<TextRow[]> {
    await this.prepare(name, text);
    const values = params.map(textOf);
    const answers = await this.send(bind({ statement: name, values }), execute(), sync());
    return answers.flatMap((answer) => (answer instanceof messages.DataRowMessage ? [answer.fields] : []));
  }

  /** Prepares a statement once, also for concurrent calls. After a failure, the next call tries again. */
  private async prepare(name: string, text: string): Promise<void> {
    const known = this.prepared.get(name);
    const preparing = known ?? this.send(...this.closeStale(), parse({ name, text }), sync());
    this.prepared.set(name, preparing);
    await preparing.catch((error: unknown) => {
      this.prepared.delete(name);
      throw error;
    });
  }

  /** Returns messages that end the statements whose plans are no longer cached. */
  private closeStale(): Uint8Array[] {
    const stale = [...this.prepared.keys()].filter((name) => !this.plans.has(name));
    for (const name of stale) this.prepared.delete(name);
    return stale.map((name) => close({ type: 'S', name }));
  }

  private async send(...parts: Uint8Array[]) {
    const answer = await this.pglite.runExclusive(() => this.pglite.execProtocol(Buffer.concat(parts)));
    return answer.messages;
  }
}

/** Returns whether a row has the shape that `rowMode: 'array'` gives it. */
function isTextRow(row: unknown): row is TextRow {
  return Array.isArray(row);
}

function textOf(value: unknown): string | null {
  if (value === null || typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw new Error('A prepared statement takes scalar parameters only.');
}
