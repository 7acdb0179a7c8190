import { describe, expect, it } from 'vitest';
import { consoleUrlProblem, linkPageProblem } from '../../../server/areas/identity/passwords/console-urls';
import { readConfig } from '../../../server/config';

const allowed = { PUBLIC_URL: 'https://waybill.example.com', ALLOWED_ORIGINS: 'https://other.example.com:8443' };
const production = readConfig({
  ...allowed,
  NODE_ENV: 'production',
  TOKEN_SECRET: 'long enough to be taken as a secret',
});
const development = readConfig({ ...allowed, TOKEN_SECRET: 'long enough to be taken as a secret' });

describe('a URL of the console', () => {
  it.each([
    'https://waybill.example.com/auth/invitation',
    'https://other.example.com:8443/',
    'HTTPS://WAYBILL.EXAMPLE.COM:443/auth?a=b#c',
  ])('accepts %s', (address) => expect(consoleUrlProblem(address, production)).toBeUndefined());

  it.each([
    'https://evil.example.com/auth/invitation',
    'http://waybill.example.com/auth',
    'https://waybill.example.com.evil.example/auth',
    'https://waybill.example.com:444/auth',
    'https://waybill.example.com@evil.example/auth',
    'https://anna@waybill.example.com/auth',
    'https://anna:secret@waybill.example.com/auth',
    'https:\\\\evil.example\\auth',
    '//waybill.example.com/auth',
    '/auth/invitation',
    'javascript:alert(1)//https://waybill.example.com',
    'data:text/html,https://waybill.example.com',
    'ftp://waybill.example.com/',
    'null',
    '',
  ])('refuses %s', (address) => expect(consoleUrlProblem(address, production)).toEqual({ code: 'origin' }));

  it('is limited in length', () => {
    const address = `https://waybill.example.com/${'a'.repeat(2000)}`;
    expect(consoleUrlProblem(address, production)).toEqual({ code: 'too_long', payload: { max: 2000 } });
  });

  it.each(['http://localhost:4000/auth', 'http://127.0.0.1:5173/auth', 'http://[::1]:4000/auth'])(
    'accepts %s only in development',
    (address) => {
      expect(consoleUrlProblem(address, development)).toBeUndefined();
      expect(consoleUrlProblem(address, production)).toEqual({ code: 'origin' });
    },
  );
});

describe('a URL that a mail may contain', () => {
  const at = (path: string) => `https://waybill.example.com${path}`;

  it('must match the link’s purpose', () => {
    expect(linkPageProblem(at('/auth/restorePassword'), 'RESTORE', production)).toBeUndefined();
    for (const path of ['/auth/invitation', '/auth/setPassword'])
      expect(linkPageProblem(at(path), 'INVITATION', production)).toBeUndefined();
  });

  it.each([
    '/',
    '/auth',
    '/auth/invitation',
    '/auth/restorePassword/',
    '/auth/restorePassword/x',
    '/x/auth/restorePassword',
    '//evil.example/auth/restorePassword',
    '/auth/restorePassword?next=evil',
    '/auth/restorePassword#pay-now',
    '/auth/restorepassword',
  ])('cannot be %s for a password reset', (path) =>
    expect(linkPageProblem(at(path), 'RESTORE', production)).toEqual({ code: 'origin' }),
  );

  it.each(['/', '/users', '/auth/restorePassword', '/auth/invitation?token=mine', '/auth/setPassword#x'])(
    'cannot be %s for an invitation',
    (path) => expect(linkPageProblem(at(path), 'INVITATION', production)).toEqual({ code: 'origin' }),
  );

  it('must have an allowed origin', () => {
    expect(linkPageProblem('https://evil.example/auth/restorePassword', 'RESTORE', production)).toEqual({
      code: 'origin',
    });
    expect(linkPageProblem('nothing', 'INVITATION', production)).toEqual({ code: 'origin' });
  });
});
