import { expect, test } from './harness/test';

/** What the console shows to users of a role, and what the server lets them call. */
interface Access {
  /** Entries of the main menu, from top to bottom. */
  menu: readonly string[];
  /** Paths of pages that the console does not let the role open, one of each kind. */
  closed: readonly string[];
  /** GraphQL operations that the server refuses to the role. */
  refused: readonly string[];
  allowed: string;
}

const work = ['Requests', 'Tasks', 'Customers', 'Vehicles'];
const company = (...paying: string[]) => ['Users', 'Roles', 'Company', ...paying, 'Services', 'Task templates'];

const listOf = (query: string) => `{ ${query}(first: 1) { data { id } } }`;
const deletionBy = (mutation: string) => `mutation { ${mutation}(id: "1") { id } }`;
const mutation = (name: string, input: string) => `mutation { ${name}(input: { ${input} }) { id } }`;
const createRole = mutation('createRole', 'name: "Of one’s own"');
const createUser = mutation('createUser', 'email: "a@example.com", roles: { sync: ["1"] }');
const createRequest = mutation('createServiceTransportation', 'price: 1');
const createCustomer = mutation(
  'createCustomer',
  'profile: { create: { type: PERSONAL, phone: "+48221234567", email: "a@example.com" } }, address: { create: { country: "PL", city: "Poznań" } }',
);
const createContactSale = mutation('createContactSale', 'email: "a@example.com", phone_number: "+48221234567"');
const createVehicle = mutation('createVehicle', 'license: "NOT MINE"');
const changeVehicle = mutation('updateVehicle', 'id: "1", places: 1');
const changeCompany = mutation('updateTenant', 'id: "1", modified_at: "2026-01-01T00:00:00Z"');
const disableUser = mutation('updateUserState', 'id: "1", state: IN_ACTIVE');
const sendCompany = 'mutation { updateCompanyForVerification(id: "1") { id } }';
const answerRequest = mutation('reviewVerification', 'id: "1", status: VERIFIED');

const roles: Readonly<Record<string, Access>> = {
  admin: {
    menu: ['Dashboard', 'Planning', ...work, 'Absences', ...company('Payments'), 'Activity', 'Contact sales'],
    closed: ['/verification'],
    refused: [listOf('verificationQueue'), answerRequest],
    allowed: listOf('usersView'),
  },
  logistician: {
    menu: ['Dashboard', 'Planning', ...work, 'Absences', ...company(), 'Activity'],
    closed: ['/payment'],
    refused: [
      listOf('payments'),
      listOf('contactSales'),
      listOf('verificationQueue'),
      createRole,
      createUser,
      disableUser,
      deletionBy('deleteVehicle'),
      changeCompany,
      sendCompany,
    ],
    allowed: listOf('customersView'),
  },
  driver: {
    menu: ['Today'],
    closed: ['/customer', '/company', '/service-request/create', '/role/compare'],
    refused: [
      listOf('customersView'),
      listOf('absences'),
      listOf('vehiclesView'),
      listOf('usersView'),
      listOf('roles'),
      listOf('payments'),
      listOf('activities'),
      listOf('contactSales'),
      listOf('verificationQueue'),
      listOf('tenant'),
      createRequest,
      createVehicle,
      changeVehicle,
      deletionBy('deleteServiceTransportation'),
      disableUser,
    ],
    allowed: listOf('serviceTransportationView'),
  },
  support: {
    menu: ['Dashboard', ...work, ...company('Payments'), 'Activity', 'Contact sales'],
    closed: ['/vehicle/create', '/company/edit'],
    refused: [
      listOf('verificationQueue'),
      createContactSale,
      createRequest,
      createCustomer,
      createVehicle,
      createUser,
      createRole,
      changeVehicle,
      changeCompany,
      deletionBy('deleteCustomer'),
      disableUser,
      sendCompany,
    ],
    allowed: listOf('activities'),
  },
};

for (const [role, { menu, closed, refused, allowed }] of Object.entries(roles)) {
  test(`offers ${role} the screens of its role, and refuses other screens and calls`, async ({
    openPageAs,
    waybill,
  }) => {
    const email = `${role}@demo.test`;
    const page = await openPageAs(email);
    for (const address of closed) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 }), address).toHaveText('Access denied');
    }
    await expect(page.getByRole('navigation', { name: 'Main menu' }).getByRole('link')).toHaveText([
      'Waybill',
      ...menu,
    ]);

    const api = await waybill.apiAs(email);
    for (const query of refused) await expect(api.call(query, {}), query).rejects.toThrow('"code":1200');
    await expect(api.call(allowed, {}), allowed).resolves.toBeTruthy();
  });
}
