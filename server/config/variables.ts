import * as z from 'zod';
import { minSecretLength, parseOrigins, parseProxies, parseSecrets } from './lists';
import { optionalUrlSchema, oneOfSchema, optionalTextSchema, wholeNumberSchema, yesOrNoSchema } from './types';

/** Minimum length of the token with which metrics are read, in characters. */
const minMetricsTokenLength = 16;

/** The environment variables of the server with defaults, units and bounds. README.md describes them. */
export const variablesSchema = z.object({
  NODE_ENV: optionalTextSchema(),
  PORT: wholeNumberSchema({ usual: 4000, min: 0, max: 65_535 }),
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z.string().default('./data'),
  CONSOLE_DIR: z.string().default('./dist/console'),
  PUBLIC_URL: optionalUrlSchema('http', 'https'),
  TRUST_PROXY: z.string().default('no').transform(parseProxies),
  LOG_LEVEL: oneOfSchema(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  TOKEN_SECRET: z.string().min(minSecretLength, `must have at least ${minSecretLength} characters.`).optional(),
  TOKEN_SECRET_PREVIOUS: z.string().transform(parseSecrets).optional(),
  DEMO: yesOrNoSchema(),
  CITIES_FROM_POPULATION: wholeNumberSchema({ usual: 0, min: 0, max: 100_000_000, unit: 'inhabitants' }),

  DATABASE_URL: optionalUrlSchema('postgres', 'postgresql'),
  STATEMENT_TIMEOUT_SECONDS: wholeNumberSchema({ usual: 10, min: 1, max: 3600, unit: 'seconds' }),
  LEAST_FREE_MB: wholeNumberSchema({ usual: 100, min: 0, max: 1_000_000_000, unit: 'megabytes' }),
  DRAIN_SECONDS: wholeNumberSchema({ usual: 0, min: 0, max: 600, unit: 'seconds' }),
  WATCHDOG_SECONDS: wholeNumberSchema({ usual: 60, min: 0, max: 86_400, unit: 'seconds' }),

  METRICS_TOKEN: z
    .string()
    .min(minMetricsTokenLength, `must have at least ${minMetricsTokenLength} characters.`)
    .optional(),
  SLOW_STATEMENT_MS: wholeNumberSchema({ usual: 1000, min: 0, max: 3_600_000, unit: 'milliseconds' }),
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalUrlSchema('http', 'https'),
  OTEL_SERVICE_NAME: z.string().default('waybill'),

  COST_PER_OPERATION: wholeNumberSchema({ usual: 20_000, min: 1, max: 1_000_000_000, unit: 'points' }),
  COST_PER_MINUTE: wholeNumberSchema({ usual: 2_000_000, min: 1, max: 1_000_000_000, unit: 'points' }),
  MEGAPIXELS_PER_MINUTE: wholeNumberSchema({ usual: 600, min: 1, max: 1_000_000, unit: 'megapixels' }),

  SIGN_IN_ATTEMPTS_PER_ACCOUNT: wholeNumberSchema({ usual: 10, min: 1, max: 1_000_000, unit: 'attempts' }),
  SIGN_IN_ATTEMPTS_PER_ADDRESS: wholeNumberSchema({ usual: 100, min: 1, max: 1_000_000, unit: 'attempts' }),
  CODES_PER_HOUR: wholeNumberSchema({ usual: 5, min: 1, max: 1_000_000, unit: 'codes' }),
  SIGN_IN_WINDOW_MINUTES: wholeNumberSchema({ usual: 15, min: 1, max: 1440, unit: 'minutes' }),
  SESSION_DAYS: wholeNumberSchema({ usual: 30, min: 1, max: 365, unit: 'days' }),
  RESTORE_LINK_MINUTES: wholeNumberSchema({ usual: 60, min: 5, max: 1440, unit: 'minutes' }),
  INVITATION_DAYS: wholeNumberSchema({ usual: 7, min: 1, max: 90, unit: 'days' }),
  ALLOWED_ORIGINS: z.string().transform(parseOrigins).optional(),

  SMTP_URL: optionalUrlSchema('smtp', 'smtps'),
  MAIL_FROM: optionalTextSchema(),

  GOOGLE_CLIENT_ID: optionalTextSchema(),
  GOOGLE_TOKEN_KIND: oneOfSchema(['CREDENTIAL', 'CODE', 'ACCESS_TOKEN']).optional(),
  GOOGLE_CLIENT_SECRET: optionalTextSchema(),
  GOOGLE_ISSUER: optionalTextSchema(),
  GOOGLE_KEYS_URL: optionalUrlSchema('http', 'https'),
  GOOGLE_TOKEN_URL: optionalUrlSchema('http', 'https'),
  GOOGLE_TOKEN_INFO_URL: optionalUrlSchema('http', 'https'),
  MICROSOFT_CLIENT_ID: optionalTextSchema(),
  MICROSOFT_TOKEN_KIND: oneOfSchema(['CREDENTIAL']).optional(),
  MICROSOFT_ISSUER: optionalTextSchema(),
  MICROSOFT_KEYS_URL: optionalUrlSchema('http', 'https'),
  GOOGLE_MAPS_KEY: optionalTextSchema(),
  GOOGLE_MAPS_MAP_ID: optionalTextSchema(),

  STRIPE_SECRET_KEY: optionalTextSchema(),
  STRIPE_WEBHOOK_SECRET: optionalTextSchema(),
  STRIPE_PUBLISHABLE_KEY: optionalTextSchema(),
  STRIPE_API_URL: optionalUrlSchema('http', 'https'),
  PAYMENTS_SANDBOX: yesOrNoSchema(),

  FILES_MAX_MEGABYTES: wholeNumberSchema({ usual: 20, min: 1, max: 1000, unit: 'megabytes' }),
  KEEP_NAMES_YEARS: wholeNumberSchema({ usual: 6, min: 0, max: 100, unit: 'years' }),
  FILES_ADDRESS_MINUTES: wholeNumberSchema({ usual: 15, min: 10, max: 1440, unit: 'minutes' }),
  S3_BUCKET: optionalTextSchema(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ENDPOINT: optionalUrlSchema('http', 'https'),
  S3_ACCESS_KEY_ID: optionalTextSchema(),
  S3_SECRET_ACCESS_KEY: optionalTextSchema(),

  PUSH_SERVICES: optionalTextSchema(),
  ROUTING_URL: optionalUrlSchema('https', 'http'),
});

/** The validated variables with defaults. */
export type ConfigVariables = z.output<typeof variablesSchema>;
