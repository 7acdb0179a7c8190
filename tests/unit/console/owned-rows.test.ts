import { createInstance } from 'i18next';
import { describe, expect, test } from 'vitest';
import { companyResource } from '../../../resources/company';
import type { ResourceDefinition } from '../../../resources/definition';
import { fieldKindOf } from '../../../src/fields';
import type { FieldDraft, RowDraft } from '../../../src/fields/kind';
import { valueAt } from '../../../src/fields/paths';
import { findFormProblems } from '../../../src/screens/form/check';
import {
  changedFormValues,
  comparableRecord,
  copiedDrafts,
  draftsOf,
  draftFromFormValue,
} from '../../../src/screens/form/drafts';
import { companySettings } from './company-settings';

const people = 'company.contact_people';

const tenant = {
  id: '1',
  lang: 'pl',
  ...companySettings,
  company: [
    {
      name: 'Trakt',
      contact_people: [
        { id: '7', first_name: 'Joanna', last_name: 'Wilczyńska', phone: '+48 62 012 44 01', email: null },
        { id: '8', first_name: 'Henryk', last_name: 'Sobczak', phone: null, email: 'ksiegowosc@trakt.example' },
      ],
    },
  ],
};

/** Returns the drafts of a tenant's form after `edit` has changed the rows of its contact people. */
function withRows(
  edit: (rows: readonly RowDraft[]) => readonly RowDraft[],
  record: unknown = tenant,
): Record<string, unknown> {
  const drafts = draftsOf(companyResource, record, 'en');
  const held = draftFromFormValue(valueAt(drafts, people));
  const rows = Array.isArray(held) ? held.filter((each) => 'drafts' in each) : [];
  return { ...drafts, company: { ...Object(drafts.company), contact_people: edit(rows) } };
}

const changed = (drafts: Record<string, unknown>) =>
  Object.fromEntries(changedFormValues(companyResource, tenant, drafts, 'en'));
const newRow = (drafts: Record<string, FieldDraft>): RowDraft => ({ key: 'new-1', drafts });

describe('rows in a form', () => {
  test('are unchanged when the form opens', () => {
    expect(changed(withRows((rows) => rows))).toEqual({});
  });

  test('change their field when one is added, edited or removed', () => {
    const added = withRows((rows) => [
      ...rows,
      newRow({ first_name: 'Zofia', last_name: 'Żak', phone: '', email: '' }),
    ]);
    expect(changed(added)[people]).toEqual([
      expect.objectContaining({ id: '7' }),
      expect.objectContaining({ id: '8' }),
      { first_name: 'Zofia', last_name: 'Żak', phone: null, email: null },
    ]);
    const renamed = withRows(([first, second]) =>
      first && second ? [{ ...first, drafts: { ...first.drafts, last_name: 'Nowak' } }, second] : [],
    );
    expect(changed(renamed)[people]).toMatchObject([{ id: '7', last_name: 'Nowak' }, { id: '8' }]);
    expect(changed(withRows(() => []))[people]).toEqual([]);
  });

  test('report problems with the row’s number', async () => {
    const drafts = withRows((rows) => [
      ...rows,
      newRow({ first_name: 'Zofia', last_name: ' ', phone: '12', email: '' }),
    ]);
    expect(await findFormProblems(companyResource, drafts, 'en')).toEqual({
      [`${people}.2.last_name`]: [{ code: 'required' }],
      [`${people}.2.phone`]: [{ code: 'phone' }],
    });
  });

  test('ignore differences in the format of a number', () => {
    expect(valueAt(comparableRecord(companyResource, tenant, 'en'), people)).toMatchObject([
      { id: '7', phone: '+48620124401' },
      { id: '8', phone: null },
    ]);
  });

  test('are one line of text in a conflict', () => {
    const field = companyResource.fields[people];
    const context = { resource: 'tenants', path: people, language: 'en', timeZone: 'UTC', t: createInstance().t };
    expect(field && fieldKindOf(field).text(valueAt(tenant, people), field, context)).toBe(
      'Joanna, Wilczyńska, +48 62 012 44 01; Henryk, Sobczak, ksiegowosc@trakt.example',
    );
  });
});

describe('a missing record', () => {
  test('differs from one with empty fields', () => {
    const known = (legal_address: unknown) =>
      valueAt(
        comparableRecord(companyResource, { company: [{ name: 'Trakt', legal_address }] }, 'en'),
        'company.legal_address',
      );
    expect(known(null)).toBeNull();
    expect(known({ country: null, city: null })).toMatchObject({ country: null, city: null });
  });
});

describe('rows with conditional fields', () => {
  const cargo: ResourceDefinition = {
    ...companyResource,
    fields: {
      cargo: {
        type: 'rows',
        columns: {
          kind: { type: 'enum', values: { PALLETS: 'neutral', BULK: 'neutral' } },
          places: { type: 'number', required: true, when: { field: 'kind', is: ['PALLETS'] } },
        },
      },
    },
    form: { sections: [{ name: 'cargo', fields: ['cargo'] }] },
  };

  test('validate only the fields of each row', async () => {
    const rows = [
      { key: 'a', drafts: { kind: 'PALLETS', places: '' } },
      { key: 'b', drafts: { kind: 'BULK', places: '4' } },
    ];
    expect(await findFormProblems(cargo, { cargo: rows }, 'en')).toEqual({ 'cargo.0.places': [{ code: 'required' }] });
    expect(Object.fromEntries(changedFormValues(cargo, {}, { cargo: rows }, 'en'))).toEqual({
      cargo: [
        { kind: 'PALLETS', places: null },
        { kind: 'BULK', places: null },
      ],
    });
  });
});

describe('rows in lines', () => {
  const lines: ResourceDefinition = {
    ...companyResource,
    fields: {
      cargo: {
        type: 'rows',
        lines: true,
        columns: { weight: { type: 'number', required: true }, note: { type: 'text' } },
      },
    },
    form: { sections: [{ name: 'cargo', fields: ['cargo'] }], copies: ['cargo'] },
  };
  const row = (weight: string, note: string, id?: string) => ({ key: `${id} ${weight}`, id, drafts: { weight, note } });

  test('leave out new rows in which nothing is filled, and keep stored ones', async () => {
    const cargo = [row('', ''), row('', '', '7'), row('1200', '')];
    expect(Object.fromEntries(changedFormValues(lines, {}, { cargo }, 'en'))).toEqual({
      cargo: [
        { id: '7', weight: null, note: null },
        { weight: 1200, note: null },
      ],
    });
    expect(await findFormProblems(lines, { cargo }, 'en')).toEqual({ 'cargo.0.weight': [{ code: 'required' }] });
  });

  test('are copied as new rows', () => {
    const drafts = copiedDrafts(lines, { id: '1', cargo: [{ id: '7', weight: 1200, note: 'Steel' }] }, 'en');
    expect(drafts.cargo).toEqual([{ key: 'copy-0', drafts: { weight: '1200', note: 'Steel' } }]);
  });
});
