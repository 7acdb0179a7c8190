import { describe, expect, it } from 'vitest';
import { deviceTypeOf } from '../../../server/areas/identity/sign-in/devices';
import { preferredLanguageOf } from '../../../server/http/request-context';

describe('the language of a call', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['pl', 'pl'],
    ['pl-PL,pl;q=0.9,en-US;q=0.8', 'pl'],
    ['en-GB,en;q=0.9,pl;q=0.8', 'en'],
    ['de-DE,pl;q=0.5,en;q=0.4', 'pl'],
    ['en;q=0.1, pl;q=0.7', 'pl'],
    ['pl;q=0', 'en'],
    ['*', 'en'],
    ['PL', 'pl'],
    [';;,q=,pl;q=x', 'en'],
  ])('of the header %j is %s', (header, language) => {
    expect(preferredLanguageOf(header)).toBe(language);
  });
});

describe('the type of a device', () => {
  it.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36', 'desktop'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15', 'desktop'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'desktop'],
    ['Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36', 'mobile'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
      'mobile',
    ],
    ['Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36', 'tablet'],
    ['Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1', 'tablet'],
    ['', 'desktop'],
  ])('%s is %s', (name, kind) => {
    expect(deviceTypeOf(name)).toBe(kind);
  });
});
