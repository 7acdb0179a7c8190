import { describe, expect, test } from 'vitest';
import { isEmailAddress } from '../../../server/formats/contact';
import { customerName, profileProblems } from '../../../server/areas/customers/rules';

const company = {
  type: 'BUSINESS',
  company_name: 'Żubr Transport',
  phone: '+48 22 123 45 67',
  email: 'biuro@zubr.example',
};
const person = {
  type: 'PERSONAL',
  first_name: 'Ewa',
  last_name: 'Nowak',
  phone: '+48 601 100 200',
  email: 'ewa@nowak.example',
};

describe('validation of a profile', () => {
  test.each([
    ['nothing with a company', company, []],
    ['nothing with a person', person, []],
    ['a company without its name', { ...company, company_name: null }, ['company_name']],
    ['a company needs no first name', { ...company, first_name: null }, []],
    ['a person without names', { ...person, first_name: null, last_name: null }, ['first_name', 'last_name']],
    ['a phone that no network has', { ...person, phone: '+48 22 999' }, ['phone']],
    ['a phone without its country', { ...person, phone: '601100200' }, ['phone']],
    ['mail without a domain', { ...person, email: 'ewa@nowak' }, ['email']],
    ['a VAT number that is too long', { ...company, vat: 'P'.repeat(21) }, ['vat']],
  ])('%s', (_name, profile, fields) => {
    expect(Object.keys(profileProblems(profile))).toEqual(fields);
  });
});

test.each([
  ['ewa@nowak.example', true],
  ['ewa.nowak+biuro@sub.nowak.example', true],
  ['a@b.example, c@d.example', false],
  ['Ewa <ewa@nowak.example>', false],
  ['@nowak.example', false],
])('%s is an e-mail address: %s', (text, is) => {
  expect(isEmailAddress(text)).toBe(is);
});

test('uses the name of a company, or of a person', () => {
  expect(customerName({ ...company, first_name: 'Ewa' })).toBe('Żubr Transport');
  expect(customerName(person)).toBe('Ewa Nowak');
});
