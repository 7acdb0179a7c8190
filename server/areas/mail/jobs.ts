import { and, eq, sql } from 'drizzle-orm';
import type { Config } from '../../config';
import type { Database, Session } from '../../database/database';
import { type FailedJobAttempt, type Job, type JobKind, PermanentJobError } from '../../queue';
import type { Log } from '../../runtime/log';
import { composeMail } from './compose';
import { type MailDelivery, openMailDelivery } from './delivery';
import { type Mail, mailJobKind } from './enqueue-mail';
import { mails } from './tables';
import type { MailRecipientFinder, MailTemplates } from './template';

/** Number and intervals of the attempts to send a mail, for about 27 hours. */
const retries = { maxAttempts: 10, backoff: { firstMs: 10_000, factor: 3, longestMs: 86_400_000 } } as const;
/** Days after which mails are deleted. */
const keptDays = 30;
const dayMs = 86_400_000;

/** What the mail jobs need from the server. */
export interface MailContext {
  database: Database;
  config: Config;
  log: Log;
  findRecipient: MailRecipientFinder;
  /** The templates of all areas. */
  templates: MailTemplates;
}

/** The jobs that send and delete mails. */
export interface MailJobs {
  kinds: readonly JobKind[];
  /** Closes the connections to the SMTP server; mails that are being sent fail. Call it after all jobs have ended. */
  close: () => void;
}

/** Opens the delivery of mails and returns its jobs; no jobs without an SMTP server or outbox. */
export function openMailJobs(parts: MailContext): MailJobs {
  const { database, config, log } = parts;
  if (config.production && config.links.origins.length === 0) {
    log.warn({}, 'neither PUBLIC_URL nor ALLOWED_ORIGINS is set: calls that would mail a link are refused');
  }
  const delivery = openMailDelivery(config);
  if (!delivery) {
    log.warn({}, 'SMTP_URL is not set: mails wait in the database until it is');
    return { kinds: [], close: () => undefined };
  }
  const send: JobKind = {
    kind: mailJobKind,
    ...retries,
    handler: (job) => sendMail({ ...parts, delivery }, job),
    logFailure: (job, failure) => logFailure(log, job, failure),
  };
  const sweep: JobKind = {
    kind: 'mail.sweep',
    everyMs: dayMs,
    handler: () => database.system(deleteOld),
  };
  return { kinds: [send, sweep], close: () => delivery.close() };
}

/**
 * Sends the mail of a job. Does nothing when an earlier attempt sent the mail. Drops a mail that is too old, has no
 * active recipient or nothing to say.
 */
async function sendMail(parts: MailContext & { delivery: MailDelivery }, job: Job): Promise<void> {
  const { database, log, delivery, templates } = parts;
  const id = job.key ?? '';
  const found = await database.system((session) => findUnsent(session, id));
  if (!found) return;
  const { mail, ageHours } = found;
  try {
    const template = templates[mail.kind];
    if (!template) throw new Error(`There is no template for mails of the kind ${mail.kind}.`);
    const isStale = template.maxAgeHours !== undefined && ageHours > template.maxAgeHours;
    const message = isStale
      ? undefined
      : await database.system((session) => composeMail(session, mail, template, parts));
    if (message) {
      await delivery.send(message, id);
      await database.system((session) => markSent(session, id));
    }
    const outcome = message
      ? 'mail sent'
      : `mail dropped: ${isStale ? 'it is too old' : 'it has no recipient or content'}`;
    log.info(factsOf(job), outcome);
  } catch (error) {
    throw isPermanentRejection(error)
      ? new PermanentJobError(textOf(error), { cause: error })
      : new Error(textOf(error), { cause: error });
  }
}

function logFailure(log: Log, job: Job, { error, isDead }: FailedJobAttempt): void {
  const facts = { ...factsOf(job), ...reasonOf(error instanceof Error && error.cause ? error.cause : error) };
  if (isDead) log.error(facts, 'mail given up');
  else log.warn(facts, 'mail could not be sent: it will be tried again');
}

const factsOf = ({ key, payload, attempt }: Job) => ({ mail: key, kind: payload.kind, tries: attempt });

async function findUnsent({ orm }: Session, id: string): Promise<{ mail: Mail; ageHours: number } | undefined> {
  const ageHours = sql`extract(epoch FROM now() - ${mails.created_at}) / 3600`.mapWith(Number);
  const [found] = await orm
    .select({ mail: mails.mail, ageHours })
    .from(mails)
    .where(and(eq(mails.id, id), sql`${mails.sent_at} IS NULL`));
  return found;
}

async function markSent({ orm }: Session, id: string): Promise<void> {
  await orm
    .update(mails)
    .set({ sent_at: sql`now()` })
    .where(eq(mails.id, id));
}

/** Deletes mails older than `keptDays`, except those that a pending job has yet to send. */
async function deleteOld({ orm }: Session): Promise<void> {
  const isPending = sql`EXISTS (SELECT 1 FROM jobs j WHERE j.kind = ${mailJobKind} AND j.state = 'PENDING'
    AND j.owner = coalesce(${mails.tenant}, 0) AND j.unique_key = ${mails.id}::text)`;
  await orm
    .delete(mails)
    .where(and(sql`${mails.created_at} < now() - make_interval(days => ${keptDays}::int)`, sql`NOT ${isPending}`));
}

/** Returns whether the SMTP server permanently rejected the address. */
function isPermanentRejection(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error && 'responseCode' in error)) return false;
  return error.code === 'EENVELOPE' && Number(error.responseCode) >= 500;
}

/** Returns the reason of a failure for the log. An SMTP server's text is left out, because it may contain addresses. */
function reasonOf(error: unknown): object {
  if (!(error instanceof Error) || !('code' in error)) return { err: error };
  return 'responseCode' in error
    ? { code: error.code, answer: error.responseCode }
    : { code: error.code, reason: error.message };
}

function textOf(error: unknown): string {
  if (error instanceof Error && 'responseCode' in error)
    return `The SMTP server answered ${String(error.responseCode)}.`;
  return error instanceof Error ? error.message : String(error);
}
