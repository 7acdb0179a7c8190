// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { isRecord } from '../../../providers/graphqlResponse';
import { loadNamespaces, startI18n } from '../../../providers/i18n';
import { resources } from '../../../resources';
import type { Field } from '../../../resources/fields';
import { ConsoleProviders } from '../../../src/app/ConsoleProviders';
import { fieldKindOf } from '../../../src/fields';
import { fieldInputsOf } from '../../../src/fields/inputs';
import type { FieldDraft } from '../../../src/fields/kind';
import { recordFromPaths } from '../../../src/fields/paths';
import { useLookupSearch } from '../../../src/fields/useLookupSearch';
import type { LookupField } from '../../../src/fields/useRecordTitles';
import { theme } from '../../../src/theme/theme';
import { AppServicesContext } from '../../../src/ui/appServices';
import {
  type FakeGraphqlServer,
  type ReceivedOperation,
  startFakeGraphqlServer,
} from '../providers/fake-graphql-server';
import { fakeServicesOf, openFakeTab, storeSession } from '../providers/tab';

// Each lookup of the resource definitions, on a server whose lists have 130 records.

const titles = Array.from({ length: 130 }, (_, index) => `Record ${String(index + 1).padStart(3, '0')}`);

function lookupsIn(fields: Readonly<Partial<Record<string, Field>>>): LookupField[] {
  return Object.values(fields).flatMap((field) => {
    if (field?.type === 'rows') return lookupsIn(field.columns);
    // Lists whose titles are stored in several languages are short, so the console fetches and searches them itself.
    if (field?.type === 'one') return field.translated ? [] : [field];
    return field?.type === 'many' ? [field] : [];
  });
}

/** The lookups of all definitions, one for each list and kind of input. */
const lookups = [
  ...new Map(
    resources
      .flatMap(({ fields, actions }) => [fields, ...actions.map((action) => action.fields ?? {})])
      .flatMap(lookupsIn)
      .map((field) => [`${field.type} of ${field.from}`, field] as const),
  ),
];

let server: FakeGraphqlServer;

/** Returns whether a title matches a condition of a list query. Conditions on other columns match. */
function matches(where: unknown, title: string): boolean {
  if (!isRecord(where)) return true;
  if (Array.isArray(where.AND)) return where.AND.every((each) => matches(each, title));
  if (Array.isArray(where.OR)) return where.OR.some((each) => matches(each, title));
  const value = typeof where.value === 'string' ? where.value.toLowerCase() : '';
  const text = value.replaceAll('%', '');
  const isLike = value.startsWith('%') ? title.toLowerCase().includes(text) : title.toLowerCase().startsWith(text);
  if (where.operator === 'LIKE') return isLike;
  if (where.operator === 'NOT_LIKE') return !isLike;
  if (where.operator === 'IN' && Array.isArray(where.value))
    return where.value.includes(where.column === 'id' ? `id-${title}` : title);
  return true;
}

function answer({ method, variables }: ReceivedOperation) {
  const title = lookups.find(([, { from }]) => from === method)?.[1].title ?? 'title';
  const found = titles.filter((each) => matches(variables.where, each));
  const [first, page] = [Number(variables.first), Number(variables.page ?? 1)];
  const data = found.slice((page - 1) * first, page * first).map((each) =>
    recordFromPaths([
      ['id', `id-${each}`],
      [title, each],
    ]),
  );
  return { value: { data, paginatorInfo: { hasMorePages: page * first < found.length } } };
}

beforeAll(async () => {
  await startI18n();
  await loadNamespaces('engine', 'app');
  server = await startFakeGraphqlServer();
});

beforeEach(() => {
  server.answer = answer;
});

afterEach(cleanup);
afterAll(async () => server.close());

const noOption = () => undefined;

/** Shows a filter or form input of a lookup, with the values that the user chooses. */
function Lookup({ field, isFilter }: { field: LookupField; isFilter: boolean }) {
  const { t } = useTranslation(['engine', 'app']);
  const [values, setValues] = useState<readonly string[]>([]);
  const [draft, setDraft] = useState<FieldDraft>(field.type === 'many' ? [] : null);
  const { Filter, Input } = fieldInputsOf(field);
  const context = { resource: 'engine', path: 'lookup', language: 'en', timeZone: 'UTC', t };
  const chosen = isFilter ? values.join() : JSON.stringify(fieldKindOf(field).toValue(draft, field, 'en'));
  return (
    <>
      {isFilter && Filter && <Filter {...{ field, context, values }} comparison="in" onChange={setValues} />}
      {!isFilter && Input && (
        <Input
          {...{ field, context, draft }}
          label="Values"
          required={false}
          onChange={setDraft}
          onBlur={noOption}
          parent={'dependsOn' in field && field.dependsOn ? { id: '1', title: 'Parent' } : undefined}
        />
      )}
      <output aria-label="Chosen">{chosen}</output>
    </>
  );
}

function Offered({ name, field }: { name: string; field: LookupField }) {
  const { options, onSearch } = useLookupSearch(field, { parent: '1' });
  useEffect(() => onSearch?.('record 12'), [onSearch]);
  return <output aria-label={name}>{options.map(({ title }) => title).join()}</output>;
}

function open(children: ReactNode): void {
  const connection = openFakeTab(server.url);
  storeSession(connection.session, 'admin', [...new Set(lookups.map(([, { from }]) => from))]);
  const tab = fakeServicesOf(connection);
  const router = createMemoryRouter([{ path: '/', element: <ConsoleProviders>{children}</ConsoleProviders> }]);
  render(
    <ThemeProvider theme={theme}>
      <AppServicesContext value={tab}>
        <RouterProvider router={router} />
      </AppServicesContext>
    </ThemeProvider>,
  );
}

async function show(field: LookupField, isFilter: boolean) {
  open(<Lookup field={field} isFilter={isFilter} />);
  const box = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Values' }, { timeout: 20_000 });
  box.focus();
  return box;
}

/** The options of the open list. Queries by role take seconds on lists of this length. */
const options = () => [...document.querySelectorAll<HTMLElement>('[role=option]')];
const optionNames = () => options().map(({ textContent }) => textContent);

async function choose(title: string): Promise<void> {
  await expect.poll(optionNames).toContain(title);
  const option = options().find(({ textContent }) => textContent === title);
  if (option) fireEvent.click(option);
}

const chosen = () => screen.getByLabelText('Chosen').textContent;

test('each lookup of the definitions finds a record beyond the first 100', async () => {
  expect(lookups.length).toBeGreaterThan(12);
  open(lookups.map(([name, field]) => <Offered key={name} {...{ name, field }} />));
  const missing = () =>
    lookups.map(([name]) => name).filter((name) => !screen.queryByLabelText(name)?.textContent.includes('Record 129'));
  await expect.poll(missing).toEqual([]);
});

const customer: LookupField = { type: 'one', from: 'customersView', title: 'customer_name' };
const roles: LookupField = { type: 'many', from: 'roles', title: 'name', names: 'roles' };

test('filters and inputs keep the typed text, and choose a record beyond the first 100', async () => {
  for (const [field, isFilter] of [
    [customer, true],
    [customer, false],
    [roles, true],
    [roles, false],
  ] as const) {
    const box = await show(field, isFilter);
    fireEvent.change(box, { target: { value: 'record 12' } });
    await expect.poll(optionNames).toContain('Record 129');
    expect(box.value).toBe('record 12');
    await choose('Record 129');
    expect(chosen()).toContain('id-Record 129');
    cleanup();
  }
});

test('a lookup shows more options when the user scrolls, up to the last', async () => {
  const box = await show(customer, true);
  fireEvent.mouseDown(box);
  await expect.poll(() => optionNames().length).toBeGreaterThan(0);
  const namesAfterScrolling = () => {
    const listbox = document.querySelector('[role=listbox]');
    if (listbox) fireEvent.scroll(listbox);
    return optionNames();
  };
  await expect.poll(namesAfterScrolling).toEqual(titles);
});

test('a lookup keeps the typed text and the chosen records while answers arrive late', async () => {
  server.answer = async (operation) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 300);
    });
    return answer(operation);
  };
  const box = await show(customer, true);
  fireEvent.change(box, { target: { value: 'record 01' } });
  await choose('Record 017');
  let typed = '';
  for (const key of 'record 128') {
    typed += key;
    fireEvent.change(box, { target: { value: typed } });
    await new Promise((resolve) => {
      setTimeout(resolve, 60);
    });
    expect(box.value).toBe(typed);
  }
  await choose('Record 128');
  expect(chosen()).toBe('id-Record 017,id-Record 128');
  const root = within(box.closest<HTMLElement>('.MuiAutocomplete-root') ?? document.body);
  expect(root.getByText('Record 017')).not.toBeNull();
  expect(root.getByText('Record 128')).not.toBeNull();
});

test('a filter chooses all records of a pasted column, and names the titles that no record has', async () => {
  const box = await show(customer, true);
  fireEvent.paste(box, { clipboardData: { getData: () => 'Record 003\r\nRecord, with comma\r\n Record 120 \r\n' } });
  expect(await screen.findByText('Not found: Record, with comma.', {}, { timeout: 20_000 })).toBeDefined();
  expect(chosen()).toBe('id-Record 003,id-Record 120');
});

test('a lookup says that nothing was found, and that a search failed', async () => {
  const box = await show(customer, true);
  fireEvent.change(box, { target: { value: 'zzz' } });
  expect((await screen.findAllByText('Nothing found', {}, { timeout: 20_000 })).length).toBeGreaterThan(0);
  server.answer = () => ({ message: 'Internal error', extensions: { code: 1500 } });
  fireEvent.change(box, { target: { value: 'yyy' } });
  expect(
    (await screen.findAllByText('The options could not be loaded', {}, { timeout: 20_000 })).length,
  ).toBeGreaterThan(0);
});

/** Renders the chosen values of a filter as text. */
function Chosen({ field, values }: { field: LookupField; values: readonly string[] }) {
  const { t } = useTranslation(['engine', 'app']);
  const { Values } = fieldKindOf(field).filter;
  const context = { resource: 'engine', path: 'lookup', language: 'en', timeZone: 'UTC', t };
  return Values && <Values {...{ field, context, values }} />;
}

test('a filter shows the user’s own name when they are not among the records to choose', async () => {
  const logistician: LookupField = { type: 'one', from: 'usersViewLogistical', title: 'brief' };
  // The session's user has the id 1.
  open(<Chosen field={logistician} values={['1', 'id-Record 001']} />);
  expect(await screen.findByText('Record 001 or Anna Nowak', {}, { timeout: 20_000 })).toBeDefined();
});
