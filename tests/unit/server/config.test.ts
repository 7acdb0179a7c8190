import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../../../server/config';

const TOKEN_SECRET = 'thirty-two characters are enough';
const folder = mkdtempSync(join(tmpdir(), 'waybill-config-'));

afterAll(() => rmSync(folder, { recursive: true }));

describe('the configuration', () => {
  it('has defaults', () => {
    expect(readConfig({ TOKEN_SECRET })).toMatchObject({
      production: false,
      port: 4000,
      dataDirectory: './data',
      demo: true,
      trustedProxies: 0,
    });
  });

  it('has no demo in production unless enabled', () => {
    expect(readConfig({ TOKEN_SECRET, NODE_ENV: 'production' }).demo).toBe(false);
    expect(readConfig({ TOKEN_SECRET, NODE_ENV: 'production', DEMO: 'yes' }).demo).toBe(true);
  });

  it.each([
    [{ PORT: '70000' }, 'PORT'],
    [{ PORT: '4000x' }, 'PORT'],
    [{ DEMO: 'maybe' }, 'DEMO'],
    [{ DATABASE_URL: 'mysql://host/db' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'host' }, 'DATABASE_URL'],
    [{ PUBLIC_URL: 'waybill.example' }, 'PUBLIC_URL'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY'],
    [{ FILES_MAX_MEGABYTES: '0' }, 'FILES_MAX_MEGABYTES'],
    [{ S3_BUCKET: 'waybill', S3_ENDPOINT: 'bucket.example' }, 'S3_ENDPOINT'],
    [{ S3_BUCKET: 'waybill', S3_ACCESS_KEY_ID: 'key' }, 'S3_ACCESS_KEY_ID'],
    [{ SESSION_DAYS: '0' }, 'SESSION_DAYS'],
    [{ ROUTING_URL: 'http://routes.example' }, 'ROUTING_URL'],
    [{ GOOGLE_CLIENT_ID: 'client', GOOGLE_TOKEN_KIND: 'CODE' }, 'GOOGLE_CLIENT_SECRET'],
    [{ MICROSOFT_CLIENT_ID: 'client', MICROSOFT_TOKEN_KIND: 'ACCESS_TOKEN' }, 'MICROSOFT_TOKEN_KIND'],
    [{ NODE_ENV: 'production', SMTP_URL: 'smtps://me:swordfish@mail.example' }, 'MAIL_FROM'],
    [{ TOKEN_SECRET: 'short' }, 'TOKEN_SECRET'],
    [{ TOKEN_SECRET: undefined, NODE_ENV: 'production' }, 'TOKEN_SECRET'],
    [{ TOKEN_SECRET_PREVIOUS: `${TOKEN_SECRET}\nshort` }, 'TOKEN_SECRET_PREVIOUS'],
  ])('refuses %j with a message', (environment, name) => {
    const read = () => readConfig({ TOKEN_SECRET, ...environment });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^${name} .*\\.$`));
  });

  it.each([
    [{}, 'CREDENTIAL'],
    [{ GOOGLE_CLIENT_SECRET: 'secret' }, 'CODE'],
    [{ GOOGLE_CLIENT_SECRET: 'secret', GOOGLE_TOKEN_KIND: 'ACCESS_TOKEN' }, 'ACCESS_TOKEN'],
  ])('asks Google with %j for a %s', (environment, kind) => {
    const { social } = readConfig({ TOKEN_SECRET, GOOGLE_CLIENT_ID: 'client', ...environment });
    expect(social).toMatchObject([{ provider: 'GOOGLE', kind }]);
  });

  it('does not reveal the database password', () => {
    expect(() => readConfig({ TOKEN_SECRET, DATABASE_URL: 'mysql://me:swordfish@host/db' })).toThrow(
      /^(?!.*swordfish)/,
    );
  });

  it('stores files in the data directory, or in a bucket', () => {
    expect(readConfig({ TOKEN_SECRET }).files).toEqual({
      largest: 20 * 1024 * 1024,
      addressMinutes: 15,
      bucket: undefined,
    });
    const bucket = {
      S3_BUCKET: 'waybill',
      S3_REGION: 'eu-central-1',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    };
    expect(readConfig({ TOKEN_SECRET, ...bucket }).files.bucket).toEqual({
      name: 'waybill',
      region: 'eu-central-1',
      endpoint: undefined,
      credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
    });
  });

  it('accepts a number of proxies or their addresses', () => {
    expect(readConfig({ TOKEN_SECRET, TRUST_PROXY: '2' }).trustedProxies).toBe(2);
    expect(readConfig({ TOKEN_SECRET, TRUST_PROXY: '10.0.0.0/8, ::1' }).trustedProxies).toEqual(['10.0.0.0/8', '::1']);
  });

  it('generates a private secret outside production', () => {
    const DATA_DIR = join(folder, 'data');
    const { tokenSecrets } = readConfig({ DATA_DIR });
    expect(readConfig({ DATA_DIR }).tokenSecrets).toEqual(tokenSecrets);
    expect(statSync(join(DATA_DIR, 'token-secret')).mode & 0o777).toBe(0o600);
  });

  it('accepts previous secrets after the newest, one per line', () => {
    const previous = ['a previous secret, with a comma and spaces', 'another one that is even older than that'];
    const { tokenSecrets } = readConfig({ TOKEN_SECRET, TOKEN_SECRET_PREVIOUS: `${previous.join('\n')}\n` });
    expect(tokenSecrets).toEqual([TOKEN_SECRET, ...previous]);
  });
});

describe('a variable that is given as a file', () => {
  const file = (name: string, content: string) => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };
  const refusalOf = (environment: Record<string, string>) => {
    try {
      return readConfig(environment) && undefined;
    } catch (error) {
      return error instanceof ConfigError ? error.message : error;
    }
  };

  it('has the content of the file without the line break at its end', () => {
    const config = readConfig({
      NODE_ENV: 'production',
      TOKEN_SECRET_FILE: file('token', `${TOKEN_SECRET}\n`),
      TOKEN_SECRET_PREVIOUS_FILE: file('previous', 'a previous secret, long enough for it\r\n'),
      DATABASE_URL_FILE: file('database', 'postgres://me:swordfish@host/db\n'),
      SMTP_URL_FILE: file('smtp', 'smtps://me:swordfish@mail.example\r\n'),
      MAIL_FROM: 'Waybill <post@example.com>',
      STRIPE_SECRET_KEY_FILE: file('stripe', 'sk_live_1'),
      STRIPE_WEBHOOK_SECRET_FILE: file('webhook', 'whsec_1\n'),
      S3_BUCKET: 'waybill',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY_FILE: file('bucket', 'secret\n\n'),
    });
    expect(config).toMatchObject({
      tokenSecrets: [TOKEN_SECRET, 'a previous secret, long enough for it'],
      databaseUrl: 'postgres://me:swordfish@host/db',
      mail: { smtpUrl: 'smtps://me:swordfish@mail.example' },
      cards: { secretKey: 'sk_live_1', webhookSecret: 'whsec_1' },
      files: { bucket: { credentials: { secretAccessKey: 'secret' } } },
    });
  });

  it('is refused when the variable is set as well, the file is missing or empty, or its content is wrong', () => {
    const missing = join(folder, 'missing');
    const empty = file('empty', '\n');
    expect(refusalOf({ TOKEN_SECRET, TOKEN_SECRET_FILE: missing })).toBe(
      'TOKEN_SECRET and TOKEN_SECRET_FILE are both set: set one of them.',
    );
    expect(refusalOf({ TOKEN_SECRET_FILE: missing, SMTP_URL_FILE: empty })).toBe(
      `TOKEN_SECRET_FILE names ${missing}, which cannot be read (ENOENT).\nSMTP_URL_FILE names ${empty}, which is empty.`,
    );
    expect(refusalOf({ TOKEN_SECRET, DATABASE_URL_FILE: file('mysql', 'mysql://me:swordfish@host/db') })).toBe(
      'DATABASE_URL must be an address that begins with postgres:// or postgresql://.',
    );
  });
});
