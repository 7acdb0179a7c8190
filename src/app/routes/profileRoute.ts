import type { RouteObject } from 'react-router';
import { loadNamespaces } from '../../../providers/i18n';

const info: RouteObject['lazy'] = async () => ({
  Component: (await import('../../pages/profile/ProfileInfoPage')).ProfileInfoPage,
});
const security: RouteObject['lazy'] = async () => ({
  Component: (await import('../../pages/profile/SecurityPage')).SecurityPage,
});
const devices: RouteObject['lazy'] = async () => ({
  Component: (await import('../../pages/profile/DevicesPage')).DevicesPage,
});
const subscription: RouteObject['lazy'] = async () => {
  const [{ SubscriptionPage }] = await Promise.all([
    import('../../pages/profile/subscription/SubscriptionPage'),
    loadNamespaces('subscription', 'tariffs', 'paying', 'payments'),
  ]);
  return { Component: SubscriptionPage };
};
const notifications: RouteObject['lazy'] = async () => {
  const [{ NotificationsPage }] = await Promise.all([
    import('../../pages/profile/notifications/NotificationsPage'),
    loadNamespaces('inbox'),
  ]);
  return { Component: NotificationsPage };
};
const permissions: RouteObject['lazy'] = async () => ({
  Component: (await import('../../pages/profile/PermissionsPage')).PermissionsPage,
});

/** The profile pages of the signed-in user. */
export const profileRoute: RouteObject = {
  path: 'profile',
  loader: async () => {
    await loadNamespaces('profile', 'methods', 'engine', 'users', 'files', 'password', 'devices');
    return null;
  },
  lazy: async () => ({ Component: (await import('../../layouts/ProfileLayout')).ProfileLayout }),
  children: [
    { index: true, lazy: info },
    { path: 'Info', lazy: info },
    { path: 'Security', lazy: security },
    { path: 'Notifications', lazy: notifications },
    { path: 'Devices', lazy: devices },
    { path: 'Permissions', lazy: permissions },
    // The path matches lowercase addresses too, because the router ignores case.
    { path: 'Subscription', lazy: subscription },
  ],
};
