import { describe, expect, it } from 'vitest';
import { createAccessControlProvider } from '../../../providers/access';
import { isMethodAllowed } from '../../../providers/auth/allowedMethods';
import { resources } from '../../../resources';
import type { Mutation, Query } from '../../../resources/contract.generated';
import { permissionCatalogue } from '../../../server/areas/identity/permissions/catalogue';
import { isCategoryOfEveryUser } from '../../../server/areas/identity/permissions/categories';
import { standardRoles, type StandardRoleName } from '../../../server/areas/identity/permissions/roles';
import { menuGroups } from '../../../src/layouts/inner/menuEntries';
import { openFakeTab, storeSession, type FakeTab } from '../providers/tab';

/** Signs in a user with the permissions of a standard role, whose company is not the operator's. */
function signInAs(role: StandardRoleName): FakeTab {
  const tab = openFakeTab('http://127.0.0.1/graphql');
  const codes: readonly string[] = standardRoles[role].permissions;
  const permissions = permissionCatalogue
    .filter(({ code, category }) => isCategoryOfEveryUser(category) || codes.includes(code))
    .filter(({ category }) => category !== 'operator')
    .map(({ code, methods }) => ({ id: code, code, methods: [...methods] }));
  storeSession(tab.session, role, []);
  const session = tab.session.get();
  if (!session) throw new Error('The session was not stored.');
  tab.session.set({ ...session, user: { ...session.user, permissions } });
  return tab;
}

interface Access {
  role: StandardRoleName;
  /** Names of the entries of the main menu, from top to bottom. */
  menu: readonly string[];
  /** Methods that the role may not call. The server refuses them, as tests/api/contract/access.test.ts proves. */
  refused: readonly (keyof Query | keyof Mutation)[];
}

const work = ['service_transportations', 'logist_tasks', 'customers', 'vehicles'];
const company = (...paying: string[]) => ['users', 'roles', 'tenants', ...paying, 'services', 'task_templates'];

const access: readonly Access[] = [
  {
    role: 'admin',
    menu: ['dashboard', 'planning', ...work, 'absences', ...company('payments'), 'activities', 'contact_sales'],
    refused: [],
  },
  {
    role: 'logistician',
    menu: ['dashboard', 'planning', ...work, 'absences', ...company(), 'activities'],
    refused: [
      'payments',
      'contactSales',
      'createRole',
      'createUser',
      'updateUserState',
      'deleteVehicle',
      'updateTenant',
      'updateCompanyForVerification',
    ],
  },
  {
    role: 'driver',
    menu: ['today'],
    refused: [
      'customersView',
      'absences',
      'vehiclesView',
      'usersView',
      'roles',
      'payments',
      'activities',
      'contactSales',
      'tenant',
      'createServiceTransportation',
      'updateVehicle',
      'deleteServiceTransportation',
    ],
  },
  {
    role: 'support',
    menu: ['dashboard', ...work, ...company('payments'), 'activities', 'contact_sales'],
    refused: ['planningBoard', 'createContactSale', 'createVehicle', 'updateTenant', 'updateCompanyForVerification'],
  },
];

describe.each(access)('a user of the role $role', ({ role, menu, refused }) => {
  it('finds the pages of the role in the main menu', () => {
    const entries = menuGroups(signInAs(role).session.get()).flat();
    expect(entries.map(({ name }) => name)).toEqual(menu);
  });

  it.runIf(refused.length > 0)('may not call methods of other roles', () => {
    const session = signInAs(role).session.get();
    expect(refused.filter((method) => isMethodAllowed(session, method))).toEqual([]);
  });
});

/** Resources whose records belong to the user. Every user may change them. */
const ofOwn = new Set(['background_jobs', 'devices', 'list_views']);

describe('a user of the role support', () => {
  it('is offered nothing that changes a record of the company', async () => {
    const { can } = createAccessControlProvider(resources, signInAs('support').session);
    const offered: string[] = [];
    for (const { name, actions } of resources.filter((resource) => !ofOwn.has(resource.name)))
      for (const action of ['create', 'clone', 'edit', 'delete', 'restore', ...actions.map((each) => each.name)])
        if ((await can({ resource: name, action })).can) offered.push(`${name} ${action}`);
    // A receipt is only downloaded.
    expect(offered).toEqual(['payments receipt']);
  });
});
