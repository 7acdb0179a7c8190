import { choose, languages, localeOf } from './harness/entrance';
import { enter, expect, test } from './harness/test';

/** Each page of information: its heading, and where the one thing to do on it leads whoever is not signed in. */
const pages = {
  '/info/accessDenied': { en: 'Access denied', pl: 'Brak dostępu', leads: /\/auth$/ },
  '/info/subscriptionCanceled': {
    en: 'Your tariff was cancelled',
    pl: 'Taryfa została anulowana',
    leads: /\/auth\?to=%2Fauth%2Fregistration%2Fstep3$/,
  },
  '/info/subscriptionExpired': {
    en: 'Your tariff has ended',
    pl: 'Okres taryfy dobiegł końca',
    leads: /\/auth\?to=%2Fauth%2Fregistration%2Fstep3$/,
  },
  '/info/subscriptionRequired': {
    en: 'Choose a tariff to begin',
    pl: 'Na początek wybierz taryfę',
    leads: /\/auth\?to=%2Fauth%2Fregistration%2Fstep3$/,
  },
  '/info/subscriptionSuccess': {
    en: 'Thank you, your payment has arrived',
    pl: 'Dziękujemy, płatność dotarła',
    leads: /\/auth$/,
  },
  '/info/subscriptionUnseccessful': {
    en: 'The payment did not go through',
    pl: 'Płatność nie powiodła się',
    leads: /\/auth\?to=%2Fauth%2Fregistration%2Fstep3$/,
  },
  '/info/subscriptionUnsuccess': {
    en: 'The payment did not go through',
    pl: 'Płatność nie powiodła się',
    leads: /\/auth\?to=%2Fauth%2Fregistration%2Fstep3$/,
  },
  '/info/tokenExpired': {
    en: 'This link does not work any more',
    pl: 'Ten link już nie działa',
    leads: /\/auth\/restorePassword$/,
  },
  '/auth/createdUser': { en: 'Welcome to Waybill', pl: 'Witamy w systemie Waybill', leads: /\/auth$/ },
  '/auth/passwordChanged': { en: 'Your password is changed', pl: 'Hasło zostało zmienione', leads: /\/auth$/ },
} as const;

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: localeOf[language] });

    test('each page says what it is about and leads on', async ({ page }) => {
      for (const [path, { [language]: title, leads }] of Object.entries(pages)) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(title);
        await expect(page, path).toHaveTitle(`${title} · Waybill`);
        await page.getByRole('main').getByRole('link').click();
        await expect(page, path).toHaveURL(leads);
        await expect(page.getByRole('heading', { level: 1 }), path).not.toHaveText(title);
      }
    });

    test('the privacy policy says what is kept, and is a click away from signing in', async ({ page }) => {
      await page.goto('/auth');
      await page.getByRole('contentinfo').getByRole('link').click();
      await expect(page).toHaveURL('/info/privacyPolicy');
      const policy = page.getByRole('article');
      await expect(policy.getByRole('heading', { level: 2 })).toHaveCount(8);
      const kept =
        language === 'en' ? ['two-step sign-in', 'Google', 'days'] : ['logowanie dwuetapowe', 'Google', 'dniach'];
      for (const word of kept) await expect(policy).toContainText(word);
    });
  });
}

test('whose company has a subscription is told so, and may leave', async ({ page, waybill }) => {
  await choose(page, 'en', waybill.url);
  await enter(page, 'driver@demo.test');
  await page.goto('/info/subscriptionExpired');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your company can work again');
  await page.getByRole('link', { name: 'Start working' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  await page.goto('/info/subscriptionUnsuccess');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The payment did not go through');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/auth$/);
});
