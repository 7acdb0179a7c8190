import { type CardsConfig, readCardsConfig } from './cards';
import { type FilesConfig, readFilesConfig } from './files';
import { type LinksConfig, readLinksConfig } from './links';
import { type LoadConfig, readLoadConfig } from './load';
import { type MailConfig, readMailConfig } from './mail';
import { type MapsConfig, readMapsConfig } from './maps';
import { type MonitoringConfig, readMonitoringConfig } from './monitoring';
import { type PushConfig, readPushConfig } from './push';
import { readRoutingConfig, type RoutingConfig } from './routing';
import { readTokenSecrets } from './secret';
import { readSignInLimits, type SignInLimits } from './sign-in';
import { readSocialConfigs, type SocialConfig } from './social';
import { type EnvironmentVariables, readVariables } from './read';
import type { TokenSecrets } from '../runtime/token-keys';
import type { ConfigVariables } from './variables';

export type { CardsConfig } from './cards';
export type { BucketConfig } from './files';
export type { LinksConfig } from './links';
export type { MailConfig } from './mail';
export type { MapsConfig } from './maps';
export type { MonitoringConfig } from './monitoring';
export type { PushConfig } from './push';
export type { RoutingConfig } from './routing';
export type { SignInLimits } from './sign-in';
export type { SocialConfig } from './social';
export { ConfigError } from './read';

/** The server's configuration, validated. */
export interface Config {
  /** Whether NODE_ENV is `production`: no demo data by default, no introspection, and secrets are required. */
  production: boolean;
  port: number;
  host: string;
  /** Directory of the embedded database and the uploaded files. */
  dataDirectory: string;
  /** Directory of the built console. */
  consoleDirectory: string;
  /** Minimum free disk space in bytes; with less, writes are refused. */
  leastFreeBytes: number;
  /** Seconds without a heartbeat of the event loop after which the process is killed; 0: never. */
  watchdogSeconds: number;
  /** Seconds for which a stopping server still serves, while `/readyz` answers 503. */
  drainSeconds: number;
  /** Timeout of requests' SQL statements, in seconds. */
  statementSeconds: number;
  /** URL of PostgreSQL; absent: the embedded database is used. */
  databaseUrl?: string;
  /** Whether an empty database is filled with demo data. */
  demo: boolean;
  /** Minimum number of inhabitants of the cities that the dictionary contains. */
  citiesFromPopulation: number;
  /** Secrets from which keys are derived: the newest, and others that are still accepted. */
  tokenSecrets: TokenSecrets;
  /** URL of the console, without a trailing slash. */
  publicUrl?: string;
  logLevel: ConfigVariables['LOG_LEVEL'];
  /** Number or addresses of the trusted proxies, whose headers report the caller's address; 0: none. */
  trustedProxies: number | string[];
  /** Full years after the year of a request's creation or delivery for which it keeps the name of an erased individual. */
  keepNamesYears: number;
  signIn: SignInLimits;
  load: LoadConfig;
  links: LinksConfig;
  mail: MailConfig;
  social: readonly SocialConfig[];
  /** The map service; absent: the console draws its own maps. */
  maps?: MapsConfig;
  cards: CardsConfig;
  files: FilesConfig;
  push: PushConfig;
  routing: RoutingConfig;
  monitoring: MonitoringConfig;
}

/**
 * Reads the configuration. Outside production, a missing TOKEN_SECRET is generated and stored in the data directory.
 * @throws ConfigError for a wrong or missing value
 */
export function readConfig(environment: EnvironmentVariables): Config {
  const variables = readVariables(environment);
  const production = variables.NODE_ENV === 'production';
  return {
    production,
    port: variables.PORT,
    host: variables.HOST,
    dataDirectory: variables.DATA_DIR,
    consoleDirectory: variables.CONSOLE_DIR,
    leastFreeBytes: variables.LEAST_FREE_MB * 1e6,
    watchdogSeconds: variables.WATCHDOG_SECONDS,
    drainSeconds: variables.DRAIN_SECONDS,
    statementSeconds: variables.STATEMENT_TIMEOUT_SECONDS,
    databaseUrl: variables.DATABASE_URL,
    demo: variables.DEMO ?? !production,
    citiesFromPopulation: variables.CITIES_FROM_POPULATION,
    tokenSecrets: readTokenSecrets(variables, production),
    publicUrl: variables.PUBLIC_URL?.replace(/\/+$/, ''),
    logLevel: variables.LOG_LEVEL,
    trustedProxies: variables.TRUST_PROXY,
    keepNamesYears: variables.KEEP_NAMES_YEARS,
    signIn: readSignInLimits(variables),
    load: readLoadConfig(variables),
    links: readLinksConfig(variables),
    mail: readMailConfig(variables, production),
    social: readSocialConfigs(variables),
    maps: readMapsConfig(variables),
    cards: readCardsConfig(variables, production),
    files: readFilesConfig(variables),
    push: readPushConfig(variables),
    routing: readRoutingConfig(variables),
    monitoring: readMonitoringConfig(variables),
  };
}
