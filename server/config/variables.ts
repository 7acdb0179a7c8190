import * as z from 'zod';
import { parseOrigins, parseProxies } from './lists';
import { address, oneOf, text, wholeNumber, yesOrNo } from './types';

/** Minimum length of the secret that signs tokens, in characters. */
export const shortestSecret = 32;

/** The environment variables of the server with defaults, units and bounds. README.md describes them. */
export const variables = z.object({
  NODE_ENV: text(),
  PORT: wholeNumber({ usual: 4000, min: 0, max: 65_535 }),
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z.string().default('./data'),
  CONSOLE_DIR: z.string().default('./dist/console'),
  PUBLIC_URL: address('http', 'https'),
  TRUST_PROXY: z.string().default('no').transform(parseProxies),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  TOKEN_SECRET: z.string().min(shortestSecret, `must have at least ${shortestSecret} characters.`).optional(),
  DEMO: yesOrNo(),
  CITIES_FROM_POPULATION: wholeNumber({ usual: 0, min: 0, max: 100_000_000, unit: 'inhabitants' }),

  DATABASE_URL: address('postgres', 'postgresql'),
  STATEMENT_TIMEOUT_SECONDS: wholeNumber({ usual: 10, min: 1, max: 3600, unit: 'seconds' }),
  LEAST_FREE_MB: wholeNumber({ usual: 100, min: 0, max: 1_000_000_000, unit: 'megabytes' }),
  WATCHDOG_SECONDS: wholeNumber({ usual: 60, min: 0, max: 86_400, unit: 'seconds' }),

  COST_PER_OPERATION: wholeNumber({ usual: 20_000, min: 1, max: 1_000_000_000, unit: 'points' }),
  COST_PER_MINUTE: wholeNumber({ usual: 2_000_000, min: 1, max: 1_000_000_000, unit: 'points' }),
  MEGAPIXELS_PER_MINUTE: wholeNumber({ usual: 600, min: 1, max: 1_000_000, unit: 'megapixels' }),

  SIGN_IN_ATTEMPTS_PER_ACCOUNT: wholeNumber({ usual: 10, min: 1, max: 1_000_000, unit: 'attempts' }),
  SIGN_IN_ATTEMPTS_PER_ADDRESS: wholeNumber({ usual: 100, min: 1, max: 1_000_000, unit: 'attempts' }),
  CODES_PER_HOUR: wholeNumber({ usual: 5, min: 1, max: 1_000_000, unit: 'codes' }),
  SIGN_IN_WINDOW_MINUTES: wholeNumber({ usual: 15, min: 1, max: 1440, unit: 'minutes' }),
  SESSION_DAYS: wholeNumber({ usual: 30, min: 1, max: 365, unit: 'days' }),
  RESTORE_LINK_MINUTES: wholeNumber({ usual: 60, min: 5, max: 1440, unit: 'minutes' }),
  INVITATION_DAYS: wholeNumber({ usual: 7, min: 1, max: 90, unit: 'days' }),
  ALLOWED_ORIGINS: z.string().transform(parseOrigins).optional(),

  SMTP_URL: address('smtp', 'smtps'),
  MAIL_FROM: text(),

  GOOGLE_CLIENT_ID: text(),
  GOOGLE_TOKEN_KIND: oneOf(['CREDENTIAL', 'CODE', 'ACCESS_TOKEN']).optional(),
  GOOGLE_CLIENT_SECRET: text(),
  GOOGLE_ISSUER: text(),
  GOOGLE_KEYS_URL: address('http', 'https'),
  GOOGLE_TOKEN_URL: address('http', 'https'),
  GOOGLE_TOKEN_INFO_URL: address('http', 'https'),
  MICROSOFT_CLIENT_ID: text(),
  MICROSOFT_TOKEN_KIND: oneOf(['CREDENTIAL']).optional(),
  MICROSOFT_ISSUER: text(),
  MICROSOFT_KEYS_URL: address('http', 'https'),
  GOOGLE_MAPS_KEY: text(),
  GOOGLE_MAPS_MAP_ID: text(),

  STRIPE_SECRET_KEY: text(),
  STRIPE_WEBHOOK_SECRET: text(),
  STRIPE_PUBLISHABLE_KEY: text(),
  STRIPE_API_URL: address('http', 'https'),
  PAYMENTS_SANDBOX: yesOrNo(),

  FILES_MAX_MEGABYTES: wholeNumber({ usual: 20, min: 1, max: 1000, unit: 'megabytes' }),
  FILES_ADDRESS_MINUTES: wholeNumber({ usual: 15, min: 10, max: 1440, unit: 'minutes' }),
  S3_BUCKET: text(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ENDPOINT: address('http', 'https'),
  S3_ACCESS_KEY_ID: text(),
  S3_SECRET_ACCESS_KEY: text(),

  ROUTING_URL: address('https', 'http'),
});

/** The validated variables with defaults. */
export type Variables = z.output<typeof variables>;
