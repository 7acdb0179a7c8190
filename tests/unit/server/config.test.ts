import { mkdtempSync, rmSync, statSync } from 'node:fs';
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
    const { tokenSecret } = readConfig({ DATA_DIR });
    expect(readConfig({ DATA_DIR }).tokenSecret).toBe(tokenSecret);
    expect(statSync(join(DATA_DIR, 'token-secret')).mode & 0o777).toBe(0o600);
  });
});
