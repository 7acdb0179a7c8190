import { describe, expect, it } from 'vitest';
import { distinctRoutes, usualAddresses } from '../../../src/pages/requests/create/earlierRequests';

const address = (direction: string, city: string, street = '') => ({ direction, country: 'PL', city, street });
const request = (id: string, from?: string, to?: string, street = '') => ({
  id,
  addresses: [
    ...(from === undefined ? [] : [address('FROM', from, street)]),
    ...(to === undefined ? [] : [address('TO', to)]),
  ],
});

/** Requests of one customer, the latest first. */
const earlier = [
  request('9', 'Kalisz', 'Poznań'),
  request('8', 'Gdynia', 'Poznań'),
  request('7', 'kalisz ', 'Poznań'),
  request('6', 'Kalisz'),
  request('5', 'Kalisz', 'Łódź'),
  request('4', 'Kalisz', 'Poznań', 'Wodna 3'),
];

describe('earlier requests of a customer', () => {
  it('are offered once for each route, the latest first', () => {
    expect(distinctRoutes(earlier, 10).map(({ record }) => record.id)).toEqual(['9', '8', '5', '4']);
    expect(distinctRoutes(earlier, 2).map(({ record }) => record.id)).toEqual(['9', '8']);
    expect(distinctRoutes([], 2)).toEqual([]);
  });

  it('show the usual addresses of each direction, the most frequent first', () => {
    const places = (direction: string, max = 10) =>
      usualAddresses(earlier, direction, max).map(({ city, street }) => [city, street].filter(Boolean).join(', '));
    expect(places('FROM')).toEqual(['Kalisz', 'Gdynia', 'Kalisz, Wodna 3']);
    expect(places('TO')).toEqual(['Poznań', 'Łódź']);
    expect(places('TO', 1)).toEqual(['Poznań']);
  });
});
