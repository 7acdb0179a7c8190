import { describe, expect, test } from 'vitest';
import { addressFromGoogle } from '../../../src/fields/inputs/address/googlePlace';
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
    ['  ', {}],
  ])('%s', (text, parts) => {
    expect(parseTypedAddress(text)).toEqual({ street: '', house_number: '', zip: '', city: '', ...parts });
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
