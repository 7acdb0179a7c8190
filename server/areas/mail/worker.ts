import { sql } from 'drizzle-orm';
import type { Config } from '../../config';
import type { Log } from '../../runtime/log';
import type { Database, Session } from '../../database/database';
import { Routine } from '../../runtime/routine';
import { compose } from './compose';
import { type Delivery, openDelivery } from './delivery';
import { type Mail, mailChannel } from './post';
import type { Receivers } from './receivers';
import { mails } from './tables';

/** Seconds that a mail is one server's, once it was taken: longer than any sending lasts. */
const lease = 120;
/** Tries after which a mail is given up, some 27 hours after it was due. */
const mostTries = 10;
/** Seconds after the first failed try; three times as many after each further one. */
const firstPause = 10;
/** Days that the list of mails is kept after they were sent or given up. */
const keptDays = 30;
/** Hours after which nobody waits for a link to a new password any more: mails may have had no way out for long. */
const wishHours = 24;
/** Shortest time in milliseconds between looks: what is due and was not taken is another server's at this moment. */
const soon = 50;
/** Longest time in milliseconds between looks for mails: those of a server that died are due again after their lease. */
const lookEvery = 30_000;
/**
 * Most milliseconds between the order of a mail and its sending, a new number each time. Whoever asks for a new password
 * for somebody else's address must not feel, in the answers to what they ask next, that the server has a mail to send.
 */
const mostDelay = 600;

/** What mails are sent with. */
export interface MailParts {
  database: Database;
  config: Config;
  log: Log;
  receivers: Receivers;
}

/**
 * Sends what is due, one mail at a time, whenever one is ordered and when a pause between tries is over. Any number of
 * servers do so beside each other. @returns the way to stop, which does not wait long.
 */
export async function keepMailing({ database, config, log, receivers }: MailParts): Promise<() => Promise<void>> {
  if (config.production && config.links.origins.length === 0) {
    log.warn(
      {},
      'neither PUBLIC_URL nor ALLOWED_ORIGINS is set: invitations and wishes for a new password are refused',
    );
  }
  const delivery = openDelivery(config);
  if (!delivery) {
    log.warn({}, 'SMTP_URL is not set: mails wait in the database until it is');
    return () => Promise.resolve();
  }
  const post = { database, config, log, receivers, delivery };
  const routine = new Routine({
    look: async ({ stopped }) => {
      const take = async () => (stopped() ? undefined : database.system(takeOne));
      for (let taken = await take(); taken; taken = await take()) await send(post, taken);
      return database.system(untilNext);
    },
    failed: (err) => log.error({ err }, 'mails could not be looked for'),
    pause: lookEvery,
  });
  const stopListening = await database.listen(mailChannel, {
    hear: () => routine.wake(Math.random() * mostDelay),
    missed: () => routine.wake(0),
  });
  await database.system(forgetOld);
  routine.wake(0);
  return async () => {
    await routine.stop();
    // What was not sent by now, or not noted as sent, is due again when its lease is over.
    delivery.close();
    await stopListening();
  };
}

/** A mail that this server has taken. */
interface Taken {
  id: string;
  mail: Mail;
  tries: number;
  /** Whether it was ordered too long ago to be sent. */
  stale: boolean;
}

async function send(
  { database, config, log, receivers, delivery }: MailParts & { delivery: Delivery },
  { id, mail, tries, stale }: Taken,
): Promise<void> {
  const facts = { mail: id, kind: mail.kind, tries };
  try {
    const message = stale
      ? undefined
      : await database.system((session) => compose(session, mail, { config, receivers }));
    if (message) await delivery.send(message, id);
    await database.system((session) => settle(session, id, message !== undefined));
    log.info(facts, message ? 'mail sent' : `mail dropped: ${stale ? 'it is too old' : 'it is for nobody'}`);
  } catch (error) {
    const over = tries >= mostTries || isRefusedForGood(error);
    await database.system((session) => postpone(session, id, over ? null : firstPause * 3 ** (tries - 1)));
    if (over) log.error({ ...facts, ...reasonOf(error) }, 'mail given up');
    else log.warn({ ...facts, ...reasonOf(error) }, 'mail could not be sent: it will be tried again');
  }
}

/** Milliseconds until the next mail is due. */
async function untilNext({ orm }: Session): Promise<number> {
  const [row] = await orm
    .select({ seconds: sql<string | null>`extract(epoch FROM min(${mails.due_at}) - now())` })
    .from(mails);
  return row?.seconds ? Math.min(Math.max(Number(row.seconds) * 1000, soon), lookEvery) : lookEvery;
}

/** Takes the mail that is due longest; whoever else looks at this moment takes another. */
async function takeOne({ orm }: Session): Promise<Taken | undefined> {
  const due = sql`(SELECT id FROM mails WHERE due_at <= now() ORDER BY due_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)`;
  const stale = sql<boolean>`${mails.mail} ->> 'kind' = 'RESTORE' AND ${mails.created_at} < now() - make_interval(hours => ${wishHours}::int)`;
  const [taken] = await orm
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1`, due_at: sql`now() + make_interval(secs => ${lease}::int)` })
    .where(sql`${mails.id} = ${due}`)
    .returning({ id: mails.id, mail: mails.mail, tries: mails.attempts, stale });
  return taken;
}

async function settle({ orm }: Session, id: string, sent: boolean): Promise<void> {
  await orm
    .update(mails)
    .set({ due_at: null, ...(sent ? { sent_at: sql`now()` } : {}) })
    .where(sql`${mails.id} = ${id}`);
}

/** Leaves a mail for later; for good without a number of seconds. */
async function postpone({ orm }: Session, id: string, seconds: number | null): Promise<void> {
  const due = seconds === null ? null : sql`now() + make_interval(secs => ${seconds}::int)`;
  await orm
    .update(mails)
    .set({ due_at: due })
    .where(sql`${mails.id} = ${id}`);
}

async function forgetOld({ orm }: Session): Promise<void> {
  await orm
    .delete(mails)
    .where(sql`${mails.due_at} IS NULL AND ${mails.created_at} < now() - make_interval(days => ${keptDays}::int)`);
}

/** The SMTP server takes no mail for this address, now or ever. */
function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error && 'responseCode' in error)) return false;
  return error.code === 'EENVELOPE' && Number(error.responseCode) >= 500;
}

/** Why a mail did not go. An SMTP server's own words stay out of the log: they repeat addresses. */
function reasonOf(error: unknown): object {
  if (!(error instanceof Error) || !('code' in error)) return { err: error };
  return 'responseCode' in error
    ? { code: error.code, answer: error.responseCode }
    : { code: error.code, reason: error.message };
}
