import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SocialProvider, SocialTokenKind } from './contract.generated';

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
  links: LinksConfig;
  mail: MailConfig;
  social: readonly SocialConfig[];
  files: FilesConfig;
}

/** Links in mails. */
export interface LinksConfig {
  /** Origins (scheme, host, port) that a mail's link may lead to; outside production, this machine's own as well. */
  origins: readonly string[];
  /** Minutes that a link to a new password is good for. */
  restoreMinutes: number;
  /** Days that an invitation is good for. */
  invitationDays: number;
}

/** How mails are sent. */
export interface MailConfig {
  /** Address of the SMTP server, with user and password; without one, mails go to the outbox, in production nowhere. */
  smtpUrl?: string;
  /** Sender. */
  from: string;
}

/** A provider that people may sign in with. */
export interface SocialConfig {
  provider: SocialProvider;
  clientId: string;
  /** What its script is asked for. */
  kind: SocialTokenKind;
  /** Needed to exchange authorization codes. */
  clientSecret?: string;
  /** This and the addresses below are the provider's own unless set: for tests and national clouds. */
  issuer?: string;
  keysUrl?: string;
  tokenUrl?: string;
  tokenInfoUrl?: string;
}

/** Where uploaded files are kept, and what is taken. */
export interface FilesConfig {
  /** Bytes of one file; collections of files may take less. */
  largest: number;
  /** Minutes that the address of a file is good for. */
  addressMinutes: number;
  /** A bucket to use instead of the data directory. */
  bucket?: BucketConfig;
}

/** A bucket of Amazon S3, or of a server that speaks its protocol. */
export interface BucketConfig {
  name: string;
  region: string;
  /** Address of a server other than Amazon's. */
  endpoint?: string;
  /** Absent where the machine's own role lets it in. */
  credentials?: { accessKeyId: string; secretAccessKey: string };
}

/** How often a sign-in may be tried, and how long one lasts. */
export interface SignInLimits {
  attemptsPerAccount: number;
  attemptsPerAddress: number;
  windowMinutes: number;
  /** Days without a call after which a session is over. */
  sessionDays: number;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
type LogLevel = (typeof logLevels)[number];

/** A value from outside that the server cannot start with. The message is a sentence for the operator. */
export class ConfigError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

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
    databaseUrl: url(environment, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    demo: yesOrNo(environment, 'DEMO', !production),
    citiesFromPopulation: wholeNumber(environment, 'CITIES_FROM_POPULATION', 0, 0, 100_000_000),
    tokenSecret: environment.TOKEN_SECRET ? longEnough(environment.TOKEN_SECRET) : ownSecret(production, dataDirectory),
    publicUrl: url(environment, 'PUBLIC_URL', ['http:', 'https:'])?.replace(/\/+$/, ''),
    logLevel: oneOf(environment, 'LOG_LEVEL', logLevels, 'info'),
    trustedProxies: proxies(environment.TRUST_PROXY),
    signIn: {
      attemptsPerAccount: wholeNumber(environment, 'SIGN_IN_ATTEMPTS_PER_ACCOUNT', 10, 1, 1_000_000),
      attemptsPerAddress: wholeNumber(environment, 'SIGN_IN_ATTEMPTS_PER_ADDRESS', 100, 1, 1_000_000),
      windowMinutes: wholeNumber(environment, 'SIGN_IN_WINDOW_MINUTES', 15, 1, 1440),
      sessionDays: wholeNumber(environment, 'SESSION_DAYS', 30, 1, 365),
    },
    links: {
      origins: origins(environment),
      restoreMinutes: wholeNumber(environment, 'RESTORE_LINK_MINUTES', 60, 5, 1440),
      invitationDays: wholeNumber(environment, 'INVITATION_DAYS', 7, 1, 90),
    },
    mail: { smtpUrl: url(environment, 'SMTP_URL', ['smtp:', 'smtps:']), from: environment.MAIL_FROM || 'Waybill <waybill@localhost>' },
    social: [social(environment, 'GOOGLE'), social(environment, 'MICROSOFT')].filter((one) => one !== undefined),
    files: {
      largest: wholeNumber(environment, 'FILES_MAX_MEGABYTES', 20, 1, 1000) * 1024 * 1024,
      addressMinutes: wholeNumber(environment, 'FILES_ADDRESS_MINUTES', 15, 10, 1440),
      bucket: bucket(environment),
    },
  };
}

function wholeNumber(environment: Environment, name: string, usual: number, min: number, max: number): number {
  const text = environment[name];
  if (!text) return usual;
  const value = Number(text);
  if (Number.isInteger(value) && value >= min && value <= max) return value;
  throw new ConfigError(`${name} must be a whole number from ${min} to ${max}, not "${text}".`);
}

function yesOrNo(environment: Environment, name: string, usual: boolean): boolean {
  return oneOf(environment, name, ['yes', 'no'], usual ? 'yes' : 'no') === 'yes';
}

function oneOf<T extends string>(environment: Environment, name: string, values: readonly T[], usual: T): T {
  const text = environment[name];
  if (!text) return usual;
  const value = values.find((known) => known === text);
  if (value) return value;
  throw new ConfigError(`${name} must be one of ${values.join(', ')}, not "${text}".`);
}

/** The value is never repeated in the message: a database's address holds a password. */
function url(environment: Environment, name: string, protocols: readonly string[]): string | undefined {
  const text = environment[name];
  if (!text) return undefined;
  if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text;
  throw new ConfigError(`${name} must be an address that begins with ${protocols.map((p) => `${p}//`).join(' or ')}.`);
}

function origins(environment: Environment): string[] {
  const given = (environment.ALLOWED_ORIGINS ?? '').split(',').map((part) => part.trim()).filter(Boolean);
  const publicUrl = url(environment, 'PUBLIC_URL', ['http:', 'https:']);
  return [...(publicUrl ? [publicUrl] : []), ...given].map((address) => {
    if (URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)) return new URL(address).origin;
    throw new ConfigError('ALLOWED_ORIGINS must be addresses like https://waybill.example.com, separated by commas.');
  });
}

/** What a provider's script may be asked for. */
const socialKinds: Readonly<Record<SocialProvider, readonly SocialTokenKind[]>> = {
  GOOGLE: ['CREDENTIAL', 'CODE', 'ACCESS_TOKEN'],
  MICROSOFT: ['CREDENTIAL'],
};

function social(environment: Environment, provider: SocialProvider): SocialConfig | undefined {
  const clientId = environment[`${provider}_CLIENT_ID`];
  if (!clientId) return undefined;
  const kind = oneOf(environment, `${provider}_TOKEN_KIND`, socialKinds[provider], 'CREDENTIAL');
  if (kind === 'CODE' && !environment[`${provider}_CLIENT_SECRET`])
    throw new ConfigError(`${provider}_CLIENT_SECRET is missing: codes are exchanged with it.`);
  const address = (name: string) => url(environment, `${provider}_${name}`, ['http:', 'https:']);
  return {
    provider,
    clientId,
    kind,
    clientSecret: environment[`${provider}_CLIENT_SECRET`] || undefined,
    issuer: environment[`${provider}_ISSUER`] || undefined,
    keysUrl: address('KEYS_URL'),
    tokenUrl: address('TOKEN_URL'),
    tokenInfoUrl: address('TOKEN_INFO_URL'),
  };
}

function bucket(environment: Environment): BucketConfig | undefined {
  const { S3_BUCKET: name, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = environment;
  if (!name) return undefined;
  if (!accessKeyId !== !secretAccessKey) throw new ConfigError('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together.');
  return {
    name,
    region: environment.S3_REGION || 'us-east-1',
    endpoint: url(environment, 'S3_ENDPOINT', ['http:', 'https:']),
    ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
  };
}

function proxies(text: string | undefined): number | string[] {
  if (!text || text === 'no') return 0;
  if (/^\d+$/.test(text)) return Number(text);
  const addresses = text.split(',').map((part) => part.trim());
  if (addresses.every((address) => /^[\da-fA-F.:]+(\/\d{1,3})?$/.test(address))) return addresses;
  throw new ConfigError('TRUST_PROXY must be no, the number of proxies, or their addresses separated by commas.');
}

const shortestSecret = 32;

function longEnough(secret: string): string {
  if (secret.length >= shortestSecret) return secret;
  throw new ConfigError(`TOKEN_SECRET must have at least ${shortestSecret} characters.`);
}

/** A secret of this machine's own, so that a restart signs nobody out. */
function ownSecret(production: boolean, dataDirectory: string): string {
  if (production) {
    throw new ConfigError('TOKEN_SECRET is missing: in production, set it to a random text of 32 characters or more.');
  }
  const file = join(dataDirectory, 'token-secret');
  try {
    return longEnough(readFileSync(file, 'utf8').trim());
  } catch {
    mkdirSync(dataDirectory, { recursive: true });
    const secret = randomBytes(32).toString('base64url');
    writeFileSync(file, `${secret}\n`, { mode: 0o600 });
    return secret;
  }
}
