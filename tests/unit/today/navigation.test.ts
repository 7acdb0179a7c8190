import { describe, expect, it } from 'vitest';
import {
  type NavigationDestination,
  navigationLinkTo,
  type NavigationPlatform,
  navigationPlatformOf,
} from '../../../src/pages/today/navigation';

const pinned: NavigationDestination = {
  address: 'ul. Główna 5 (rampa 2), 61-001 Poznań',
  coordinates: { latitude: 52.4064, longitude: 16.9252 },
};
const named: NavigationDestination = { ...pinned, coordinates: null };

describe('opens a place in the phone’s navigation', () => {
  it.each<[NavigationPlatform, NavigationDestination, string]>([
    [
      'android',
      pinned,
      'geo:52.4064,16.9252?q=52.4064,16.9252(ul.%20G%C5%82%C3%B3wna%205%20%20rampa%202%20%2C%2061-001%20Pozna%C5%84)',
    ],
    ['android', named, 'geo:0,0?q=ul.%20G%C5%82%C3%B3wna%205%20(rampa%202)%2C%2061-001%20Pozna%C5%84'],
    ['ios', pinned, 'maps:?daddr=52.4064%2C16.9252'],
    ['ios', named, 'maps:?daddr=ul.%20G%C5%82%C3%B3wna%205%20(rampa%202)%2C%2061-001%20Pozna%C5%84'],
    ['other', pinned, 'https://www.google.com/maps/search/?api=1&query=52.4064%2C16.9252'],
    [
      'other',
      { address: 'A & B #1', coordinates: null },
      'https://www.google.com/maps/search/?api=1&query=A%20%26%20B%20%231',
    ],
    [
      'android',
      { address: 'Nowhere', coordinates: { latitude: -33.9, longitude: 0 } },
      'geo:-33.9,0?q=-33.9,0(Nowhere)',
    ],
  ])('on %s', (platform, destination, link) => {
    expect(navigationLinkTo(destination, platform)).toBe(link);
  });
});

describe('detects a phone by its user agent', () => {
  it.each<[string, number, NavigationPlatform]>([
    ['Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36', 5, 'android'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
      5,
      'ios',
    ],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15', 5, 'ios'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15', 0, 'other'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36', 10, 'other'],
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36', 0, 'other'],
  ])('%s with %i touches', (userAgent, maxTouchPoints, platform) => {
    expect(navigationPlatformOf({ userAgent, maxTouchPoints })).toBe(platform);
  });
});
