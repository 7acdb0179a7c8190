import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/**
 * Security headers on every response. Scripts come from our own files alone: tokens are in local storage, so a
 * foreign script would be a stolen session. Styles may stand in the page, because emotion writes them there.
 */
export async function registerHeaders(app: FastifyInstance, publicUrl: string | undefined): Promise<void> {
  // 'self' covers our own socket in current browsers; older ones want its address.
  const socket = publicUrl ? [publicUrl.replace(/^http/, 'ws')] : [];
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", ...socket],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    frameguard: { action: 'deny' },
    strictTransportSecurity: { maxAge: 365 * 24 * 3600, includeSubDomains: false },
  });
}
