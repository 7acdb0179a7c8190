import { describe, expect, test } from 'vitest';
import { loadNamespaceFile } from '../../../providers/i18n/namespaces';
import { initialLanguage, formatLanguageCookie } from '../../../providers/i18n/language';

describe('the initial language', () => {
  test.each([
    { cookies: '', browser: 'pl-PL', language: 'pl' },
    { cookies: '', browser: 'PL', language: 'pl' },
    { cookies: '', browser: 'en-GB', language: 'en' },
    { cookies: '', browser: 'de-DE', language: 'en' },
    { cookies: '', browser: '', language: 'en' },
  ])('on a first visit with a browser in "$browser" is $language', ({ cookies, browser, language }) => {
    expect(initialLanguage(cookies, browser)).toBe(language);
  });

  test('is the chosen one, whatever the browser’s language', () => {
    expect(initialLanguage('theme=dark; lang=en; other=pl', 'pl-PL')).toBe('en');
    expect(initialLanguage('lang=pl', 'en-GB')).toBe('pl');
  });

  test('ignores cookies with other names, and unknown languages', () => {
    expect(initialLanguage('slang=pl', 'en-GB')).toBe('en');
    expect(initialLanguage('lang=xx', 'pl-PL')).toBe('pl');
  });
});

test('sets a cookie for 365 days and the whole site, not sent by other sites', () => {
  const [choice, ...attributes] = formatLanguageCookie('pl').split('; ');
  expect(choice).toBe('lang=pl');
  expect(new Set(attributes)).toEqual(new Set(['Max-Age=31536000', 'Path=/', 'SameSite=Lax']));
});

describe('a translation file', () => {
  test('is loaded in the requested language', async () => {
    expect(await loadNamespaceFile('pl', 'auth')).toMatchObject({ password: 'Hasło' });
    expect(await loadNamespaceFile('en', 'auth')).toMatchObject({ password: 'Password' });
  });

  test('falls back to English', async () => {
    expect(await loadNamespaceFile('cs', 'auth')).toEqual(await loadNamespaceFile('en', 'auth'));
  });

  test('is an error when it does not exist', async () => {
    await expect(loadNamespaceFile('en', 'nonsense')).rejects.toThrow('nonsense');
  });
});
