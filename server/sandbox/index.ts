import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import type { Database } from '../database/database';
import type { JobKind } from '../queue';
import { sandboxPagesPath } from './paths';
import { registerSandboxApi } from './api';
import { deriveSandboxKeys } from './keys';
import { registerSandboxPages } from './pages';
import { createEnabledSandboxJobKinds } from './jobs';

/** What the sandbox's pages and API need from the server. */
export interface SandboxContext {
  database: Database;
  config: Pick<Config, 'cards' | 'production' | 'tokenSecrets'>;
}

/** What the sandbox's jobs need from the server. */
export interface SandboxJobContext extends SandboxContext {
  /** Returns the base URL of this server. Call it only when the server is listening. */
  address: () => string;
  /** Path of the webhook that receives payment events. */
  webhookPath: string;
}

export { createSandboxClientSettings } from './processor';

const apiPath = '/v1';

/**
 * Registers the sandbox: an API for Stripe's SDK, Checkout pages and events, without moving money. When another
 * processor is configured its paths answer 404.
 */
export async function registerSandbox(app: FastifyInstance, { database, config }: SandboxContext): Promise<void> {
  if (config.cards.kind !== 'sandbox') {
    // The hook answers before the request's body is read.
    const notFound = async (_request: FastifyRequest, reply: FastifyReply) => {
      await reply
        .code(404)
        .header('cache-control', 'no-store')
        .send({ errors: [{ message: 'Not Found' }] });
    };
    for (const path of [`${apiPath}/*`, `${sandboxPagesPath}/*`, sandboxPagesPath])
      app.all(path, { onRequest: notFound }, notFound);
    return;
  }
  const { secretKey } = deriveSandboxKeys(config.tokenSecrets[0]);
  await app.register(
    async (api) => {
      parseFormsAsText(api);
      registerSandboxApi(api, database, secretKey);
    },
    { prefix: apiPath },
  );
  await app.register(
    async (pages) => {
      parseFormsAsText(pages);
      registerSandboxPages(pages, database);
    },
    { prefix: sandboxPagesPath },
  );

  app.addHook('onReady', async () => {
    if (config.production) app.log.warn('PAYMENTS_SANDBOX is set: payments are simulated and move no money');
  });
}

/** Returns the jobs of the sandbox; none if another card processor is configured. */
export function createSandboxJobKinds(app: FastifyInstance, parts: SandboxJobContext): JobKind[] {
  const { database, config, address, webhookPath } = parts;
  if (config.cards.kind !== 'sandbox') return [];
  const { webhookSecret } = deriveSandboxKeys(config.tokenSecrets[0]);
  const webhook = () => (app.server.listening ? `${address()}${webhookPath}` : undefined);
  return createEnabledSandboxJobKinds({ database, log: app.log, webhookSecret, webhook });
}

/** Registers a parser that returns form bodies as text, because idempotency hashes the text of a request. */
function parseFormsAsText(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
}
