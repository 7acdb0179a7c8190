import type { Page } from '@playwright/test';
import { expect, test } from './harness/test';

/** What a role is offered by the screens, and what the server lets it do past them. */
interface Access {
  /** The main menu below the product's name, from top to bottom. */
  menu: readonly string[];
  /** Addresses of screens that are not the role's. */
  closed: readonly string[];
  /** Calls that the server refuses: one of each kind that the role may not make. */
  refused: readonly string[];
  allowed: string;
}

const work = ['Requests', 'Tasks', 'Customers', 'Vehicles'];
const company = (...paying: string[]) => ['Users', 'Roles', 'Company', ...paying, 'Services', 'Task templates'];

const listOf = (query: string) => `{ ${query}(first: 1) { data { id } } }`;
const deletionBy = (mutation: string) => `mutation { ${mutation}(id: "1") { id } }`;
const createRole = 'mutation { createRole(input: { name: "Of one’s own" }) { id } }';
const createContactSale =
  'mutation { createContactSale(input: { email: "a@example.com", phone_number: "+48221234567" }) { id } }';
const createVehicle = 'mutation { createVehicle(input: { license: "NOT MINE" }) { id } }';
const changeVehicle = 'mutation { updateVehicle(input: { id: "1", places: 1 }) { id } }';
const disableUser = 'mutation { updateUserState(input: { id: "1", state: IN_ACTIVE }) { id } }';
const sendCompany = 'mutation { updateCompanyForVerification(id: "1") { id } }';
const answerRequest = 'mutation { reviewVerification(input: { id: "1", status: VERIFIED }) { id } }';

const roles: Readonly<Record<string, Access>> = {
  admin: {
    menu: ['Dashboard', ...work, ...company('Payments'), 'Activity', 'Contact sales'],
    closed: ['/verification'],
    refused: [listOf('verificationQueue'), answerRequest],
    allowed: listOf('usersView'),
  },
  logistician: {
    menu: ['Dashboard', ...work, ...company(), 'Activity'],
    closed: ['/payment', '/contact-sales', '/verification', '/user/create', '/role/create', '/company/edit'],
    refused: [
      listOf('payments'),
      listOf('contactSales'),
      createRole,
      disableUser,
      deletionBy('deleteVehicle'),
      sendCompany,
    ],
    allowed: listOf('customersView'),
  },
  driver: {
    menu: ['Today'],
    closed: [
      '/customer',
      '/vehicle',
      '/user',
      '/role',
      '/company',
      '/payment',
      '/activity',
      '/contact-sales',
      '/verification',
      '/service-request/create',
    ],
    refused: [
      listOf('customersView'),
      createVehicle,
      changeVehicle,
      deletionBy('deleteServiceTransportation'),
      disableUser,
    ],
    allowed: listOf('serviceTransportationView'),
  },
  support: {
    menu: ['Dashboard', ...work, ...company('Payments'), 'Activity', 'Contact sales'],
    closed: [
      '/verification',
      '/service-request/create',
      '/customer/create',
      '/vehicle/create',
      '/user/create',
      '/role/create',
      '/contact-sales/create',
      '/company/edit',
    ],
    refused: [
      listOf('verificationQueue'),
      createContactSale,
      changeVehicle,
      deletionBy('deleteCustomer'),
      disableUser,
      sendCompany,
    ],
    allowed: listOf('activities'),
  },
};

/** Calls the API with the token of whoever is signed in on the page; answers the code of the refusal, if it is one. */
async function callPastScreens(page: Page, query: string): Promise<number | undefined> {
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('auth') ?? '{}').access_token);
  const answer = await page.request.post('/graphql', {
    headers: { authorization: `Bearer ${token}` },
    data: { query },
  });
  const { errors } = await answer.json();
  return errors?.[0].extensions.code;
}

for (const [role, { menu, closed, refused, allowed }] of Object.entries(roles)) {
  test(`the ${role} is offered what the role may do, by the screens and past them`, async ({ openFor }) => {
    const page = await openFor(`${role}@demo.test`);
    await expect(page.getByRole('navigation', { name: 'Main menu' }).getByRole('link')).toHaveText([
      'Waybill',
      ...menu,
    ]);
    for (const address of closed) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 }), address).toHaveText('Access denied');
    }
    for (const query of refused) expect(await callPastScreens(page, query), query).toBe(1200);
    expect(await callPastScreens(page, allowed), allowed).toBeUndefined();
  });
}
