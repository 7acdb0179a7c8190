import { infoPage, type PageLoader } from './page';

const subscriptionPage = (kind: 'canceled' | 'expired' | 'required' | 'success' | 'unsuccessful') =>
  infoPage(async () => {
    const { SubscriptionPage } = await import('../pages/info/SubscriptionPage');
    return () => <SubscriptionPage kind={kind} />;
  }, 'info');

/** Pages that tell something. The unsuccessful payment has both of the spellings that are in use. */
export const infoPages: Readonly<Record<string, PageLoader>> = {
  '/info/accessDenied': infoPage(async () => (await import('../pages/AccessDeniedPage')).AccessDeniedPage),
  '/info/privacyPolicy': infoPage(async () => (await import('../pages/PrivacyPolicyPage')).PrivacyPolicyPage, 'info'),
  '/info/subscriptionCanceled': subscriptionPage('canceled'),
  '/info/subscriptionExpired': subscriptionPage('expired'),
  '/info/subscriptionRequired': subscriptionPage('required'),
  '/info/subscriptionSuccess': subscriptionPage('success'),
  '/info/subscriptionUnseccessful': subscriptionPage('unsuccessful'),
  '/info/subscriptionUnsuccess': subscriptionPage('unsuccessful'),
};

/** Stands where there is no page. */
export const notFoundPage = infoPage(async () => {
  const { NotFoundPage } = await import('../pages/NotFoundPage');
  return () => <NotFoundPage path={window.location.pathname} />;
});
