// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { loadNamespaces, startI18n } from '../../../providers/i18n';
import { SignInPage } from '../../../src/pages/signIn/SignInPage';
import { AppServicesContext } from '../../../src/ui/appServices';
import { fakeServicesOf, openFakeTab } from '../providers/tab';

beforeAll(async () => {
  await startI18n();
  await loadNamespaces('auth');
});
afterEach(cleanup);

const unused = () => Promise.resolve();

it.each(['open', 'closed'] as const)('offers the registration only when it is open: %s', (registration) => {
  render(
    <AppServicesContext value={{ ...fakeServicesOf(openFakeTab('http://localhost')), registration }}>
      <SignInPage openConsole={unused} prepareConsole={unused} prefetch={unused} />
    </AppServicesContext>,
  );
  expect(screen.queryByRole('link', { name: 'Register your company' }) !== null).toBe(registration === 'open');
  expect(screen.getByRole('link', { name: /forgot/i })).toBeDefined();
});
