// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadNamespaces, startI18n } from '../../../providers/i18n';
import { resources } from '../../../resources';
import { resolvePresetValues } from '../../../src/screens/list/presets';
import { listQueryOf } from '../../../src/screens/list/query';
import { defaultListState } from '../../../src/screens/list/state';
import { usePresetContext } from '../../../src/screens/list/usePresetContext';
import { AppServicesContext } from '../../../src/ui/appServices';
import { fakeServicesOf, openFakeTab, storeSession } from '../providers/tab';

const zone = process.env.TZ;
const browsers = ['Europe/Warsaw', 'Pacific/Auckland', 'America/Los_Angeles', 'Pacific/Kiritimati'];
const presets = resources.flatMap((definition) =>
  definition.list.presets
    .filter(({ conditions }) => conditions.some(({ comparison }) => comparison === 'during'))
    .map((preset) => [`${preset.name} of ${definition.name}`, definition, preset] as const),
);

beforeAll(async () => {
  await startI18n();
  await loadNamespaces('app');
});

// Sunday evening in Warsaw, when it is Monday of the next week in Auckland and Kiritimati.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T20:30:00Z') }));

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

/** Returns the preset context of a list, which a user of a company in Warsaw opens. */
function openedList() {
  const connection = openFakeTab('http://waybill.test/graphql');
  storeSession(connection.session, 'admin', []);
  const tab = fakeServicesOf(connection);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AppServicesContext value={tab}>{children}</AppServicesContext>
  );
  return renderHook(usePresetContext, { wrapper }).result.current;
}

test.each(presets)('%s asks for the same rows in a browser of any time zone', (_name, definition, preset) => {
  const queries = browsers.map((browser) => {
    process.env.TZ = browser;
    const context = openedList();
    const conditions = resolvePresetValues(preset.conditions, context);
    return listQueryOf({ ...defaultListState(definition), conditions }, definition, context).filters;
  });
  const bounds = {
    today: '2026-11-21T23:00:00.000Z',
    week: '2026-11-15T23:00:00.000Z',
    fromToday: '2026-11-22',
    beforeToday: '2026-11-21',
  };
  expect(queries).toEqual(browsers.map(() => queries[0]));
  const lower = queries[0]?.find(({ operator }) => operator === 'gte');
  const bound = lower ?? queries[0]?.find(({ operator }) => operator === 'lte');
  expect(Object.values(bounds)).toContainEqual(bound?.value);
});

test('some presets depend on the day', () => {
  const documents = ['documentsExpired', 'documents7', 'documents30', 'documents60'];
  expect(presets.map(([name]) => name)).toEqual([
    ...documents.map((name) => `${name} of vehicles`),
    ...documents.map((name) => `${name} of users`),
    'today of activities',
    'week of activities',
  ]);
});
