import { Outlet, type RouteObject } from 'react-router';
import type { SessionStore } from '../../../providers/auth/session';
import { loadNamespaces } from '../../../providers/i18n';
import { RedirectExpiredSession } from '../../layouts/registration/RedirectExpiredSession';
import { ErrorPage } from '../../pages/ErrorPage';
import { registrationSteps } from '../../routing/registrationSteps';
import { ConsoleProviders } from '../ConsoleProviders';
import { requireSession, revalidateOnPathChange } from './guards';

/**
 * Returns the registration steps that need an account. They have no menu, because no other page is accessible before
 * registration ends.
 */
export function registrationRoute(session: SessionStore): RouteObject {
  return {
    shouldRevalidate: revalidateOnPathChange,
    loader: requireSession(session),
    element: (
      <ConsoleProviders>
        <Outlet />
        <RedirectExpiredSession />
      </ConsoleProviders>
    ),
    ErrorBoundary: ErrorPage,
    HydrateFallback: () => null,
    children: [
      {
        path: registrationSteps.company,
        loader: async () => loadNamespaces('registration', 'engine', 'tenants'),
        lazy: async () => ({ Component: (await import('../../pages/registration/CompanyStep')).CompanyStep }),
      },
      {
        path: registrationSteps.tariff,
        loader: async () => loadNamespaces('registration', 'tariffs', 'paying', 'engine', 'contact_sales'),
        lazy: async () => ({ Component: (await import('../../pages/registration/TariffStep')).TariffStep }),
      },
    ],
  };
}
