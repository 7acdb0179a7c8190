import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import type { Database } from '../database/database';
import type { JobKind } from '../queue';
import { pagesPath } from './addresses';
import { registerApi } from './api';
import { sandboxKeys } from './keys';
import { registerPages } from './pages';
import { sandboxKinds } from './jobs';

/** What the sandbox is made from. */
export interface SandboxParts {
  database: Database;
  config: Pick<Config, 'cards' | 'production' | 'tokenSecret'>;
}

/** What its jobs need besides. */
export interface SandboxJobSettings extends SandboxParts {
  /** Where this server reaches itself, once it listens. */
  address: () => string;
  /** Path of the webhook that hears of payments. */
  webhookPath: string;
}

export { sandboxProcessor } from './processor';

const apiPath = '/v1';

/**
 * A card processor that moves no money: it answers Stripe's SDK, shows pages to pay at and tells the webhook, where it
 * takes Stripe's place. Elsewhere its addresses answer nothing, not even the console.
 */
export async function registerSandbox(app: FastifyInstance, { database, config }: SandboxParts): Promise<void> {
  if (config.cards.kind !== 'sandbox') {
    // Before a body is read: what is sent to it is nobody's.
    const nothing = async (_request: FastifyRequest, reply: FastifyReply) => {
      await reply
        .code(404)
        .header('cache-control', 'no-store')
        .send({ errors: [{ message: 'Not Found' }] });
    };
    for (const path of [`${apiPath}/*`, `${pagesPath}/*`, pagesPath]) app.all(path, { onRequest: nothing }, nothing);
    return;
  }
  const { secretKey } = sandboxKeys(config.tokenSecret);
  await app.register(
    async (api) => {
      takeForms(api);
      registerApi(api, database, secretKey);
    },
    { prefix: apiPath },
  );
  await app.register(
    async (pages) => {
      takeForms(pages);
      registerPages(pages, database);
    },
    { prefix: pagesPath },
  );

  app.addHook('onReady', async () => {
    if (config.production) app.log.warn('PAYMENTS_SANDBOX is set: payments are played, whoever pays here pays nothing');
  });
}

/** Returns the jobs of the sandbox; none where Stripe is used. */
export function jobsOfSandbox(app: FastifyInstance, parts: SandboxJobSettings): JobKind[] {
  const { database, config, address, webhookPath } = parts;
  if (config.cards.kind !== 'sandbox') return [];
  const { webhookSecret } = sandboxKeys(config.tokenSecret);
  const webhook = () => (app.server.listening ? `${address()}${webhookPath}` : undefined);
  return sandboxKinds({ database, log: app.log, webhookSecret, webhook });
}

/** Bodies are forms, of the SDK and of our own pages, and handed on as text. */
function takeForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
}
