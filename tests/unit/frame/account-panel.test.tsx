// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { chooseLanguage, loadNamespaces, startI18n } from '../../../providers/i18n';
import { ConsoleProviders } from '../../../src/app/ConsoleProviders';
import { AccountPanel } from '../../../src/layouts/inner/AccountPanel';
import { theme } from '../../../src/theme/theme';
import { AppServicesContext } from '../../../src/ui/appServices';
import { type FakeGraphqlServer, startFakeGraphqlServer } from '../providers/fake-graphql-server';
import { authPayloadOf, fakeServicesOf, openFakeTab, storeSession } from '../providers/tab';

let server: FakeGraphqlServer;

beforeAll(async () => {
  await startI18n();
  // The texts of both languages are loaded before the server answers.
  for (const language of ['pl', 'en'] as const) {
    await chooseLanguage(language);
    await loadNamespaces('app', 'engine');
  }
  server = await startFakeGraphqlServer();
});

afterEach(async () => {
  cleanup();
  await chooseLanguage('en');
});

afterAll(() => server.close());

/** Opens the panel, and chooses Polish in it. Returns the session. */
async function choosePolish() {
  const connection = openFakeTab(server.url);
  storeSession(connection.session, 'admin', ['updateAccount']);
  const tab = fakeServicesOf(connection);
  render(
    <ThemeProvider theme={theme}>
      <AppServicesContext value={tab}>
        <MemoryRouter>
          <ConsoleProviders>
            <Suspense fallback={null}>
              <AccountPanel anchor={document.body} onClose={() => {}} />
            </Suspense>
          </ConsoleProviders>
        </MemoryRouter>
      </AppServicesContext>
    </ThemeProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Polski' }, { timeout: 20_000 }));
  return connection.session;
}

const sentInput = () => server.operations().find(({ method }) => method === 'updateAccount')?.variables.input;

test('stores the chosen language in the account', async () => {
  const { user } = authPayloadOf('admin');
  server.answer = () => ({ value: { ...user, date_format: 'YYYY_MM_DD' } });
  const session = await choosePolish();
  await expect.poll(sentInput).toEqual({ lang: 'pl' });
  await expect.poll(() => session.get()?.user.date_format).toBe('YYYY_MM_DD');
});

test('notifies in the chosen language when it cannot be stored', async () => {
  server.answer = () => ({ message: 'out of order' });
  await choosePolish();
  const notice = () => document.querySelector('[data-kind]')?.textContent;
  await expect.poll(notice).toContain('Nie udało się zapisać');
});
