import type { NoSubscriptionReason } from '../pages/info/NoSubscriptionPage';
import { infoPage, type PublicPageLoader } from './pageLoaders';

const noSubscriptionPage = (kind: NoSubscriptionReason) =>
  infoPage(async () => {
    const { NoSubscriptionPage } = await import('../pages/info/NoSubscriptionPage');
    return () => <NoSubscriptionPage reason={kind} />;
  }, 'info');

const paymentFailedPage = infoPage(
  async () => (await import('../pages/info/PaymentFailedPage')).PaymentFailedPage,
  'info',
);

/** Loaders of information pages by path. The page of a failed payment has two paths, because both are in use. */
export const infoPages: Readonly<Record<string, PublicPageLoader>> = {
  '/info/accessDenied': infoPage(async () => (await import('../pages/AccessDeniedPage')).AccessDeniedPage),
  '/info/privacyPolicy': infoPage(async () => (await import('../pages/PrivacyPolicyPage')).PrivacyPolicyPage, 'info'),
  '/info/terms': infoPage(async () => (await import('../pages/TermsPage')).TermsPage, 'info'),
  '/info/subscriptionCanceled': noSubscriptionPage('canceled'),
  '/info/subscriptionExpired': noSubscriptionPage('expired'),
  '/info/subscriptionRequired': noSubscriptionPage('required'),
  '/info/subscriptionSuccess': infoPage(
    async () => (await import('../pages/info/PaymentSuccessPage')).PaymentSuccessPage,
    'info',
  ),
  '/info/subscriptionUnseccessful': paymentFailedPage,
  '/info/subscriptionUnsuccess': paymentFailedPage,
};

/** Loads the page that is shown for unknown paths. */
export const notFoundPage = infoPage(async () => {
  const { NotFoundPage } = await import('../pages/NotFoundPage');
  return () => <NotFoundPage path={window.location.pathname} />;
});
