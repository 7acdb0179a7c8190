import { describe, expect, test } from 'vitest';
import { companyResource } from '../../../resources/company';
import { valueAt } from '../../../src/fields/paths';
import { findFormProblems } from '../../../src/screens/form/check';
import { changedFormValues, draftsOf, isFieldActive } from '../../../src/screens/form/drafts';
import { companySettings } from './company-settings';

const ticked = '$copies.actual';
const seat = {
  country: 'PL',
  state: null,
  city: 'Kalisz',
  zip: '62-800',
  street: 'Przemysłowa',
  house_number: '14',
  apartment: null,
};

const tenant = (legal_address: unknown, actual_address: unknown) => ({
  id: '1',
  lang: 'pl',
  ...companySettings,
  company: [{ name: 'Trakt', legal_address, actual_address, contact_people: [] }],
});

/**
 * Returns the drafts of a company's form after the user has set or cleared the checkbox that makes the actual address a
 * copy of the legal one. `legal` are edits of the legal address.
 */
function withCheckbox(record: unknown, tick: boolean, legal: Readonly<Record<string, unknown>> = {}) {
  const drafts = draftsOf(companyResource, record, 'en');
  const held = Object(drafts.company);
  return {
    ...drafts,
    company: { ...held, legal_address: { ...held.legal_address, ...legal } },
    $copies: { actual: tick },
  };
}

describe('the checkbox of a section that can be a copy', () => {
  test.each([
    ['the same', seat, seat, true],
    ['different', seat, { ...seat, house_number: '16' }, false],
    ['both empty', null, null, false],
    ['one of them missing', seat, null, false],
  ])('when they are %s', (_, legal, actual, expected) => {
    expect(valueAt(draftsOf(companyResource, tenant(legal, actual), 'en'), ticked)).toBe(expected);
  });
});

describe('a section that is a copy', () => {
  test('becomes equal to the other', () => {
    const record = tenant(seat, { ...seat, street: 'Łódzka', house_number: '210' });
    expect(Object.fromEntries(changedFormValues(companyResource, record, withCheckbox(record, true), 'en'))).toEqual({
      'company.actual_address.street': 'Przemysłowa',
      'company.actual_address.house_number': '14',
    });
  });

  test('follows the other', () => {
    const record = tenant(seat, seat);
    expect(
      Object.fromEntries(
        changedFormValues(companyResource, record, withCheckbox(record, true, { city: 'Łódź' }), 'en'),
      ),
    ).toEqual({
      'company.legal_address.city': 'Łódź',
      'company.actual_address.city': 'Łódź',
    });
  });

  test('becomes separate without the checkbox', () => {
    const record = tenant(seat, seat);
    expect([
      ...changedFormValues(companyResource, record, withCheckbox(record, false, { city: 'Łódź' }), 'en').keys(),
    ]).toEqual(['company.legal_address.city']);
  });

  test('hides its fields, and skips their validation', async () => {
    const record = tenant({ ...seat, city: 'K'.repeat(101) }, null);
    const field = companyResource.fields['company.actual_address.city'];
    const active = (tick: boolean) =>
      field &&
      isFieldActive(companyResource, { path: 'company.actual_address.city', field }, withCheckbox(record, tick), 'en');
    expect([active(true), active(false)]).toEqual([false, true]);
    expect(Object.keys(await findFormProblems(companyResource, withCheckbox(record, true), 'en'))).toEqual([
      'company.legal_address.city',
    ]);
  });
});
