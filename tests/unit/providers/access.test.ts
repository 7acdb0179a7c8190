import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { createAccessControlProvider, keepAccessCurrent } from '../../../providers/access';
import { resources } from '../../../resources';
import { openTab, signedIn, type Tab } from './tab';

let tab: Tab;

beforeEach(() => {
  tab = openTab('http://127.0.0.1/graphql');
});

/** The actions that may be done with a resource. */
async function allowed(resource: string, ...actions: string[]): Promise<string[]> {
  const { can } = createAccessControlProvider(resources, tab.session);
  const answers = await Promise.all(actions.map(async (action) => ({ action, ...(await can({ resource, action })) })));
  return answers.filter((answer) => answer.can).map(({ action }) => action);
}

const everything = ['list', 'show', 'create', 'clone', 'edit', 'delete', 'restore', 'activate', 'deactivate'];

describe('what may be done', () => {
  it('is everything that there is while nobody is signed in', async () => {
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
  ])('with the method %s is %j', async (method, actions) => {
    signedIn(tab.session, 'driver', [method]);
    expect(await allowed('vehicles', ...everything)).toEqual(actions);
  });

  it('goes by a permission as well where the method is everybody’s for what is their own', async () => {
    signedIn(tab.session, 'support', ['users', 'twofaActivate']);
    expect(await allowed('users', 'show', 'resetTwoFactor')).toEqual(['show']);
    const now = tab.session.get();
    const permissions = [{ id: '2', code: 'users.security', methods: ['twofaActivate'] }];
    if (now) tab.session.set({ ...now, user: { ...now.user, permissions } });
    expect(await allowed('users', 'show', 'resetTwoFactor')).toEqual(['resetTwoFactor']);
  });

  it('goes by the query of a resource that has no definition', async () => {
    signedIn(tab.session, 'driver', ['vehicleClass']);
    expect(await allowed('vehicleClass', ...everything)).toEqual(['list', 'show']);
    expect(await allowed('vehicleMake', ...everything)).toEqual([]);
  });

  it('is said with a reason when it may not', async () => {
    signedIn(tab.session, 'driver', []);
    const { can } = createAccessControlProvider(resources, tab.session);
    expect(await can({ resource: 'vehicles', action: 'edit' })).toEqual({ can: false, reason: 'errors.denied' });
    expect(await can({ resource: 'customers', action: 'fly' })).toEqual({ can: false, reason: 'errors.noSuchAction' });
  });
});

describe('answers that were kept', () => {
  const key = ['access', 'vehicles', 'edit'];

  it('are asked again when permissions change, and not when a token does', async () => {
    const queries = new QueryClient();
    signedIn(tab.session, 'anna', ['vehicles']);
    const end = keepAccessCurrent(tab.session, queries);
    queries.setQueryData(key, { can: false });
    const isStale = () => queries.getQueryState(key)?.isInvalidated;

    signedIn(tab.session, 'next-token', ['vehicles']);
    expect(isStale()).toBe(false);
    signedIn(tab.session, 'next-token', ['vehicles', 'updateVehicle']);
    expect(isStale()).toBe(true);
    end();
  });
});
