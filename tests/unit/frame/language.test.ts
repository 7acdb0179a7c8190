import { describe, expect, test } from 'vitest';
import { loadWords } from '../../../providers/i18n/areas';
import { firstLanguage, languageCookie } from '../../../providers/i18n/language';

describe('the language to begin with', () => {
  test.each([
    { cookies: '', browser: 'pl-PL', language: 'pl' },
    { cookies: '', browser: 'PL', language: 'pl' },
    { cookies: '', browser: 'en-GB', language: 'en' },
    { cookies: '', browser: 'de-DE', language: 'en' },
    { cookies: '', browser: '', language: 'en' },
  ])('on a first visit with a browser in "$browser" is $language', ({ cookies, browser, language }) => {
    expect(firstLanguage(cookies, browser)).toBe(language);
  });

  test('is the one that was chosen, whatever the browser speaks', () => {
    expect(firstLanguage('theme=dark; lang=en; other=pl', 'pl-PL')).toBe('en');
    expect(firstLanguage('lang=pl', 'en-GB')).toBe('pl');
  });

  test('is not taken from a cookie of another name, nor from a language that the console does not have', () => {
    expect(firstLanguage('slang=pl', 'en-GB')).toBe('en');
    expect(firstLanguage('lang=xx', 'pl-PL')).toBe('pl');
  });
});

test('the cookie keeps the choice for 365 days, for the whole site, and does not follow to other sites', () => {
  const [choice, ...attributes] = languageCookie('pl').split('; ');
  expect(choice).toBe('lang=pl');
  expect(new Set(attributes)).toEqual(new Set(['Max-Age=31536000', 'Path=/', 'SameSite=Lax']));
});

describe('an area of words', () => {
  test('comes in the language asked for', async () => {
    expect(await loadWords('pl', 'auth')).toMatchObject({ password: 'Hasło' });
    expect(await loadWords('en', 'auth')).toMatchObject({ password: 'Password' });
  });

  test('that has no file in a language reuses the English one', async () => {
    expect(await loadWords('cs', 'auth')).toEqual(await loadWords('en', 'auth'));
  });

  test('that no language has is an error', async () => {
    await expect(loadWords('en', 'nonsense')).rejects.toThrow('nonsense');
  });
});
