import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config';
import type { Message } from './compose';

/** A mail that was not sent: it lies where a developer reads it. */
export interface OutboxMail extends Message {
  /** Name under which it is kept. */
  id: string;
  /** When it was put here (ISO). */
  at: string;
}

/** Where mails go that are not sent: files in the data directory. */
export class Outbox {
  constructor(private readonly directory: string) {}

  /** Puts a mail here. */
  async put(message: Message, mail: string): Promise<void> {
    const at = new Date().toISOString();
    const id = `${at.replace(/\D/g, '')}-${mail}`;
    await mkdir(this.directory, { recursive: true });
    // Whoever reads it can use the link that is in it.
    await writeFile(this.fileOf(id), JSON.stringify({ id, at, ...message }, null, 2), { mode: 0o600 });
  }

  /** All mails, newest first. */
  async list(): Promise<OutboxMail[]> {
    const names = await readdir(this.directory).catch(() => []);
    const ids = names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length));
    const found = await Promise.all(
      ids
        .toSorted()
        .toReversed()
        .map((id) => this.find(id)),
    );
    return found.filter((mail) => mail !== undefined);
  }

  /** A mail by its name. */
  async find(id: string): Promise<OutboxMail | undefined> {
    if (!/^\d+-\d+$/.test(id)) return undefined;
    const text = await readFile(this.fileOf(id), 'utf8').catch(() => undefined);
    if (text === undefined) return undefined;
    const mail: unknown = JSON.parse(text);
    return isMail(mail) ? mail : undefined;
  }

  private fileOf(id: string): string {
    return join(this.directory, `${id}.json`);
  }
}

function isMail(value: unknown): value is OutboxMail {
  const keys = ['id', 'at', 'to', 'subject', 'language', 'text', 'html'];
  return typeof value === 'object' && value !== null && keys.every((key) => key in value);
}

/** The outbox of a server that has one: outside production, where no SMTP server is set. */
export function outboxOf({
  production,
  mail,
  dataDirectory,
}: Pick<Config, 'production' | 'mail' | 'dataDirectory'>): Outbox | undefined {
  return production || mail.smtpUrl ? undefined : new Outbox(join(dataDirectory, 'outbox'));
}
