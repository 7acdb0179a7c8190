import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { configuredProvider, type ProviderSettings } from '../areas/identity';
import type { Config } from '../config';

/**
 * A provider's window answers the one that opened it, and looks at the origin that it was opened from. More than the
 * origin is told to nobody, not even to ourselves: addresses of links in mails hold tokens.
 */
const forProviders = {
  crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  referrerPolicy: { policy: 'strict-origin' },
} as const;

type Settings = Pick<Config, 'publicUrl' | 'social' | 'maps' | 'cards'>;

/** Where Google's maps fetch their parts from, as its own page on this header lists them; without inline code and eval. */
const forGoogleMaps = {
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
const noMapService: Readonly<Record<keyof typeof forGoogleMaps, readonly string[]>> = {
  scriptSrc: [],
  styleSrc: [],
  fontSrc: [],
  imgSrc: [],
  connectSrc: [],
  frameSrc: [],
  workerSrc: [],
};

/** Where Stripe's script, its frames and what they call are, as its own page on this header lists them. */
const forStripe = {
  scriptSrc: ['https://js.stripe.com'],
  frameSrc: ['https://js.stripe.com', 'https://hooks.stripe.com'],
  connectSrc: ['https://api.stripe.com'],
};
const noScriptOfStripe: Readonly<Record<keyof typeof forStripe, readonly string[]>> = {
  scriptSrc: [],
  frameSrc: [],
  connectSrc: [],
};

/**
 * Security headers on every response. Scripts come from our own files alone, and from the providers that one may sign in
 * with, the map service and the card processor where one is set up: tokens are in local storage, so a foreign script would be a stolen session. Styles may stand in the page, because emotion writes them there.
 */
export async function registerHeaders(
  app: FastifyInstance,
  { publicUrl, social, maps, cards }: Settings,
): Promise<void> {
  // 'self' covers our own socket in current browsers; older ones want its address.
  const socket = publicUrl ? [publicUrl.replace(/^http/, 'ws')] : [];
  const pages = social.map((one) => configuredProvider(one).page);
  const sources = (name: keyof ProviderSettings['page']) =>
    pages.map((page) => page[name]).filter((source) => source !== undefined);
  const map = maps ? forGoogleMaps : noMapService;
  // The console loads Stripe's script by its public key alone.
  const stripe = cards.kind === 'stripe' && cards.publishableKey ? forStripe : noScriptOfStripe;
  const frames = [...sources('frameSrc'), ...map.frameSrc, ...stripe.frameSrc];
  await app.register(helmet, {
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
    ...(social.length > 0 ? forProviders : {}),
    strictTransportSecurity: { maxAge: 365 * 24 * 3600, includeSubDomains: false },
  });
}
