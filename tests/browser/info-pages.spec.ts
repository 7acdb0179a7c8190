import { expectAccessible } from './harness/axe';
import { expect, test } from './harness/test';

/**
 * Paths of the pages that are checked for accessibility: one without and one with a subscription. The others differ in
 * texts only, and `npm run audit:axe` checks them all.
 */
const accessibilityPaths = ['/info/accessDenied', '/info/subscriptionExpired'];

/** The address of the choice of a tariff, which a user who is not signed in is redirected from. */
const toTariffs = /^\/auth(\/registration\/step3|\?to=%2Fauth%2Fregistration%2Fstep3)$/;

/**
 * Each information page by its path: its heading in Polish, and the address of its link when no user is signed in. The
 * console redirects from there to the sign-in page, as tests/unit/frame/addresses.test.ts proves.
 */
const pages = {
  '/info/accessDenied': { title: 'Brak dostępu', leads: /^\/(auth)?$/ },
  '/info/subscriptionCanceled': {
    title: 'Taryfa została anulowana',
    leads: toTariffs,
  },
  '/info/subscriptionExpired': {
    title: 'Okres taryfy dobiegł końca',
    leads: toTariffs,
  },
  '/info/subscriptionRequired': {
    title: 'Na początek wybierz taryfę',
    leads: toTariffs,
  },
  '/info/subscriptionSuccess': {
    title: 'Dziękujemy, płatność dotarła',
    leads: /^\/(auth)?$/,
  },
  '/info/subscriptionUnseccessful': {
    title: 'Płatność nie powiodła się',
    leads: toTariffs,
  },
  '/info/subscriptionUnsuccess': {
    title: 'Płatność nie powiodła się',
    leads: toTariffs,
  },
  '/info/tokenExpired': {
    title: 'Ten link już nie działa',
    leads: /\/auth\/restorePassword$/,
  },
  '/auth/createdUser': { title: 'Witamy w systemie Waybill', leads: /^\/(auth)?$/ },
  '/auth/passwordChanged': { title: 'Hasło zostało zmienione', leads: /^\/(auth)?$/ },
} as const;

test.describe('in Polish', () => {
  test.use({ locale: 'pl-PL' });

  test('shows a heading and a link on each page', async ({ page }) => {
    for (const [path, { title, leads }] of Object.entries(pages)) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        await expect(page).toHaveTitle(`${title} · Waybill`);
        if (accessibilityPaths.includes(path))
          await expectAccessible(page, path, page.getByRole('heading', { level: 1 }));
        await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', leads);
      });
    }
    await page.getByRole('main').getByRole('link').click();
    await expect(page).toHaveURL('/auth');
  });
});

test('shows the privacy policy, linked from the sign-in page', async ({ page }) => {
  await page.goto('/auth');
  await page.getByRole('contentinfo').getByRole('link').click();
  await expect(page).toHaveURL('/info/privacyPolicy');
  const policy = page.getByRole('article');
  await expect(policy.getByRole('heading', { level: 2 })).toHaveCount(8);
  await expectAccessible(page, 'privacy policy', policy);
  for (const word of ['two-step sign-in', 'Google', 'days']) await expect(policy).toContainText(word);
});

test('shows that the company has a subscription, with a link to the console', async ({ openPageAs }) => {
  const page = await openPageAs('driver@demo.test');
  await page.goto('/info/subscriptionExpired');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your company can continue working');
  await page.getByRole('link', { name: 'Start working' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  await page.goto('/info/subscriptionUnsuccess');
  const unsuccessful = page.getByRole('heading', { level: 1, name: 'The payment did not go through' });
  await expectAccessible(page, 'unsuccessful payment', unsuccessful);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/auth$/);
});
