import type { Lapse } from '../pages/info/StandingPage';
import { infoPage, type PageLoader } from './page';

const standingPage = (kind: Lapse) =>
  infoPage(async () => {
    const { StandingPage } = await import('../pages/info/StandingPage');
    return () => <StandingPage kind={kind} />;
  }, 'info');

const unpaidPage = infoPage(async () => (await import('../pages/info/UnpaidPage')).UnpaidPage, 'info');

/** Pages that tell something. The unsuccessful payment has both of the spellings that are in use. */
export const infoPages: Readonly<Record<string, PageLoader>> = {
  '/info/accessDenied': infoPage(async () => (await import('../pages/AccessDeniedPage')).AccessDeniedPage),
  '/info/privacyPolicy': infoPage(async () => (await import('../pages/PrivacyPolicyPage')).PrivacyPolicyPage, 'info'),
  '/info/subscriptionCanceled': standingPage('canceled'),
  '/info/subscriptionExpired': standingPage('expired'),
  '/info/subscriptionRequired': standingPage('required'),
  '/info/subscriptionSuccess': infoPage(async () => (await import('../pages/info/PaidPage')).PaidPage, 'info'),
  '/info/subscriptionUnseccessful': unpaidPage,
  '/info/subscriptionUnsuccess': unpaidPage,
};

/** Stands where there is no page. */
export const notFoundPage = infoPage(async () => {
  const { NotFoundPage } = await import('../pages/NotFoundPage');
  return () => <NotFoundPage path={window.location.pathname} />;
});
