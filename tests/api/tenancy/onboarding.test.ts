import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type SignedInUser, type TestServer } from '../harness/server';
import {
  registeredCompanyData,
  registerCompany,
  registerUser,
  startTrial,
  fetchRegistrationStatus,
} from '../identity/registration';
import { methodDocumentOf, contractMethods, operatorOnlyMethods } from '../contract/contract';
import { smallestArgumentsOf } from '../contract/input';
import { problemCodesOf, fetchTenant, updateCompany, updateTenant } from './calls';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

/**
 * Methods that a user with an unfinished registration may call: those of the user's own account, and of steps 2 and 3
 * of the registration.
 */
const allowed = [
  'login',
  'socialLogin',
  'refreshToken',
  'register',
  'socialRegister',
  'forgotPassword',
  'forgotPasswordToken',
  'updateForgottenPassword',
  'updateUserInvitePassword',
  'externalAccess',
  'account',
  'updateAccount',
  'updatePassword',
  'proveEmail',
  'resendEmailCode',
  'generateCode',
  'twofaStatus',
  'twofaGenerateCode',
  'twofaActivate',
  'twofaRecoveryCodes',
  'userDevices',
  'deleteDevice',
  'deleteOtherDevices',
  'tenant',
  'updateTenant',
  'idGenerator',
  'countries',
  'states',
  'cities',
  'postalCode',
  'usedCountries',
  'tariffs',
  'startTrial',
  'createContactSale',
  'contactSales',
  'tariffOffers',
  'latestSuccessfulPayment',
  'subscriptionState',
  'companySubscription',
  'payments',
  'paymentQuote',
  'createPaymentSession',
  'refreshPayment',
];

/**
 * Returns the names of all methods that refuse the user as not permitted (code 1200). Each id argument is the user's
 * own id, because another id could be refused for another reason.
 */
async function refused(by: SignedInUser): Promise<string[]> {
  const names: string[] = [];
  for (const method of contractMethods) {
    // Leaves out methods that would sign the caller out or change the caller's password.
    if (['deleteDevice', 'deleteOtherDevices', 'updatePassword'].includes(method.name)) continue;
    const { errors } = await server.call(
      methodDocumentOf(method, 1),
      smallestArgumentsOf(method, () => by.user),
      { token: by.token },
    );
    if (errors?.some(({ extensions }) => extensions?.code === 1200)) names.push(method.name);
  }
  return names;
}

describe('a user with an unfinished registration', () => {
  it('can call only the methods of the own account and of the steps', async () => {
    const others = contractMethods.map(({ name }) => name).filter((name) => !allowed.includes(name));
    expect(others.length).toBeGreaterThan(60);
    expect((await refused(await registerUser(server))).toSorted()).toEqual(others.toSorted());
    expect((await refused(await registerCompany(server))).toSorted()).toEqual(others.toSorted());
  });

  it('can call all methods after the last step', async () => {
    const founder = await registerCompany(server);
    const list = () => server.call('{ vehicles(first: 1) { data { id } } }', {}, { token: founder.token });
    expect((await list()).errors?.[0]?.extensions?.code).toBe(1200);
    expect((await startTrial(server, founder, '1')).errors).toBeUndefined();
    expect((await list()).errors).toBeUndefined();
    // The smallest arguments of an upload name no resource that can be imported.
    expect((await refused(founder)).toSorted()).toEqual([...operatorOnlyMethods, 'uploadImport'].toSorted());
  });
});

describe('step 2', () => {
  it('stores an incomplete draft', async () => {
    const founder = await registerUser(server);
    const draft = { company: { name: 'Bał', registration_number: 'not a number' } };
    const { data, errors } = await updateTenant(server, founder, { temporary: draft });
    expect(errors).toBeUndefined();
    expect(data?.updateTenant.temporary).toEqual(draft);
    expect(await fetchRegistrationStatus(server, founder)).toBeNull();
  });

  it('reports each missing field when submitted, and changes nothing', async () => {
    const founder = await registerUser(server);
    const updateProblems = (update: object) => updateCompany(server, founder, update).then(problemCodesOf);
    const required = (...fields: string[]) =>
      Object.fromEntries(fields.map((field) => [`input.company.update.${field}`, ['required']]));
    expect(await updateProblems({})).toEqual(required('name', 'legal_name', 'registration_number', 'legal_address'));
    expect(await updateProblems({ ...registeredCompanyData, name: ' ' })).toEqual(required('name'));
    expect(await updateProblems({ ...registeredCompanyData, legal_name: null })).toEqual(required('legal_name'));
    const { legal_address: _seat, ...seatless } = registeredCompanyData;
    expect(await updateProblems(seatless)).toEqual(required('legal_address'));
    expect(await updateProblems({ ...registeredCompanyData, legal_address: { create: { country: 'PL' } } })).toEqual(
      required('legal_address.create.city'),
    );
    expect(await fetchRegistrationStatus(server, founder)).toBeNull();
    expect((await fetchTenant(server, founder)).company[0]).toMatchObject({
      name: '',
      legal_name: null,
      legal_address: null,
    });
  });

  it('is done once the company is complete; the draft is deleted', async () => {
    const founder = await registerUser(server);
    await updateTenant(server, founder, { temporary: { company: { name: 'Bałtyk' } } });
    const { data, errors } = await updateCompany(server, founder, registeredCompanyData);
    expect(errors).toBeUndefined();
    expect(data?.updateTenant).toMatchObject({
      temporary: null,
      time_zone: 'Europe/Warsaw',
      company: [{ name: 'Bałtyk Cargo', legal_address: { city: 'Gdynia' } }],
    });
    expect(await fetchRegistrationStatus(server, founder)).toBe('COMPANY_DATA_READY');
  });

  it('can be edited later, but stays complete', async () => {
    const founder = await registerCompany(server);
    expect((await updateCompany(server, founder, { name: 'Bałtyk Cargo Plus' })).errors).toBeUndefined();
    const emptied = await updateCompany(server, founder, { legal_name: null });
    expect(problemCodesOf(emptied)).toEqual({ 'input.company.update.legal_name': ['required'] });
    expect(await fetchRegistrationStatus(server, founder)).toBe('COMPANY_DATA_READY');
  });

  it('does not apply to companies after onboarding', async () => {
    const owner = await server.signIn('admin@demo.test');
    expect((await updateCompany(server, owner, { legal_name: null })).errors).toBeUndefined();
    expect(await fetchRegistrationStatus(server, owner)).toBe('ONBOARDING_COMPLETED');
  });
});
