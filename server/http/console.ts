import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import { supportedLanguages } from '../texts/languages';
import { graphqlPath } from './graphql';

const immutable = 'public, max-age=31536000, immutable';
const revalidate = 'no-cache';

type ConsoleConfig = Pick<Config, 'consoleDirectory' | 'social' | 'maps' | 'cards' | 'mail'>;

/** Serves the built console: its files, `/config.json`, and `index.html` for page loads of any other path. */
export async function registerConsoleRoutes(
  app: FastifyInstance,
  { consoleDirectory, social, maps, cards, mail }: ConsoleConfig,
): Promise<void> {
  const root = resolve(consoleDirectory);
  app.get('/config.json', async (_request, reply) => {
    const providers = social.map(({ provider, clientId, kind }) => ({ provider, clientId, kind }));
    const publishableKey = cards.kind === 'stripe' ? cards.publishableKey : undefined;
    return reply.header('cache-control', revalidate).send({
      api: graphqlPath,
      dialect: 'waybill',
      languages: supportedLanguages,
      social: providers,
      maps,
      publishableKey,
      registration: mail.isAvailable ? 'open' : 'closed',
    });
  });
  const built = existsSync(root);
  if (built) {
    await app.register(files, {
      root,
      preCompressed: true,
      cacheControl: false,
      // The names of files under `assets` contain a hash of their content, so browsers may cache them without asking
      // again.
      setHeaders: (response, path) => {
        response.setHeader('vary', 'accept-encoding');
        response.setHeader('cache-control', path.startsWith(resolve(root, 'assets')) ? immutable : revalidate);
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    if (built && isNavigation(request)) return reply.sendFile('index.html');
    return reply.code(404).send({ errors: [{ message: 'Not Found' }] });
  });
}

/** Returns whether a browser loads a page of the console, whose router then shows the page. */
function isNavigation({ method, url, headers }: FastifyRequest): boolean {
  const [path = ''] = url.split('?');
  const page = path !== graphqlPath && !path.includes('.');
  return (method === 'GET' || method === 'HEAD') && page && headers.accept?.includes('text/html') === true;
}
