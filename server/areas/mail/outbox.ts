import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config';
import type { MailMessage } from './compose';

/** A mail in the outbox, where a developer can read it. */
export interface OutboxMail extends MailMessage {
  /** Name of the mail's file, without its extension. */
  id: string;
  /** Time at which the mail was stored (ISO). */
  at: string;
}

/** Stores mails as files in the data directory instead of sending them. */
export class MailOutbox {
  constructor(private readonly directory: string) {}

  /** Stores a message; `mail` is the mail's id. */
  async put(message: MailMessage, mail: string): Promise<void> {
    const at = new Date().toISOString();
    const id = `${at.replace(/\D/g, '')}-${mail}`;
    await mkdir(this.directory, { recursive: true });
    // A mail may contain a sign-in link, so other users of the machine must not read the file.
    await writeFile(this.fileOf(id), JSON.stringify({ id, at, ...message }, null, 2), { mode: 0o600 });
  }

  /** Returns all mails, newest first. */
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

  /** Returns a mail by its file name without extension; undefined when there is no such mail. */
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

/** Returns the outbox; undefined in production and when an SMTP server is configured. */
export function openMailOutbox({
  production,
  mail,
  dataDirectory,
}: Pick<Config, 'production' | 'mail' | 'dataDirectory'>): MailOutbox | undefined {
  return production || mail.smtpUrl ? undefined : new MailOutbox(join(dataDirectory, 'outbox'));
}
