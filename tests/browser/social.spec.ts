import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from './harness/axe';
import { createColleague } from './harness/colleague';
import { setLanguageCookie, authPageHelpers, browserLocales, enableSecondFactor } from './harness/auth-pages';
import { fakeGoogleSignIn } from './harness/fake-google-sign-in';
import { expect, test } from './harness/test';

const name = { first_name: 'Maja', last_name: 'Kos' };

/** Sets the identity providers in the public configuration that the console fetches. */
async function configure(page: Page, social: readonly object[]): Promise<void> {
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...(await response.json()), social } });
  });
}

const ownButton = (page: Page) => page.getByRole('button', { name: 'Google’s own button' });

test.describe('in Polish', () => {
  test.use({ locale: browserLocales.pl });

  test('signs in by Google’s button with a proved address', async ({ page, waybill }) => {
    const { email } = await createColleague(waybill, ['logistician'], name);
    await setLanguageCookie(page, 'pl', waybill.url);
    const google = await fakeGoogleSignIn(page, { credential: await waybill.googleCredentialFor(email) });
    const { w, heading } = authPageHelpers(page, 'pl');
    await page.goto('/auth?to=%2Fservice-request%3Fq%3Dmeble');
    await ownButton(page).click();
    await expect(heading(w.requests)).toBeVisible();
    await expect(page).toHaveURL('/service-request?q=meble');
    expect((await google.calls()).button).toMatchObject({ theme: 'outline', size: 'large', locale: 'pl' });
    expect(google.loads()).toBe(1);
  });
});

test('asks for the second factor afterwards, too', async ({ page, waybill }) => {
  const person = await createColleague(waybill, ['logistician'], name);
  const factor = await enableSecondFactor(waybill.url, person);
  await fakeGoogleSignIn(page, { credential: await waybill.googleCredentialFor(person.email) });
  const { w, field, heading, press } = authPageHelpers(page, 'en');
  await page.goto('/auth');
  await ownButton(page).click();
  await expect(field(w.code)).toBeFocused();
  await expect(page.getByText(w.knows)).toBeVisible();
  await expect(field(w.password)).toHaveCount(0);

  await press(w.other);
  await expect(field(w.password)).toBeVisible();
  await ownButton(page).click();
  await field(w.code).fill(factor.code() === '123456' ? '654321' : '123456');
  await page.keyboard.press('Enter');
  await expect(field(w.code)).toHaveAccessibleDescription(new RegExp(w.codeWrong));
  await field(w.code).fill(factor.code());
  await page.keyboard.press('Enter');
  await expect(heading(w.begin)).toBeVisible();
});

test('shows why a Google account cannot sign in, and where to go', async ({ page, waybill }) => {
  const { w } = authPageHelpers(page, 'en');
  const { email } = await createColleague(waybill, ['logistician'], name);
  const foreign = await waybill.provider.credential({ aud: 'somebody-else.apps.example', email });
  // The token has no claim `hd`, so the server does not trust Google for the address.
  const withoutHostedDomain = await waybill.provider.credential({
    sub: `google ${email}`,
    email,
    email_verified: true,
  });

  const google = await fakeGoogleSignIn(page, { credential: foreign });
  await page.goto('/auth');
  for (const [credential, message, waysOn] of [
    [foreign, w.notTaken, []],
    [withoutHostedDomain, w.notLinked, ['/auth/restorePassword']],
    [
      await waybill.googleCredentialFor(`nobody.${randomUUID()}@example.com`),
      w.notRegistered,
      ['/auth/registration/step1'],
    ],
  ] as const) {
    await expect(ownButton(page)).toBeVisible();
    await google.setResult({ credential });
    await ownButton(page).click();
    await expect(page.getByRole('alert')).toContainText(message);
    const links = await page.getByRole('alert').getByRole('link').all();
    expect(await Promise.all(links.map((link) => link.getAttribute('href')))).toEqual(waysOn);
  }
  await expectAccessible(page, 'not registered', page.getByRole('alert'));
  await page.getByRole('alert').getByRole('link', { name: w.register }).click();
  await expect(page).toHaveURL('/auth/registration/step1');
  // The new page reads the configuration, which the fake answers, before it shows anything.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

for (const kind of ['CODE', 'ACCESS_TOKEN'] as const) {
  test(`accepts the result of Google’s popup: ${kind}`, async ({ page, waybill }) => {
    const { email } = await createColleague(waybill, ['logistician'], name);
    const claims = { sub: `google ${email}`, email, email_verified: true, hd: 'example.com' };
    // A code is the default.
    if (kind !== 'CODE') await configure(page, [{ provider: 'GOOGLE', clientId: waybill.provider.clientId, kind }]);
    const google = await fakeGoogleSignIn(page, {
      code: waybill.provider.code(claims),
      access_token: waybill.provider.accessToken(claims),
    });
    const { w, press, heading } = authPageHelpers(page, 'en');
    await page.goto('/auth');
    await press(w.withGoogle);
    await expect(heading(w.begin)).toBeVisible();
    expect((await google.calls()).popup).toMatchObject({
      client_id: waybill.provider.clientId,
      scope: 'email profile openid',
    });
  });
}

test('signs in by Microsoft’s popup', async ({ page, waybill }) => {
  const { email } = await createColleague(waybill, ['logistician'], name);
  const { w, press, heading } = authPageHelpers(page, 'en');
  await page.context().route('https://login.microsoftonline.com/**', async (route) => {
    const params = new URL(route.request().url()).searchParams;
    expect(Object.fromEntries(params)).toMatchObject({
      response_type: 'id_token',
      client_id: waybill.provider.clientId,
      scope: 'email profile openid',
    });
    const tid = 'e5a7c1de-0000-4000-8000-000000000001';
    const claims = {
      iss: `${waybill.provider.url}/${tid}/v2.0`,
      tid,
      sub: email,
      email,
      xms_edov: true,
      nonce: params.get('nonce'),
    };
    const result = new URLSearchParams({
      id_token: await waybill.provider.credential(claims),
      state: params.get('state') ?? '',
    });
    await route.fulfill({
      status: 302,
      headers: { location: `${params.get('redirect_uri')}#${result.toString()}` },
    });
  });
  await page.goto('/auth');
  const opening = page.waitForEvent('popup');
  await press(w.withMicrosoft);
  const window = await opening;
  await expect(heading(w.begin)).toBeVisible();
  await expect.poll(() => window.isClosed()).toBe(true);
});

test('reports a closed popup, a missing script and a missing client id when the button is pressed', async ({
  page,
}) => {
  const { w, press, field } = authPageHelpers(page, 'en');
  await page
    .context()
    .route('https://login.microsoftonline.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: 'sign in' }),
    );
  await page.goto('/auth');
  // The page does not report at once that Google's script cannot be loaded, but when the user clicks the button.
  await expect(page.getByRole('button', { name: w.withGoogle })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await press(w.withGoogle);
  await expect(page.getByRole('alert')).toContainText(w.googleAway);

  const opening = page.waitForEvent('popup');
  await press(w.withMicrosoft);
  await (await opening).close();
  await expect(page.getByRole('alert')).toHaveText(w.closed);

  await configure(page, [{ provider: 'GOOGLE', clientId: '', kind: 'CODE' }]);
  await page.reload();
  await press(w.withGoogle);
  await expect(page.getByRole('alert')).toContainText(w.clientId);
  await expect(field(w.password)).toBeVisible();
});

test('loads nothing of providers when none is configured', async ({ page }) => {
  const foreign: string[] = [];
  page.on('request', (request) => /google|microsoft|SocialSignIn/i.test(request.url()) && foreign.push(request.url()));
  await configure(page, []);
  await page.goto('/auth');
  await expect(page.getByLabel('E-mail')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(foreign).toEqual([]);
  await expect(page.getByRole('button', { name: /Google|Microsoft/ })).toHaveCount(0);
});
