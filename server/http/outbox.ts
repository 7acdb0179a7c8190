import { and, eq, isNotNull, lte, or, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { mailJobKind, type MailOutbox, type OutboxMail } from '../areas/mail';
import type { Database } from '../database/database';
import { jobs } from '../queue';
import { escapeHtml } from '../texts/html';

/** Path of the page that lists the mails in the outbox. */
export const outboxPath = '/outbox';

/** Content-Security-Policy of mails: no script runs, and nothing is loaded. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Serves the mails in the outbox to developers: a list, and each mail as HTML and text. Without an outbox, such as on a
 * server that sends mails, these paths are answered with 404.
 */
export function registerOutboxRoutes(app: FastifyInstance, outbox: MailOutbox | undefined, database: Database): void {
  const notFound = (reply: FastifyReply) =>
    reply
      .code(404)
      .header('cache-control', 'no-store')
      .send({ errors: [{ message: 'Not Found' }] });
  if (!outbox) {
    for (const path of [outboxPath, `${outboxPath}/*`]) app.get(path, (_request, reply) => notFound(reply));
    return;
  }

  app.get(outboxPath, async (request, reply) => {
    // Counts first, so that a mail that is sent meanwhile is counted or found.
    const waiting = await countWaiting(database);
    const found = await outbox.list();
    if (request.headers.accept?.includes('text/html')) return sendPage(reply, listPage(found, waiting));
    return reply.header('cache-control', 'no-store').send({ waiting, mails: found });
  });

  app.get<{ Params: { file: string } }>(`${outboxPath}/:file`, async ({ params }, reply) => {
    const [id = '', form] = params.file.split('.');
    const mail = await outbox.find(id);
    if (mail && form === 'html') return sendPage(reply, mail.html);
    if (mail && form === 'txt') return sendPage(reply, mail.text, 'text/plain');
    return notFound(reply);
  });
}

function sendPage(reply: FastifyReply, content: string, type = 'text/html'): FastifyReply {
  const headers = {
    'content-type': `${type}; charset=utf-8`,
    'content-security-policy': policy,
    'cache-control': 'no-store',
  };
  return reply.headers(headers).send(content);
}

/** Mails that are due later than this wait on purpose, such as for their reader to read the inbox. */
const dueSoon = sql`now() + interval '5 seconds'`;

/** Returns the number of mails that are being sent, or are due soon. */
function countWaiting(database: Database): Promise<number> {
  // The job of a mail that is being sent is due again when its lease ends.
  const isDue = or(isNotNull(jobs.lease), lte(jobs.run_at, dueSoon));
  const isWaiting = and(eq(jobs.kind, mailJobKind), eq(jobs.state, 'PENDING'), isDue);
  return database.system(({ orm }) => orm.$count(jobs, isWaiting));
}

function listPage(found: readonly OutboxMail[], waiting: number): string {
  const rows = found.map(
    ({ id, at, to, subject }) => `<tr>
<td>${at.slice(0, 19).replace('T', ' ')}</td><td>${escapeHtml(to)}</td>
<td><a href="${outboxPath}/${id}.html">${escapeHtml(subject)}</a></td><td><a href="${outboxPath}/${id}.txt">text</a></td>
</tr>`,
  );
  const still = waiting > 0 ? ` ${waiting} more on the way: load the page again in a moment.` : '';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Outbox – Waybill</title>
<style>
body { font: 16px/24px system-ui, sans-serif; max-width: 960px; margin: 32px auto; padding: 0 16px; }
table { border-collapse: collapse; width: 100%; }
td { padding: 8px 16px 8px 0; border-bottom: 1px solid #8886; overflow-wrap: anywhere; }
</style>
</head>
<body>
<h1>Outbox</h1>
<p>E-mails are not sent: set SMTP_URL to send them. ${found.length === 0 ? 'There are none yet.' : 'Newest first; times are UTC.'}${still}</p>
<table>
${rows.join('\n')}
</table>
</body>
</html>
`;
}
