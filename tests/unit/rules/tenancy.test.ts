import { describe, expect, test } from 'vitest';
import {
  isEoriNumber,
  isRegistrationNumber,
  isVatNumber,
  normalizeOfficialNumber,
} from '../../../server/formats/numbers';
import {
  companyProblems,
  firstCountry,
  hasVerifiedCompanyDataChanged,
  missingDataProblems,
  contactProblems,
  legalSeatText,
  unfinishedRegistrationProblems,
} from '../../../server/areas/company/rules';
import { previousOnboardingStatuses } from '../../../server/areas/identity/onboarding-rules';
import { demoCountries } from '../../../server/demo/countries/index';
import { demoTenants } from '../../../server/demo/tenants';
import { createRandomGenerator } from '../../../server/demo/random';

describe('VAT numbers', () => {
  test.each([
    'PL5260250274',
    'DE136695976',
    'FR40303265045',
    'ATU13585627',
    'IT00743110157',
    'EL094259216',
    'NL004495445B01',
    'ESB58378431',
    'SE556188840401',
    'CZ25596641',
    'GB980780684',
    'XI980780684',
    'CHE107787577MWST',
    'NO974760673MVA',
  ])('accepts %s', (number) => expect(isVatNumber(number)).toBe(true));

  test.each([
    ['a digit that is wrong', 'PL5260250275'],
    ['two digits that changed places', 'DE136695967'],
    ['one digit too few', 'PL526025027'],
    ['no country', '5260250274'],
    ['a country that there is not', 'QQ5260250274'],
    ['small letters', 'pl5260250274'],
    ['nothing else than a country', 'PL'],
  ])('refuses one with %s', (_name, number) => expect(isVatNumber(number)).toBe(false));

  test('of other countries are checked for their format', () => {
    expect(isVatNumber('TR1234567890')).toBe(true);
  });

  test('are stored in capitals without separators', () => {
    expect(normalizeOfficialNumber(' pl 526-025-02.74 ')).toBe('PL5260250274');
    expect(normalizeOfficialNumber(undefined)).toBeNull();
  });
});

describe('EORI numbers', () => {
  test.each([
    'PL526025027400000',
    'DE4471926',
    'DE123456789012345',
    'FR73282932000074',
    'GB205672212000',
    'BE0403019261',
    'CZ25596641',
  ])('accepts %s', (number) => expect(isEoriNumber(number)).toBe(true));
  test.each(['PL5260250274', 'DE44719', 'UA12345678', 'FR732829320', 'PL52602502740000000', '526025027400000', 'SE'])(
    'refuses %s',
    (number) => expect(isEoriNumber(number)).toBe(false),
  );
});

describe('register numbers', () => {
  test.each([
    ['PL', '0000912476', true],
    ['PL', '123456785', true],
    ['PL', '123456786', false],
    ['PL', '91247', false],
    ['DE', 'HRB 14823', true],
    ['DE', 'HRA 91 B', true],
    ['DE', '14823', false],
    ['CZ', '25596641', true],
    ['CZ', '25596642', false],
    ['FR', '732829320', true],
    ['FR', '732829321', false],
    ['IT', 'REA 123456', true],
  ])('in %s: %s is valid: %s', (country, number, is) => expect(isRegistrationNumber(number, country)).toBe(is));
});

test.each(demoCountries.map(([country]) => [country.code, country] as const))(
  'the demo’s companies of %s have valid numbers',
  (code, country) => {
    const random = createRandomGenerator(11);
    const generated = Array.from({ length: 300 }, () => country.numbers(random));
    expect(generated.filter(({ vat }) => vat !== null && !isVatNumber(vat))).toEqual([]);
    expect(generated.filter(({ eori }) => eori !== null && !isEoriNumber(eori))).toEqual([]);
    expect(generated.filter(({ company_id }) => !isRegistrationNumber(company_id, code))).toEqual([]);
  },
);

const kalisz = { country: 'PL', zip: '62-800', city: 'Kalisz', street: 'ul. Polna', house_number: '1' };
const whole = {
  name: 'Trakt',
  legal_name: 'Trakt Sp. z o.o.',
  registration_number: '0000912476',
  vat_number: 'PL5260250274',
  legal_seat: legalSeatText(kalisz),
};

describe('validation of a company', () => {
  const codesOf = (company: object, before: object | null = null) =>
    Object.fromEntries(
      Object.entries(companyProblems({ ...company }, before && { ...before })).map(([field, [first]]) => [
        field,
        first?.code,
      ]),
    );

  test.each([
    ['nothing with a whole one', whole, {}],
    ['a VAT number', { ...whole, vat_number: 'PL5260250275' }, { vat_number: 'vat' }],
    ['an EORI number', { ...whole, eori: 'PL1' }, { eori: 'eori' }],
    [
      'a number of its country’s register',
      { ...whole, registration_number: 'HRB 14823' },
      { registration_number: 'registration_number' },
    ],
    [
      'without a seat the VAT number tells the country',
      { ...whole, legal_seat: null, registration_number: 'HRB 14823' },
      { registration_number: 'registration_number' },
    ],
    ['without either any register may have it', { name: 'Trakt', registration_number: 'HRB 14823' }, {}],
    ['mail and phone', { ...whole, email: 'office', phone: '12' }, { email: 'email', phone: 'phone' }],
    ['a name that is too long', { ...whole, name: 'T'.repeat(201) }, { name: 'too_long' }],
    [
      'what is missing while it waits for verification',
      { name: 'Trakt', status: 'UNDER_REVIEW' },
      { legal_name: 'required', registration_number: 'required', legal_address: 'required' },
    ],
    ['nothing is missing while it does not', { name: 'Trakt', status: 'NOT_VERIFIED' }, {}],
  ])('%s', (_name, company, problems) => expect(codesOf(company)).toEqual(problems));

  test('accepts a stored number unless its country changes', () => {
    const old = { ...whole, registration_number: 'HRB 14823' };
    expect(codesOf(old, old)).toEqual({});
    expect(codesOf(old, { ...old, legal_seat: legalSeatText({ ...kalisz, country: 'DE' }) })).toEqual({
      registration_number: 'registration_number',
    });
  });
});

test.each([
  ['its legal name', { legal_name: 'Trakt S.A.' }, true],
  ['its seat', { legal_seat: legalSeatText({ ...kalisz, house_number: '2' }) }, true],
  ['an EORI number that it had not', { eori: 'PL526025027400000' }, true],
  ['its phone', { phone: '+48 22 123 45 67' }, false],
  ['nothing instead of what it had not', { eori: null }, false],
])('a company with another %s must be verified again: %s', (_name, change, is) => {
  expect(hasVerifiedCompanyDataChanged(whole, { ...whole, ...change })).toBe(is);
});

test('the demo’s companies are valid', () => {
  for (const { name, registration_number, company } of demoTenants) {
    const { people, ...data } = company;
    const seat = legalSeatText({ ...company.seat });
    expect(
      companyProblems({ ...data, name, registration_number, legal_seat: seat, status: 'UNDER_REVIEW' }, null),
    ).toEqual({});
    for (const person of people) expect(contactProblems({ ...person })).toEqual({});
  }
});

test('refuses a large draft of a registration', () => {
  expect(unfinishedRegistrationProblems({ step: 2 })).toEqual({});
  expect(unfinishedRegistrationProblems('x'.repeat(20_000))).toHaveProperty('temporary');
});

describe('a registration', () => {
  const steps = [null, 'COMPANY_DATA_READY', 'WAITING_PAYMENT', 'ONBOARDING_COMPLETED'] as const;
  const forward = [
    'null COMPANY_DATA_READY',
    'COMPANY_DATA_READY WAITING_PAYMENT',
    'COMPANY_DATA_READY ONBOARDING_COMPLETED',
    'WAITING_PAYMENT ONBOARDING_COMPLETED',
  ];

  test('moves forward only, from the company’s data', () => {
    const all = steps.flatMap((to) =>
      to === null ? [] : previousOnboardingStatuses(to).map((from) => `${from} ${to}`),
    );
    expect(all.toSorted()).toEqual(forward.toSorted());
  });

  test('requires name, registered name, number and seat', () => {
    const complete = {
      name: 'Trakt',
      legal_name: 'Trakt Sp. z o.o.',
      registration_number: '0000912476',
      legal_seat: 'PL, 62-800, Kalisz, , , ',
    };
    expect(missingDataProblems(complete)).toEqual({});
    expect(Object.keys(missingDataProblems({ name: '' }))).toEqual([
      'name',
      'legal_name',
      'registration_number',
      'legal_address',
    ]);
    for (const column of ['name', 'legal_name', 'registration_number'])
      expect(missingDataProblems({ ...complete, [column]: null })).toEqual({ [column]: [{ code: 'required' }] });
    expect(companyProblems({ ...complete, legal_name: null }, null)).toEqual({});
    expect(companyProblems({ ...complete, legal_name: null }, null, true)).toEqual({
      legal_name: [{ code: 'required' }],
    });
  });
});

test.each([
  [null, 'PL, 62-800, Kalisz', 'PL'],
  ['DE, 18055, Rostock', 'PL, 62-800, Kalisz', undefined],
  [null, null, undefined],
])('the first country of a company with the seat %j and then %j is %j', (before, after, country) => {
  expect(firstCountry({ legal_seat: before }, { legal_seat: after })).toBe(country);
});
