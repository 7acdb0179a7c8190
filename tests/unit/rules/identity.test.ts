import { describe, expect, it } from 'vitest';
import type { Language } from '../../../server/contract.generated';
import { supportedLanguages } from '../../../server/texts/languages';
import { textsInLanguage } from '../../../server/texts/texts';
import { permissionCatalogue } from '../../../server/areas/identity/permissions/catalogue';
import { permissionCategoryList } from '../../../server/areas/identity/permissions/categories';
import { permissionMethods } from '../../../server/areas/identity/permissions/methods.generated';
import {
  haveDifferentIds,
  emailProblem,
  grantProblems,
  createNamesPayload,
  idsAfterChanges,
  userProfileProblems,
  roleNameProblem,
  userStateProblem,
  missingPowerProblems,
} from '../../../server/areas/identity/people/rules';

const states = ['INVITED', 'ACTIVE', 'IN_ACTIVE', 'DELETED'] as const;
const allowed = ['INVITED DELETED', 'ACTIVE IN_ACTIVE', 'ACTIVE DELETED', 'IN_ACTIVE ACTIVE', 'IN_ACTIVE DELETED'];

describe('the state of a user', () => {
  it.each(states.flatMap((from) => states.map((to) => [from, to] as const)))('from %s to %s', (from, to) => {
    const expected = allowed.includes(`${from} ${to}`) ? undefined : { code: 'transition', payload: { from, to } };
    expect(userStateProblem(from, to)).toEqual(expected);
  });
});

describe('an e-mail address', () => {
  it.each(['anna@example.com', 'anna.nowak+waybill@mail.example.pl'])('accepts %s', (email) => {
    expect(emailProblem(email)).toBeUndefined();
  });

  it.each(['anna', 'anna@', '@example.com', 'anna@example', 'a b@example.com', 'anna@@example.com'])(
    'refuses %s',
    (email) => {
      expect(emailProblem(email)).toEqual({ code: 'email' });
    },
  );

  it('is limited in length', () => {
    expect(emailProblem(`${'a'.repeat(250)}@example.com`)).toEqual({ code: 'too_long', payload: { max: 254 } });
  });
});

describe('a person’s data', () => {
  it('may be empty', () => {
    expect(userProfileProblems({})).toEqual({});
  });

  it.each([
    ['first_name', 'a'.repeat(101), 'too_long'],
    ['last_name', 'a'.repeat(101), 'too_long'],
    ['phone', '12345', 'phone'],
    ['email', 'anna', 'email'],
    ['country', 'XX', 'country'],
    ['country', 'pl', 'country'],
  ])('refuses %s %s as %s', (field, value, code) => {
    expect(userProfileProblems({ [field]: value })).toEqual({ [field]: [expect.objectContaining({ code })] });
  });

  it('is accepted in common formats', () => {
    expect(
      userProfileProblems({ first_name: 'Łucja', last_name: 'Żak', phone: '+48 22 123 45 67', country: 'PL' }),
    ).toEqual({});
  });
});

describe('the name of a role', () => {
  it.each(['admin', 'Admin', 'logistician', 'DRIVER', 'support'])('refuses the reserved name %s', (name) => {
    expect(roleNameProblem(name, undefined)).toEqual({ code: 'reserved' });
  });

  it('may stay reserved for the standard role', () => {
    expect(roleNameProblem('driver', 'driver')).toBeUndefined();
  });

  it('can replace a standard name, which stays reserved', () => {
    expect(roleNameProblem('Kierowca', 'driver')).toBeUndefined();
    expect(roleNameProblem('driver', 'Kierowca')).toEqual({ code: 'reserved' });
  });

  it('is limited in length', () => {
    expect(roleNameProblem('a'.repeat(61), undefined)).toEqual({ code: 'too_long', payload: { max: 60 } });
  });
});

describe('relations after a change', () => {
  const none: string[] = [];

  it.each([
    ['connect adds, once', ['1'], [{ add: ['1', '2'], remove: none }], ['1', '2']],
    ['disconnect takes away', ['1', '2'], [{ add: none, remove: ['1'] }], ['2']],
    ['sync leaves no others', ['1', '2'], [{ add: ['2', '3'], remove: 'others' as const }], ['2', '3']],
    ['sync of nothing clears', ['1', '2'], [{ add: none, remove: 'others' as const }], []],
    [
      'what follows a sync counts too',
      ['1'],
      [
        { add: ['2'], remove: 'others' as const },
        { add: ['3'], remove: none },
      ],
      ['2', '3'],
    ],
    ['what is both taken away and added stays', ['1'], [{ add: ['1'], remove: ['1'] }], ['1']],
  ])('%s', (_name, before, changes, after) => {
    expect(idsAfterChanges(before, changes)).toEqual(after);
  });

  it('are compared without order', () => {
    expect(haveDifferentIds(['1', '2'], ['2', '1'])).toBe(false);
    expect(haveDifferentIds(['1', '2'], ['1'])).toBe(true);
    expect(haveDifferentIds(['1'], ['2'])).toBe(true);
  });
});

describe('granted permissions', () => {
  const permission = (code: string, toggle = true) => ({ code, title: code, category: 'people', toggle });

  it('must be held by the caller', () => {
    const given = [permission('users.read'), permission('users.write')];
    expect(grantProblems(given, new Set(['users.read', 'users.write']))).toEqual([]);
    expect(grantProblems(given, new Set(['users.read']))).toEqual([
      { code: 'not_held', payload: { count: 1, names: 'users.write' } },
    ]);
  });

  it('must be grantable', () => {
    expect(grantProblems([permission('account.devices', false)], new Set())).toEqual([
      { code: 'not_to_give', payload: { count: 1, names: 'account.devices' } },
    ]);
  });
});

describe('changing users and roles', () => {
  const held = new Set(['users.write']);
  const permission = (code: string, category: string | null) => ({ code, title: code, category, toggle: true });

  it.each([
    ['what whoever acts may do, too', 'users.write', 'people', []],
    ['a power over people', 'users.state', 'people', ['users.state']],
    ['a power over the company', 'company.delete', 'company', ['company.delete']],
    ['a power over its money', 'billing.pay', 'billing', ['billing.pay']],
    ['a look at its money', 'billing.read', 'billing', []],
    ['driving', 'routes.drive', 'requests', []],
    ['vehicles', 'vehicles.write', 'fleet', []],
    ['what is in no category', 'unsorted', null, []],
  ] as const)('with %s', (_name, code, category, lacking) => {
    expect(missingPowerProblems([permission(code, category)], held)).toEqual(
      lacking.map((names) => ({ code: 'not_held', payload: { count: 1, names } })),
    );
  });
});

describe('names in a problem', () => {
  it('are at most five, with the total', () => {
    expect(createNamesPayload(['A', 'B'])).toEqual({ count: 2, names: 'A, B' });
    expect(createNamesPayload(['A', 'B', 'C', 'D', 'E', 'F', 'G'])).toEqual({ count: 7, names: 'A, B, C, D, E, …' });
  });
});

describe('the catalogue', () => {
  /** Returns a language's titles of permissions, and names and descriptions of their categories. */
  const textsOf = (language: Language) => {
    const { t } = textsInLanguage(language);
    return {
      titles: permissionCatalogue.map(({ code }) => t(`permissions:titles.${code}`)),
      names: permissionCategoryList.map(({ code }) => t(`permissions:categories.${code}.name`)),
      descriptions: permissionCategoryList.map(({ code }) => t(`permissions:categories.${code}.description`)),
    };
  };

  it.each(supportedLanguages)('has a text for each permission and category: %s', (language) => {
    for (const text of Object.values(textsOf(language)).flat()) expect(text).toMatch(/^\p{Lu}.{3,}$/u);
  });

  it('has a title for each permission that the contract names', () => {
    const codes = permissionCatalogue.map(({ code }) => code);
    expect(codes.toSorted()).toEqual(Object.keys(permissionMethods).toSorted());
  });

  it('has no two permissions or categories of one name', () => {
    for (const texts of supportedLanguages.map(textsOf))
      for (const names of Object.values(texts)) expect(new Set(names).size).toBe(names.length);
  });
});
