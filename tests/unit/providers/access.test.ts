import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { createAccessControlProvider, refetchAccessOnChange } from '../../../providers/access';
import { resources } from '../../../resources';
import { openFakeTab, storeSession, type FakeTab } from './tab';

let tab: FakeTab;

beforeEach(() => {
  tab = openFakeTab('http://127.0.0.1/graphql');
});

/** Returns which of the given actions the signed-in user may perform on a resource. */
async function allowed(resource: string, ...actions: string[]): Promise<string[]> {
  const { can } = createAccessControlProvider(resources, tab.session);
  const responses = await Promise.all(
    actions.map(async (action) => ({ action, ...(await can({ resource, action })) })),
  );
  return responses.filter((response) => response.can).map(({ action }) => action);
}

const methods = [
  'vehiclesView',
  'vehicles',
  'createVehicle',
  'updateVehicle',
  'deleteVehicle',
  'restoreVehicle',
  'updateVehicleStatus',
  'tenant',
  'updateTenant',
  'deleteTenant',
  'updateCompanyForVerification',
];
const everything = ['list', 'show', 'create', 'clone', 'edit', 'delete', 'restore', 'activate', 'deactivate'];

describe('access', () => {
  it('allows everything without a session', async () => {
    expect(await allowed('vehicles', ...everything)).toEqual(everything);
  });

  it.each([
    ['vehiclesView', ['list']],
    ['vehicles', ['show']],
    ['createVehicle', ['create', 'clone']],
    ['updateVehicle', ['edit']],
    ['deleteVehicle', ['delete']],
    ['restoreVehicle', ['restore']],
    ['updateVehicleStatus', ['activate', 'deactivate']],
  ])('with the method %s allows %j', async (method, actions) => {
    storeSession(tab.session, 'driver', [method]);
    expect(await allowed('vehicles', ...everything)).toEqual(actions);
  });

  it('refuses writes without a subscription, except the own account, the company, payment and leaving', async () => {
    storeSession(tab.session, 'admin', methods, { subscriptionState: 'EXPIRED' });
    expect(await allowed('vehicles', ...everything)).toEqual(['list', 'show']);
    expect(await allowed('tenants', 'edit', 'sendForVerification', 'deleteCompany')).toEqual(['edit', 'deleteCompany']);
    const { can } = createAccessControlProvider(resources, tab.session);
    expect(await can({ resource: 'vehicles', action: 'edit' })).toEqual({ can: false, reason: 'errors.unpaid' });
  });

  it('checks a permission when every user may call the method for themselves', async () => {
    storeSession(tab.session, 'support', ['users', 'twofaActivate']);
    expect(await allowed('users', 'show', 'resetTwoFactor')).toEqual(['show']);
    const now = tab.session.get();
    const permissions = [{ id: '2', code: 'users.security', methods: ['twofaActivate'] }];
    if (now) tab.session.set({ ...now, user: { ...now.user, permissions } });
    expect(await allowed('users', 'show', 'resetTwoFactor')).toEqual(['resetTwoFactor']);
  });

  it('checks the query of a resource without a definition', async () => {
    storeSession(tab.session, 'driver', ['vehicleClass']);
    expect(await allowed('vehicleClass', ...everything)).toEqual(['list', 'show']);
    expect(await allowed('vehicleMake', ...everything)).toEqual([]);
  });

  it('is refused with a reason', async () => {
    storeSession(tab.session, 'driver', []);
    const { can } = createAccessControlProvider(resources, tab.session);
    expect(await can({ resource: 'vehicles', action: 'edit' })).toEqual({ can: false, reason: 'errors.denied' });
    expect(await can({ resource: 'customers', action: 'fly' })).toEqual({ can: false, reason: 'errors.noSuchAction' });
  });
});

describe('cached answers', () => {
  const key = ['access', 'vehicles', 'edit'];

  it('are invalidated when permissions or the subscription change, but not with a new token', async () => {
    const queries = new QueryClient();
    storeSession(tab.session, 'anna', ['vehicles']);
    const end = refetchAccessOnChange(tab.session, queries);
    queries.setQueryData(key, { can: false });
    const isStale = () => queries.getQueryState(key)?.isInvalidated;

    storeSession(tab.session, 'next-token', ['vehicles']);
    expect(isStale()).toBe(false);
    storeSession(tab.session, 'next-token', ['vehicles', 'updateVehicle']);
    expect(isStale()).toBe(true);
    queries.setQueryData(key, { can: true });
    storeSession(tab.session, 'next-token', ['vehicles', 'updateVehicle'], { subscriptionState: 'EXPIRED' });
    expect(isStale()).toBe(true);
    end();
  });
});
