// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadNamespaces, startI18n } from '../../../providers/i18n';
import { resources } from '../../../resources';
import type { Field } from '../../../resources/fields';
import { ConsoleProviders } from '../../../src/app/ConsoleProviders';
import { fieldInputsOf } from '../../../src/fields/inputs';
import { focusFirstField } from '../../../src/screens/form/focus';
import { theme } from '../../../src/theme/theme';
import { AppServicesContext } from '../../../src/ui/appServices';
import { fakeServicesOf, openFakeTab, storeSession } from '../providers/tab';

beforeAll(async () => {
  await startI18n();
  await loadNamespaces('engine', 'app');
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const doNothing = () => undefined;

const formFields = resources.flatMap(({ name, fields, form }) =>
  form.sections.flatMap((section) =>
    section.fields.flatMap((path) => {
      const field = fields[path];
      return field && field.type !== 'media' && fieldInputsOf(field).Input ? [[`${name}.${path}`, field] as const] : [];
    }),
  ),
);

function FormInput({ field }: { field: Field }) {
  const { t } = useTranslation(['engine', 'app']);
  const { Input } = fieldInputsOf(field);
  const context = { resource: 'engine', path: 'field', language: 'en', timeZone: 'UTC', t };
  const shared = { field, context, label: 'Field', draft: null, required: false };
  return Input && <Input {...shared} onChange={doNothing} onBlur={doNothing} />;
}

/** Shows all inputs of forms once its button is pressed, so that the test sees them before their code is loaded. */
function Inputs() {
  const [areShown, setAreShown] = useState(false);
  if (!areShown)
    return (
      <button type="button" onClick={() => setAreShown(true)}>
        Show
      </button>
    );
  return formFields.map(([name, field]) => (
    <section key={name} aria-label={name}>
      <FormInput field={field} />
    </section>
  ));
}

test('each form field has its input, or a busy placeholder, when the form opens', async () => {
  expect(formFields.length).toBeGreaterThan(50);
  const connection = openFakeTab('http://waybill.test/graphql');
  storeSession(connection.session, 'admin', []);
  const page = (
    <ConsoleProviders>
      <Inputs />
    </ConsoleProviders>
  );
  render(
    <ThemeProvider theme={theme}>
      <AppServicesContext value={fakeServicesOf(connection)}>
        <RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />
      </AppServicesContext>
    </ThemeProvider>,
  );
  fireEvent.click(await screen.findByText('Show', {}, { timeout: 20_000 }));
  const isReady = (section: Element) => section.querySelector('input, textarea, [role=combobox], [aria-busy=true]');
  const sections = [...document.querySelectorAll('section')];
  expect(sections).toHaveLength(formFields.length);
  expect(sections.filter((section) => !isReady(section)).map((section) => section.ariaLabel)).toEqual([]);
});

test('focuses a field once its placeholder is replaced, and the table when it has no such row', async () => {
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  document.body.innerHTML = `
    <form><input id="field-name"><div id="rows"><div aria-busy="true"></div></div></form>`;
  const form = document.querySelector('form');
  const rows = document.getElementById('rows');
  focusFirstField(form, 'cargo.0.goods');
  expect(document.activeElement).toBe(document.body);
  if (rows) rows.innerHTML = '<div id="field-cargo"><input id="field-cargo.0.goods"></div>';
  await expect.poll(() => document.activeElement?.id).toBe('field-cargo.0.goods');
  if (rows) rows.innerHTML = '<div id="field-cargo"><button id="add">Add cargo</button></div>';
  focusFirstField(form, 'cargo.0.goods');
  expect(document.activeElement?.id).toBe('add');
});
