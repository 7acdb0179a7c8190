import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { configuredProvider, type Provider } from '../areas/identity/social/providers';
import type { Config } from '../config';

/**
 * A provider's window answers the one that opened it, and looks at the origin that it was opened from. More than the
 * origin is told to nobody, not even to ourselves: addresses of links in mails hold tokens.
 */
const forProviders = {
  crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  referrerPolicy: { policy: 'strict-origin' },
} as const;

/**
 * Security headers on every response. Scripts come from our own files alone, and from the providers that one may sign in
 * with: tokens are in local storage, so a foreign script would be a stolen session. Styles may stand in the page, because emotion writes them there.
 */
export async function registerHeaders(app: FastifyInstance, { publicUrl, social }: Pick<Config, 'publicUrl' | 'social'>): Promise<void> {
  // 'self' covers our own socket in current browsers; older ones want its address.
  const socket = publicUrl ? [publicUrl.replace(/^http/, 'ws')] : [];
  const pages = social.map((one) => configuredProvider(one).page);
  const sources = (name: keyof Provider['page']) => pages.map((page) => page[name]).filter((source) => source !== undefined);
  const frames = sources('frameSrc');
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...sources('scriptSrc')],
        styleSrc: ["'self'", "'unsafe-inline'", ...sources('styleSrc')],
        imgSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", ...socket, ...sources('connectSrc')],
        ...(frames.length > 0 ? { frameSrc: frames } : {}),
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    frameguard: { action: 'deny' },
    ...(social.length > 0 ? forProviders : {}),
    strictTransportSecurity: { maxAge: 365 * 24 * 3600, includeSubDomains: false },
  });
}
