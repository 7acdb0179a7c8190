import { describe, expect, test } from 'vitest';
import { loadWords } from '../../../providers/i18n/areas';
import { firstLanguage, languageCookie } from '../../../providers/i18n/language';

describe('the initial language', () => {
  test.each([
    { cookies: '', browser: 'pl-PL', language: 'pl' },
    { cookies: '', browser: 'PL', language: 'pl' },
    { cookies: '', browser: 'en-GB', language: 'en' },
    { cookies: '', browser: 'de-DE', language: 'en' },
    { cookies: '', browser: '', language: 'en' },
  ])('on a first visit with a browser in "$browser" is $language', ({ cookies, browser, language }) => {
    expect(firstLanguage(cookies, browser)).toBe(language);
  });

  test('is the chosen one, whatever the browser’s language', () => {
    expect(firstLanguage('theme=dark; lang=en; other=pl', 'pl-PL')).toBe('en');
    expect(firstLanguage('lang=pl', 'en-GB')).toBe('pl');
  });

  test('ignores cookies with other names, and unknown languages', () => {
    expect(firstLanguage('slang=pl', 'en-GB')).toBe('en');
    expect(firstLanguage('lang=xx', 'pl-PL')).toBe('pl');
  });
});

test('sets a cookie for 365 days and the whole site, not sent by other sites', () => {
  const [choice, ...attributes] = languageCookie('pl').split('; ');
  expect(choice).toBe('lang=pl');
  expect(new Set(attributes)).toEqual(new Set(['Max-Age=31536000', 'Path=/', 'SameSite=Lax']));
});

describe('a translation file', () => {
  test('is loaded in the requested language', async () => {
    expect(await loadWords('pl', 'auth')).toMatchObject({ password: 'Hasło' });
    expect(await loadWords('en', 'auth')).toMatchObject({ password: 'Password' });
  });

  test('falls back to English', async () => {
    expect(await loadWords('cs', 'auth')).toEqual(await loadWords('en', 'auth'));
  });

  test('is an error when it does not exist', async () => {
    await expect(loadWords('en', 'nonsense')).rejects.toThrow('nonsense');
  });
});
