import { describe, expect, test } from 'vitest';
import { customersResource } from '../../../resources/customers';
import { legsResource } from '../../../resources/routes';
import { vehiclesResource } from '../../../resources/vehicles';
import { findFormProblems } from '../../../src/screens/form/check';
import { draftsOf } from '../../../src/screens/form/drafts';
import { findNamedOption } from '../../../src/ui/choiceSearch';

const vehicle = (values: Readonly<Record<string, unknown>>) => ({
  ...draftsOf(vehiclesResource, { license: 'WGM 2041K' }, 'en'),
  ...values,
});

describe('validation of a vehicle', () => {
  test('requires its plate only', async () => {
    expect(await findFormProblems(vehiclesResource, vehicle({ license: '  ' }), 'en')).toEqual({
      license: [{ code: 'required' }],
    });
    expect(await findFormProblems(vehiclesResource, vehicle({}), 'en')).toEqual({});
  });

  test.each([
    ['year', '2019,5', { code: 'not_integer' }],
    ['year', 'last', { code: 'not_number' }],
    ['year', '1900', { code: 'too_small', payload: { min: 1950 } }],
    ['places', '101', { code: 'too_large', payload: { max: 100 } }],
    ['vin', 'YV2RT40A5KB87320', { code: 'vin' }],
    ['vin', 'YV2RT40A5KB87320O', { code: 'vin' }],
    ['license', 'W'.repeat(21), { code: 'too_long', payload: { max: 20 } }],
  ])('refuses %s %j', async (path, text, problem) => {
    expect(await findFormProblems(vehiclesResource, vehicle({ [path]: text }), 'en')).toEqual({ [path]: [problem] });
  });

  test.each([
    [vehiclesResource, 'vehicle_class', { code: 'unknown_choice', payload: { text: 'Zeppelin' } }],
    [legsResource, 'vehicle', { code: 'unknown_license', payload: { text: 'Zeppelin' } }],
  ])('refuses a typed text that names no related record', async (definition, path, problem) => {
    const drafts = { ...draftsOf(definition, { license: 'WGM 2041K' }, 'en'), [path]: 'Zeppelin' };
    expect(await findFormProblems(definition, drafts, 'en')).toEqual({ [path]: [problem] });
  });

  test.each([
    ['wgm-2041 k', '1'],
    ['WGM', undefined],
    ['PO 1AA', undefined],
  ])('finds the only option that %s names', (text, id) => {
    const titles = ['WGM 2041K', 'PO 1AA', 'PO1AA'];
    const options = titles.map((title, index) => ({ id: String(index + 1), title }));
    expect(findNamedOption(options, text)?.id).toBe(id);
  });

  test('accepts a VIN in lowercase, which is converted', async () => {
    expect(await findFormProblems(vehiclesResource, vehicle({ vin: 'yv2rt40a5kb873209' }), 'en')).toEqual({});
  });
});

describe('validation of a customer', () => {
  const customer = (profile: Readonly<Record<string, unknown>>) =>
    draftsOf(
      customersResource,
      {
        profile: {
          type: 'BUSINESS',
          company_name: 'Trakt',
          phone: '+48 22 123 45 67',
          email: 'a@example.com',
          ...profile,
        },
        address: { country: 'PL', city: 'Warszawa' },
      },
      'en',
    );

  test('requires no person’s name of a company, and no company’s of a person', async () => {
    expect(await findFormProblems(customersResource, customer({}), 'en')).toEqual({});
    expect(await findFormProblems(customersResource, customer({ type: 'PERSONAL' }), 'en')).toEqual({
      'profile.first_name': [{ code: 'required' }],
      'profile.last_name': [{ code: 'required' }],
    });
  });

  test.each(['0048 22', '+48 22 123', 'call me', '12'])('refuses %j as a phone number', async (phone) => {
    expect(await findFormProblems(customersResource, customer({ phone }), 'en')).toEqual({
      'profile.phone': [{ code: 'phone' }],
    });
  });

  test('accepts two zeros instead of a plus', async () => {
    expect(await findFormProblems(customersResource, customer({ phone: '0048 22 123 45 67' }), 'en')).toEqual({});
  });

  test('accepts a Polish number without country code from a Polish reader', async () => {
    expect(await findFormProblems(customersResource, customer({ phone: '22 123 45 67' }), 'pl')).toEqual({});
    expect(await findFormProblems(customersResource, customer({ phone: '22 123 45 67' }), 'en')).toHaveProperty([
      'profile.phone',
    ]);
  });

  test.each(['office', 'office@example', 'a b@example.com', '@example.com'])(
    'refuses %j as an e-mail address',
    async (email) => {
      expect(await findFormProblems(customersResource, customer({ email }), 'en')).toEqual({
        'profile.email': [{ code: 'email' }],
      });
    },
  );
});
