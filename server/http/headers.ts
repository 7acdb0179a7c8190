import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import { createConfiguredProvider, type ProviderSettings } from '../areas/identity';
import type { Config } from '../config';

/**
 * Headers that sign-in with an identity provider needs: the provider's popup posts its result to the console's window
 * and checks the console's origin. The referrer is only the origin, because URLs in mails contain tokens.
 */
const providerPopupHeaders = {
  crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  referrerPolicy: { policy: 'strict-origin' },
} as const;

type HeadersConfig = Pick<Config, 'publicUrl' | 'social' | 'maps' | 'cards'>;

/**
 * Origins that Google Maps loads from, according to Google's documentation of Content-Security-Policy. Inline scripts
 * and eval are not allowed.
 */
const googleMapsSources = {
  scriptSrc: ['https://maps.googleapis.com', 'https://maps.gstatic.com'],
  styleSrc: ['https://fonts.googleapis.com'],
  fontSrc: ['https://fonts.gstatic.com'],
  imgSrc: [
    'https://*.googleapis.com',
    'https://*.gstatic.com',
    'https://*.google.com',
    'https://*.googleusercontent.com',
  ],
  connectSrc: ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com', 'data:', 'blob:'],
  frameSrc: ['https://*.google.com'],
  workerSrc: ['blob:'],
};
const noMapSources: Readonly<Record<keyof typeof googleMapsSources, readonly string[]>> = {
  scriptSrc: [],
  styleSrc: [],
  fontSrc: [],
  imgSrc: [],
  connectSrc: [],
  frameSrc: [],
  workerSrc: [],
};

/** Origins of Stripe's script, frames and API, according to its documentation of Content-Security-Policy. */
const stripeSources = {
  scriptSrc: ['https://js.stripe.com'],
  frameSrc: ['https://js.stripe.com', 'https://hooks.stripe.com'],
  connectSrc: ['https://api.stripe.com'],
};
const noStripeSources: Readonly<Record<keyof typeof stripeSources, readonly string[]>> = {
  scriptSrc: [],
  frameSrc: [],
  connectSrc: [],
};

/**
 * Adds security headers to every response.
 * Scripts are allowed only from this server and the configured identity providers, map service and card processor.
 * Tokens are in local storage, so a foreign script could steal the session. Inline styles are allowed, because Emotion
 * inserts them.
 */
export function registerSecurityHeaders(app: FastifyInstance, { publicUrl, social, maps, cards }: HeadersConfig): void {
  // In current browsers, `'self'` includes the WebSocket; older browsers need the WebSocket's URL.
  const socket = publicUrl ? [publicUrl.replace(/^http/, 'ws')] : [];
  const pages = social.map((one) => createConfiguredProvider(one).cspSources);
  const sources = (name: keyof ProviderSettings['cspSources']) =>
    pages.map((page) => page[name]).filter((source) => source !== undefined);
  const map = maps ? googleMapsSources : noMapSources;
  // The console loads Stripe's script only with a publishable key.
  const stripe = cards.kind === 'stripe' && cards.publishableKey ? stripeSources : noStripeSources;
  const frames = [...sources('frameSrc'), ...map.frameSrc, ...stripe.frameSrc];
  // Created once: Fastify's plugin of the same name creates it for each request, a twentieth of the time of a list.
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...sources('scriptSrc'), ...map.scriptSrc, ...stripe.scriptSrc],
        styleSrc: ["'self'", "'unsafe-inline'", ...sources('styleSrc'), ...map.styleSrc],
        fontSrc: ["'self'", ...map.fontSrc],
        imgSrc: ["'self'", 'data:', ...map.imgSrc],
        workerSrc: ["'self'", ...map.workerSrc],
        connectSrc: ["'self'", ...socket, ...sources('connectSrc'), ...map.connectSrc, ...stripe.connectSrc],
        ...(frames.length > 0 ? { frameSrc: frames } : {}),
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    frameguard: { action: 'deny' },
    ...(social.length > 0 ? providerPopupHeaders : {}),
    strictTransportSecurity: { maxAge: 365 * 24 * 3600, includeSubDomains: false },
  });
  app.addHook('onRequest', (request, reply, done) => setHeaders(request.raw, reply.raw, () => done()));
}
