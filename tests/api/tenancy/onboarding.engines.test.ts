import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type SignedIn, type TestServer } from '../harness/server';
import { companyData, newCompany, newcomer, startTrial, statusOf } from '../identity/registering';
import { documentOf, methods } from '../contract/contract';
import { smallestArguments } from '../contract/input';
import { problemsOf, readTenant, updateCompany, updateTenant } from './calls';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

/** What whoever has not finished may call: their own account, and what steps 2 and 3 need. */
const open = [
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
  'tariffs',
  'startTrial',
  'createContactSale',
  'latestSuccessfulPayment',
  'subscriptionState',
  'companySubscription',
  'payments',
  'paymentQuote',
  'createPaymentSession',
  'refreshPayment',
];

/** Methods that refuse somebody. Every id that is named is their own: of others something may be refused further on. */
async function refused(by: SignedIn): Promise<string[]> {
  const names: string[] = [];
  for (const method of methods) {
    // These would change the very account that calls.
    if (['deleteDevice', 'deleteOtherDevices', 'updatePassword'].includes(method.name)) continue;
    const { errors } = await server.call(
      documentOf(method, 1),
      smallestArguments(method, () => by.user),
      { token: by.token },
    );
    if (errors?.some(({ extensions }) => extensions?.code === 1200)) names.push(method.name);
  }
  return names;
}

describe('whoever has not finished registering', () => {
  it('reaches nothing but their account and what the steps need, by every method of the contract', async () => {
    const others = methods.map(({ name }) => name).filter((name) => !open.includes(name));
    expect(others.length).toBeGreaterThan(60);
    expect((await refused(await newcomer(server, 'first@steps.example'))).toSorted()).toEqual(others.toSorted());
    expect((await refused(await newCompany(server, 'second@steps.example'))).toSorted()).toEqual(others.toSorted());
  });

  it('reaches everything with the next call after the last step', async () => {
    const founder = await newCompany(server, 'third@steps.example');
    const list = () => server.call('{ vehicles(first: 1) { data { id } } }', {}, { token: founder.token });
    expect((await list()).errors?.[0]?.extensions?.code).toBe(1200);
    expect((await startTrial(server, founder, '1')).errors).toBeUndefined();
    expect((await list()).errors).toBeUndefined();
    expect(await refused(founder)).toEqual(['verificationQueue', 'reviewVerification']);
  });
});

describe('step 2', () => {
  it('keeps what is typed as a draft, of which nothing is required', async () => {
    const founder = await newcomer(server, 'draft@steps.example');
    const draft = { company: { name: 'Bał', registration_number: 'not a number' } };
    const { data, errors } = await updateTenant(server, founder, { temporary: draft });
    expect(errors).toBeUndefined();
    expect(data?.updateTenant.temporary).toEqual(draft);
    expect(await statusOf(server, founder)).toBeNull();
  });

  it('says of each field that is missing when it is sent, and changes nothing', async () => {
    const founder = await newcomer(server, 'missing@steps.example');
    const asked = (update: object) => updateCompany(server, founder, update).then(problemsOf);
    const required = (...fields: string[]) =>
      Object.fromEntries(fields.map((field) => [`input.company.update.${field}`, ['required']]));
    expect(await asked({})).toEqual(required('name', 'legal_name', 'registration_number', 'legal_address'));
    expect(await asked({ ...companyData, name: ' ' })).toEqual(required('name'));
    expect(await asked({ ...companyData, legal_name: null })).toEqual(required('legal_name'));
    const { legal_address: _seat, ...seatless } = companyData;
    expect(await asked(seatless)).toEqual(required('legal_address'));
    expect(await asked({ ...companyData, legal_address: { create: { country: 'PL' } } })).toEqual(
      required('legal_address.create.city'),
    );
    expect(await statusOf(server, founder)).toBeNull();
    expect((await readTenant(server, founder)).company[0]).toMatchObject({
      name: '',
      legal_name: null,
      legal_address: null,
    });
  });

  it('is done once the company is complete: the draft is gone, and a tariff is wanted', async () => {
    const founder = await newcomer(server, 'done@steps.example');
    await updateTenant(server, founder, { temporary: { company: { name: 'Bałtyk' } } });
    const { data, errors } = await updateCompany(server, founder, companyData);
    expect(errors).toBeUndefined();
    expect(data?.updateTenant).toMatchObject({
      temporary: null,
      company: [{ name: 'Bałtyk Cargo', legal_address: { city: 'Gdynia' } }],
    });
    expect(await statusOf(server, founder)).toBe('COMPANY_DATA_READY');
  });

  it('can be gone back to, and stays complete', async () => {
    const founder = await newCompany(server, 'back@steps.example');
    expect((await updateCompany(server, founder, { name: 'Bałtyk Cargo Plus' })).errors).toBeUndefined();
    const emptied = await updateCompany(server, founder, { legal_name: null });
    expect(problemsOf(emptied)).toEqual({ 'input.company.update.legal_name': ['required'] });
    expect(await statusOf(server, founder)).toBe('COMPANY_DATA_READY');
  });

  it('is no matter of companies that work already', async () => {
    const owner = await server.signIn('admin@demo.test');
    expect((await updateCompany(server, owner, { legal_name: null })).errors).toBeUndefined();
    expect(await statusOf(server, owner)).toBe('ONBOARDING_COMPLETED');
  });
});
