import { describe, expect, test } from 'vitest';
import { addressFromGoogle } from '../../../src/fields/inputs/address/googlePlace';
import { findPlaces } from '../../../src/fields/inputs/address/findPlaces';
import { parseTypedAddress } from '../../../src/fields/inputs/address/parseTypedAddress';
import { parsePosition, formatPosition } from '../../../src/fields/formatPosition';

describe('parses a typed address', () => {
  test.each([
    ['Warszawa', { city: 'Warszawa' }],
    ['Nowy Sącz', { city: 'Nowy Sącz' }],
    ['00-850', { zip: '00-850' }],
    ['00-8', { zip: '00-8' }],
    ['00-850 Warszawa', { zip: '00-850', city: 'Warszawa' }],
    ['Warszawa 00-850', { zip: '00-850', city: 'Warszawa' }],
    ['Prosta 12, Warszawa', { street: 'Prosta', house_number: '12', city: 'Warszawa' }],
    ['Prosta 12A, 00-850 Warszawa', { street: 'Prosta', house_number: '12A', zip: '00-850', city: 'Warszawa' }],
    ['Aleje Jerozolimskie 123/4, Warszawa', { street: 'Aleje Jerozolimskie', house_number: '123/4', city: 'Warszawa' }],
    ['Am Sandtorkai 5, 20457 Hamburg', { street: 'Am Sandtorkai', house_number: '5', zip: '20457', city: 'Hamburg' }],
    ['1012 AB Amsterdam', { zip: '1012 AB', city: 'Amsterdam' }],
    ['LT-01103 Vilnius', { zip: 'LT-01103', city: 'Vilnius' }],
    ['Terminal, Gdynia', { street: 'Terminal', city: 'Gdynia' }],
    ['Warszawa, Puławska 10', { street: 'Puławska', house_number: '10', city: 'Warszawa' }],
    ['ul. Puławska 10 Warszawa', { street: 'ul. Puławska', house_number: '10', city: 'Warszawa' }],
    ['Pulawska 10, Warszawa', { street: 'Pulawska', house_number: '10', city: 'Warszawa' }],
    ['ul. 1 Maja 10 Nowy Sącz', { street: 'ul. 1 Maja', house_number: '10', city: 'Nowy Sącz' }],
    ['Puławska 10 m. 5, Warszawa', { street: 'Puławska', house_number: '10/5', city: 'Warszawa' }],
    ['Puławska 10 lok. 5 Warszawa', { street: 'Puławska', house_number: '10/5', city: 'Warszawa' }],
    ['Puławska 10 02-595 Warszawa', { street: 'Puławska', house_number: '10', zip: '02-595', city: 'Warszawa' }],
    ['02-595 Warszawa, Puławska 10', { street: 'Puławska', house_number: '10', zip: '02-595', city: 'Warszawa' }],
    ['Puławska 10, 02-595', { street: 'Puławska', house_number: '10', zip: '02-595' }],
    ['Puławska 10, 02-595, Warszawa', { street: 'Puławska', house_number: '10', zip: '02-595', city: 'Warszawa' }],
    ['Puławska 10, Warszawa, Polska', { street: 'Puławska', house_number: '10', city: 'Warszawa' }],
    ['Berlin, Friedrichstraße 10', { street: 'Friedrichstraße', house_number: '10', city: 'Berlin' }],
    ['Friedrichstr. 10a Berlin', { street: 'Friedrichstr.', house_number: '10a', city: 'Berlin' }],
    ['Friedrichstr. 10 10117 Berlin', { street: 'Friedrichstr.', house_number: '10', zip: '10117', city: 'Berlin' }],
    ['D-10117 Berlin', { zip: '10117', city: 'Berlin' }],
    ['Praha, Vodičkova 39', { street: 'Vodičkova', house_number: '39', city: 'Praha' }],
    ['Vodičkova 39 Praha', { street: 'Vodičkova', house_number: '39', city: 'Praha' }],
    ['Vodičkova 39, Praha 1', { street: 'Vodičkova', house_number: '39', city: 'Praha' }],
    [
      'Vodičkova 791/39, 110 00 Praha 1 - Nové Město',
      { street: 'Vodičkova', house_number: '791/39', zip: '110 00', city: 'Praha' },
    ],
    ['Vodičkova 10 110 00 Praha', { street: 'Vodičkova', house_number: '10', zip: '110 00', city: 'Praha' }],
  ])('%s', (text, parts) => {
    expect(parseTypedAddress(text)[0]).toEqual({ street: '', house_number: '', zip: '', city: '', ...parts });
  });

  test.each([
    ['Warszawa Puławska 10', { street: 'Puławska', house_number: '10', city: 'Warszawa' }],
    ['Nowy Sącz Lwowska 10', { street: 'Lwowska', house_number: '10', city: 'Nowy Sącz' }],
    ['Puławska Warszawa', { street: 'Puławska', house_number: '', city: 'Warszawa' }],
    ['ul. 3 Maja Warszawa', { street: 'ul. 3 Maja', house_number: '', city: 'Warszawa' }],
    ['Praha 1, Vodičkova 39', { street: 'Vodičkova', house_number: '39', city: 'Praha' }],
    ['Warszawa, Puławska', { street: 'Puławska', house_number: '', city: 'Warszawa' }],
  ])('%s, as one of its readings', (text, parts) => {
    expect(parseTypedAddress(text)).toContainEqual({ zip: '', ...parts });
  });

  test('has no reading of an empty text', () => {
    expect(parseTypedAddress('  ')).toEqual([]);
  });
});

describe('finds places', () => {
  const cities = [
    { id: '1', title: 'Warszawa', country: { code: 'PL', title: 'Polska' }, state: { title: 'mazowieckie' } },
    { id: '2', title: 'Praha', country: { code: 'CZ', title: 'Česko' }, state: null },
    { id: '3', title: 'Berlin', country: { code: 'DE', title: 'Deutschland' }, state: null },
  ];
  const search = async (text: string) => {
    const places = await findPlaces(text, async ({ resource, filters = [] }) => {
      const [beginning = ''] = filters.map(({ value }) => String(value).toLowerCase());
      return {
        data: resource === 'cities' ? cities.filter(({ title }) => title.toLowerCase().startsWith(beginning)) : [],
      };
    });
    return Promise.all(places.map(async ({ address }) => (await address())?.parts));
  };

  test.each([
    ['Warszawa, Puławska 10', { city: 'Warszawa', street: 'Puławska', house_number: '10', zip: '' }],
    ['Warszawa Puławska 10', { city: 'Warszawa', street: 'Puławska', house_number: '10', zip: '' }],
    ['02-595', { city: 'Warszawa', street: '', house_number: '', zip: '02-595' }],
    ['Puławska 10, 02-595', { city: 'Warszawa', street: 'Puławska', house_number: '10', zip: '02-595' }],
    [
      'ul. Puławska 10, 02-595 Warszawa',
      { city: 'Warszawa', street: 'ul. Puławska', house_number: '10', zip: '02-595' },
    ],
    ['120 00', { city: 'Praha', street: '', house_number: '', zip: '120 00' }],
    ['ul. Puławska 10 Warszawa', { city: 'Warszawa', street: 'ul. Puławska', house_number: '10', zip: '' }],
    ['Pulawska 10, Warszawa', { city: 'Warszawa', street: 'Pulawska', house_number: '10', zip: '' }],
    ['Berlin, Friedrichstraße 10', { city: 'Berlin', street: 'Friedrichstraße', house_number: '10', zip: '' }],
    ['Friedrichstr. 10 Berlin', { city: 'Berlin', street: 'Friedrichstr.', house_number: '10', zip: '' }],
    ['Friedrichstr. 10, 10117 Berlin', { city: 'Berlin', street: 'Friedrichstr.', house_number: '10', zip: '10117' }],
    ['Praha, Vodičkova 39', { city: 'Praha', street: 'Vodičkova', house_number: '39', zip: '' }],
    ['Vodičkova 39 Praha', { city: 'Praha', street: 'Vodičkova', house_number: '39', zip: '' }],
    ['Vodičkova 39, Praha 1', { city: 'Praha', street: 'Vodičkova', house_number: '39', zip: '' }],
    [
      'Vodičkova 791/39, 110 00 Praha 1 - Nové Město',
      { city: 'Praha', street: 'Vodičkova', house_number: '791/39', zip: '110 00' },
    ],
  ])('of %s', async (text, parts) => {
    expect(await search(text)).toEqual([expect.objectContaining(parts)]);
  });

  test('of an address in no known city: none', async () => {
    expect(await search('Puławska 10, Kalisz')).toEqual([]);
    expect(await search('602 00')).toEqual([]);
  });
});

describe('parses coordinates', () => {
  test.each([
    ['52.2297, 21.0122', { latitude: 52.2297, longitude: 21.0122 }],
    ['52.2297 21.0122', { latitude: 52.2297, longitude: 21.0122 }],
    ['52,2297; 21,0122', { latitude: 52.2297, longitude: 21.0122 }],
    ['52,2297 21,0122', { latitude: 52.2297, longitude: 21.0122 }],
    ['-33.8688,151.2093', { latitude: -33.8688, longitude: 151.2093 }],
    ['91, 21', null],
    ['52, 181', null],
    ['Warszawa', null],
    ['52.2297', null],
  ])('%s', (text, position) => {
    expect(parsePosition(text)).toEqual(position);
  });

  test('parses what it formats', () => {
    const position = { latitude: 52.123457, longitude: -0.000001 };
    expect(parsePosition(formatPosition({ latitude: 52.12345678, longitude: -0.000001 }))).toEqual(position);
  });
});

describe('a Google place', () => {
  const component = (longText: string, shortText: string, ...types: string[]) => ({ longText, shortText, types });
  const position = { latitude: 51.5, longitude: -0.14 };

  test('is converted to an address', () => {
    const parts = [
      component('12', '12', 'street_number'),
      component('Prosta', 'Prosta', 'route'),
      component('Warszawa', 'Warszawa', 'locality', 'political'),
      component('Mazowieckie', 'Mazowieckie', 'administrative_area_level_1', 'political'),
      component('Polska', 'PL', 'country', 'political'),
      component('00-850', '00-850', 'postal_code'),
    ];
    expect(addressFromGoogle(parts, position)).toEqual({
      parts: {
        country: 'PL',
        state: 'Mazowieckie',
        city: 'Warszawa',
        zip: '00-850',
        street: 'Prosta',
        house_number: '12',
      },
      position,
    });
  });

  test('uses the postal town when it has no other', () => {
    const found = addressFromGoogle(
      [component('Slough', 'Slough', 'postal_town'), component('United Kingdom', 'GB', 'country')],
      null,
    );
    expect(found).toEqual({
      parts: { country: 'GB', state: '', city: 'Slough', zip: '', street: '', house_number: '' },
      position: null,
    });
  });
});
