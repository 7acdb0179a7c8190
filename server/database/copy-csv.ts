import type { ClientBase, Connection, Submittable } from 'pg';

/**
 * Receives rows of a CSV file as UTF-8, each with its line end, and their number. At most one more batch is read until it
 * resolves.
 */
export type CsvConsumer = (lines: Uint8Array, rows: number) => Promise<void>;

/** Number of rows that are handed on together: few, so that other work of the server waits for milliseconds only. */
const batchRows = 1000;
/** Batches that wait for the consumer before PostgreSQL has to wait, too. */
const mostWaiting = 2;
/** Bytes of the first batch; later ones begin with the size of the one before. */
const initialBytes = 64 * 1024;
const [carriageReturn, lineFeed] = [0x0d, 0x0a];

/**
 * Runs a `COPY (…) TO STDOUT` with the format CSV. If the consumer rejects, the connection is closed, because PostgreSQL
 * would otherwise send all further rows.
 * @throws the error of the consumer or of PostgreSQL
 */
export async function copyCsv(client: ClientBase, text: string, consume: CsvConsumer): Promise<void> {
  const failure = await new Promise<Failure | undefined>((resolve) => {
    client.query(new CsvCopy(text, consume, resolve));
  });
  if (failure) throw failure.error;
}

interface Failure {
  error: unknown;
}

/** A COPY statement, whose messages the driver hands on. */
class CsvCopy implements Submittable {
  private connection: Connection | undefined;
  private lines = Buffer.allocUnsafe(initialBytes);
  private size = 0;
  private rows = 0;
  private waiting = 0;
  private consumed: Promise<void> = Promise.resolve();
  private failure: Failure | undefined;

  constructor(
    private readonly text: string,
    private readonly consume: CsvConsumer,
    private readonly end: (failure: Failure | undefined) => void,
  ) {}

  submit(connection: Connection): void {
    this.connection = connection;
    connection.query(this.text);
  }

  /** Copies a row, whose bytes the driver will overwrite. PostgreSQL ends it with a line feed alone. */
  handleCopyData({ chunk }: { chunk: Uint8Array }): void {
    if (this.failure) return;
    const size = this.size + chunk.length + 1;
    if (size > this.lines.length) {
      const larger = Buffer.allocUnsafe(2 * size);
      larger.set(this.lines.subarray(0, this.size));
      this.lines = larger;
    }
    this.lines.set(chunk, this.size);
    this.lines[size - 2] = carriageReturn;
    this.lines[size - 1] = lineFeed;
    this.size = size;
    this.rows += 1;
    if (this.rows === batchRows) this.handOn();
  }

  handleCommandComplete(): void {
    if (this.rows > 0) this.handOn();
  }

  handleReadyForQuery(): void {
    void this.consumed.then(() => this.end(this.failure));
  }

  handleError(cause: unknown): void {
    void this.consumed.then(() => this.end(this.failure ?? { error: cause }));
  }

  private handOn(): void {
    const { lines, size, rows } = this;
    this.lines = Buffer.allocUnsafe(lines.length);
    this.size = 0;
    this.rows = 0;
    this.waiting += 1;
    if (this.waiting === mostWaiting) this.connection?.stream.pause();
    this.consumed = this.consumed.then(() => this.consumeBatch(lines.subarray(0, size), rows));
  }

  private async consumeBatch(lines: Uint8Array, rows: number): Promise<void> {
    if (this.failure) return;
    try {
      await this.consume(lines, rows);
      this.waiting -= 1;
      if (this.waiting < mostWaiting) this.connection?.stream.resume();
    } catch (error) {
      this.failure = { error };
      this.connection?.stream.destroy();
    }
  }
}
