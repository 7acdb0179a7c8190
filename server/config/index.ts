import { type CardsConfig, readCards } from './cards';
import { type FilesConfig, readFiles } from './files';
import { type LinksConfig, readLinks } from './links';
import { type LoadConfig, readLoad } from './load';
import { type MailConfig, readMail } from './mail';
import { type MapsConfig, readMaps } from './maps';
import { readRouting, type RoutingConfig } from './routing';
import { readSecret } from './secret';
import { readSignIn, type SignInLimits } from './sign-in';
import { readSocial, type SocialConfig } from './social';
import { ConfigError, type Environment, oneOf, url, wholeNumber, yesOrNo } from './values';

export type { CardsConfig } from './cards';
export type { BucketConfig } from './files';
export type { LinksConfig } from './links';
export type { MailConfig } from './mail';
export type { MapsConfig } from './maps';
export type { RoutingConfig } from './routing';
export type { SignInLimits } from './sign-in';
export type { SocialConfig } from './social';
export { ConfigError } from './values';

/** Everything that can be set from outside, checked. */
export interface Config {
  /** Whether real users work here: no demo unless asked for, no introspection, secrets must be given. */
  production: boolean;
  port: number;
  host: string;
  /** Directory for what the server keeps on disk. */
  dataDirectory: string;
  /** Directory of the built console. */
  consoleDirectory: string;
  /** Bytes of its disk that are kept free: with less, nothing is written. */
  leastFreeBytes: number;
  /** Seconds without a sign of life after which the process is ended; 0: never. */
  watchdogSeconds: number;
  /** Seconds after which a statement that a caller waits for is ended. */
  statementSeconds: number;
  /** PostgreSQL to use instead of the embedded database. */
  databaseUrl?: string;
  /** Whether an empty database is filled with demo data. */
  demo: boolean;
  /** Cities with fewer inhabitants are left out of the dictionary. */
  citiesFromPopulation: number;
  /** Key that access tokens are signed with. */
  tokenSecret: string;
  /** Address that people reach the console at, without a slash at its end. */
  publicUrl?: string;
  logLevel: LogLevel;
  /** Proxies whose word on the caller's address is believed: their number, or their addresses. */
  trustedProxies: number | string[];
  signIn: SignInLimits;
  load: LoadConfig;
  links: LinksConfig;
  mail: MailConfig;
  social: readonly SocialConfig[];
  /** The map service; absent: maps are drawn by our own means. */
  maps?: MapsConfig;
  cards: CardsConfig;
  files: FilesConfig;
  routing: RoutingConfig;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
type LogLevel = (typeof logLevels)[number];

/**
 * Reads the configuration. Outside production a missing TOKEN_SECRET is made and kept in the data directory.
 * @throws ConfigError for a value that is wrong or missing.
 */
export function readConfig(environment: Environment): Config {
  const production = environment.NODE_ENV === 'production';
  const dataDirectory = environment.DATA_DIR || './data';
  return {
    production,
    port: wholeNumber(environment, 'PORT', 4000, 0, 65_535),
    host: environment.HOST || '0.0.0.0',
    dataDirectory,
    consoleDirectory: environment.CONSOLE_DIR || './dist/console',
    leastFreeBytes: wholeNumber(environment, 'LEAST_FREE_MB', 100, 0, 1_000_000_000) * 1e6,
    watchdogSeconds: wholeNumber(environment, 'WATCHDOG_SECONDS', 60, 0, 86_400),
    statementSeconds: wholeNumber(environment, 'STATEMENT_TIMEOUT_SECONDS', 10, 1, 3600),
    databaseUrl: url(environment, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    demo: yesOrNo(environment, 'DEMO', !production),
    citiesFromPopulation: wholeNumber(environment, 'CITIES_FROM_POPULATION', 0, 0, 100_000_000),
    tokenSecret: readSecret(environment, production, dataDirectory),
    publicUrl: url(environment, 'PUBLIC_URL', ['http:', 'https:'])?.replace(/\/+$/, ''),
    logLevel: oneOf(environment, 'LOG_LEVEL', logLevels, 'info'),
    trustedProxies: proxies(environment.TRUST_PROXY),
    signIn: readSignIn(environment),
    load: readLoad(environment),
    links: readLinks(environment),
    mail: readMail(environment, production),
    social: readSocial(environment),
    maps: readMaps(environment),
    cards: readCards(environment, production),
    files: readFiles(environment),
    routing: readRouting(environment),
  };
}

function proxies(text: string | undefined): number | string[] {
  if (!text || text === 'no') return 0;
  if (/^\d+$/.test(text)) return Number(text);
  const addresses = text.split(',').map((part) => part.trim());
  if (addresses.every((address) => /^[\da-fA-F.:]+(\/\d{1,3})?$/.test(address))) return addresses;
  throw new ConfigError('TRUST_PROXY must be no, the number of proxies, or their addresses separated by commas.');
}
