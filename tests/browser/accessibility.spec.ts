import { fitsAcross, looks, seriousFindings, settled } from './harness/axe';
import { colleague } from './harness/colleague';
import { entrance, setUpFactor } from './harness/entrance';
import { standInForGoogle } from './harness/google';
import { people } from './harness/people';
import { requests } from './harness/requests';
import { newcomer } from './harness/registration';
import { expect, test } from './harness/test';

for (const { width, colorScheme, rules } of looks) {
  test.describe(`axe at ${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme });

    test('sign-in, and sign-in that was refused', async ({ page }) => {
      await page.goto('/auth');
      await settled(page);
      expect(await seriousFindings(page, rules)).toEqual([]);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByText('Enter your e-mail address.')).toBeVisible();
      expect(await seriousFindings(page, rules)).toEqual([]);
    });

    test('a request for its customer, its full view, and the links to it', async ({ adminPage, page, waybill }) => {
      const { id } = await requests(await waybill.as('admin@demo.test')).draft();
      await adminPage.goto(`/service-request/${id}/full-view`);
      await settled(adminPage);
      await fitsAcross(adminPage);
      expect(await seriousFindings(adminPage, rules)).toEqual([]);
      await adminPage.getByRole('button', { name: 'Further actions' }).click();
      await adminPage.getByRole('menuitem', { name: 'Share by a link' }).click();
      await adminPage.getByRole('button', { name: 'Make a link' }).click();
      const address = await adminPage.getByLabel('Address of the link').inputValue();
      expect(await seriousFindings(adminPage, rules)).toEqual([]);
      await page.goto(address);
      await settled(page);
      await fitsAcross(page);
      expect(await seriousFindings(page, rules)).toEqual([]);
    });

    test('sign-in with a second factor, and with providers', async ({ page, waybill }) => {
      const person = await colleague(waybill, ['logistician'], { first_name: 'Lena', last_name: 'Bocian' });
      await setUpFactor(waybill.url, person);
      await standInForGoogle(page, {
        credential: await waybill.credentialFor(`nobody.${width}.${colorScheme}@example.com`),
      });
      const { w, field, signIn } = entrance(page, 'en');
      await page.goto('/auth');
      await page.getByRole('button', { name: 'Google’s own button' }).click();
      await expect(page.getByRole('alert')).toContainText(w.notRegistered);
      expect(await seriousFindings(page, rules), 'not registered').toEqual([]);
      await signIn(person.email, 'waybill-demo');
      await expect(field(w.code)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(field(w.code)).toHaveAccessibleDescription(new RegExp(w.codeMissing));
      expect(await seriousFindings(page, rules), 'code').toEqual([]);
      await fitsAcross(page);
    });

    // Two that are one page with other words are looked at once.
    const told = [
      '/auth/restorePassword',
      '/auth/passwordChanged',
      '/info/tokenExpired',
      '/info/subscriptionExpired',
      '/info/subscriptionUnsuccess',
    ];
    for (const path of told) {
      test(`the page ${path}`, async ({ page }) => {
        await page.goto(path);
        await settled(page);
        expect(await seriousFindings(page, rules)).toEqual([]);
        await fitsAcross(page);
      });
    }

    test('forms of a new password', async ({ page, adminPage, waybill }) => {
      const email = `axe.${width}.${colorScheme}@example.com`;
      const api = await waybill.as('admin@demo.test');
      await people(api).inviteUser(email, ['driver'], { first_name: 'Tola', last_name: 'Gil' });
      const input = { email, auth_url: `${waybill.url}/auth/invitation` };
      await api.call('mutation ($input: UserInviteInput!) { userInvite(input: $input) { status } }', { input });
      await page.goto((await waybill.mailTo(email)).link ?? '');
      await adminPage.goto('/auth/changePassword');
      for (const [form, button] of [
        [page, 'Accept the invitation'],
        [adminPage, 'Change the password'],
      ] as const) {
        await settled(form);
        await form.getByLabel('New password', { exact: true }).fill('password');
        await expect(form.getByRole('status').filter({ hasText: 'weak' })).toBeVisible();
        await form.getByRole('button', { name: button }).click();
        await expect(
          form.getByLabel(form === page ? 'New password' : 'Current password', { exact: true }),
        ).toHaveAttribute('aria-invalid', 'true');
        expect(await seriousFindings(form, rules), button).toEqual([]);
        await fitsAcross(form);
      }
    });

    test('the account that is registered, as it opens and with something wrong', async ({ page }) => {
      await page.goto('/auth/registration/step1');
      await settled(page);
      expect(await seriousFindings(page, rules), 'account').toEqual([]);
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(page.getByText('Enter your e-mail address.')).toBeVisible();
      expect(await seriousFindings(page, rules), 'account refused').toEqual([]);
    });

    test('the company that is registered, as it opens and with something wrong', async ({ page }) => {
      const person = newcomer(page, 'en');
      await person.openAccount();
      expect(await seriousFindings(page, rules), 'company').toEqual([]);
      await page.getByRole('button', { name: 'Save and go on' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      expect(await seriousFindings(page, rules), 'company refused').toEqual([]);
      await page.getByRole('button', { name: 'Go on with another device' }).click();
      await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
      expect(await seriousFindings(page, rules), 'device').toEqual([]);
    });

    test('the tariffs, and the welcome that they lead to', async ({ page }) => {
      const person = newcomer(page, 'en');
      await person.openAccount();
      await person.enterCompany();
      expect(await seriousFindings(page, rules), 'tariff').toEqual([]);
      await page.getByRole('button', { name: 'Contact sales' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await seriousFindings(page, rules), 'sales').toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Pay by card: Fleet' }).click();
      await expect(page.getByRole('dialog').getByText('Charged now')).toBeVisible();
      expect(await seriousFindings(page, rules), 'pay').toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Start 14 days’ trial: Fleet' }).click();
      await expect(person.heading('Welcome to Waybill, Zielone Drogi')).toBeVisible();
      expect(await seriousFindings(page, rules), 'welcome').toEqual([]);
      await page.goto('/info/subscriptionSuccess?payment=1');
      await expect(person.heading('There is no such payment')).toBeVisible();
      expect(await seriousFindings(page, rules), 'payment').toEqual([]);
      await fitsAcross(page);
    });

    test('a driver’s day, with what is opened over it', async ({ openFor }) => {
      const page = await openFor('driver@demo.test');
      await page.goto('/today');
      await settled(page);
      expect(await seriousFindings(page, rules), 'the day').toEqual([]);
      await fitsAcross(page);
      for (const opened of [/^Signature: /, /^Could not be done: /]) {
        await page.getByRole('button', { name: opened }).first().click();
        await expect(page.getByRole('dialog')).toBeVisible();
        expect(await seriousFindings(page, rules), String(opened)).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
    });

    test('the route of a request, and the form of a leg', async ({ adminPage: page, waybill }) => {
      const api = await waybill.as('admin@demo.test');
      const query =
        '{ routes(first: 1, orderBy: [{ column: created_at, direction: DESC }]) { data { service_transportation_id } } }';
      const { routes } = await api.call<{ routes: { data: { service_transportation_id: string }[] } }>(query, {});
      await page.goto(`/service-request/${routes.data[0]?.service_transportation_id}/routes`);
      await settled(page);
      await expect(page.getByRole('list', { name: 'Legs in order' })).toBeVisible();
      expect(await seriousFindings(page, rules), 'route').toEqual([]);
      await fitsAcross(page);
      await page.getByRole('button', { name: 'What to do with leg 1' }).click();
      await page.getByRole('menuitem', { name: 'Edit' }).click();
      await expect(page.getByRole('combobox', { name: 'Driver' })).toBeVisible();
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      expect(await seriousFindings(page, rules), 'leg').toEqual([]);
      await fitsAcross(page);
    });

    test('requests as a board and as a calendar', async ({ adminPage: page }) => {
      for (const path of [
        '/service-request?view=board',
        '/service-request?view=calendar',
        '/service-request?view=calendar&span=week',
      ]) {
        await page.goto(path);
        await settled(page);
        expect(await seriousFindings(page, rules), path).toEqual([]);
        await fitsAcross(page);
      }
    });

    test('the dashboard, its tables and its own days', async ({ adminPage: page }) => {
      await page.goto('/dashboard');
      await settled(page);
      await expect(page.getByRole('region', { name: 'Use of the fleet' }).locator('svg')).toBeVisible();
      expect(await seriousFindings(page, rules), 'charts').toEqual([]);
      await fitsAcross(page);
      for (const table of await page.getByRole('button', { name: 'Table' }).all()) await table.click();
      await expect(page.getByRole('table').first()).toBeVisible();
      expect(await seriousFindings(page, rules), 'tables').toEqual([]);
      await fitsAcross(page);
      await page.getByRole('combobox', { name: 'Period' }).click();
      await page.getByRole('option', { name: 'Own days…' }).click();
      await expect(
        page.getByRole('dialog', { name: 'Own days…' }).getByRole('button', { name: 'Apply' }),
      ).toBeVisible();
      expect(await seriousFindings(page, rules), 'own days').toEqual([]);
    });

    const lists = [
      '/vehicle?size=10&f=year:between:2018..2020',
      '/customer?size=10',
      '/vehicle?q=nothing-like-it',
      '/vehicle?size=10&deleted=only',
      '/user?size=10',
      '/role',
      '/payment',
    ];
    for (const path of lists) {
      test(`the list ${path}`, async ({ adminPage: page }) => {
        await page.goto(path);
        await settled(page);
        expect(await seriousFindings(page, rules)).toEqual([]);
      });
    }

    test('a record and its form, as they open and with something wrong', async ({ adminPage: page, waybill }) => {
      const license = `AXE ${width} ${colorScheme}`.toUpperCase();
      const id = await (await waybill.as('admin@demo.test')).createVehicle({ license });
      for (const path of [
        `/vehicle/${id}`,
        `/vehicle/${id}/edit`,
        '/role/create',
        '/user/create',
        '/customer/create',
      ]) {
        await page.goto(path);
        await settled(page);
        expect(await seriousFindings(page, rules), path).toEqual([]);
      }
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Fill this in.').first()).toBeVisible();
      expect(await seriousFindings(page, rules), 'refused').toEqual([]);
    });

    test('profile, messages and dialogs', async ({ adminPage: page, waybill }) => {
      for (const path of [
        '/profile',
        '/profile/Security',
        '/profile/Devices',
        '/profile/Permissions',
        '/no/such/page',
        '/info/accessDenied',
        '/info/privacyPolicy',
        '/vehicle/1',
      ]) {
        await page.goto(path);
        await settled(page);
        expect(await seriousFindings(page, rules), path).toEqual([]);
      }
      const license = `ASK ${width} ${colorScheme}`.toUpperCase();
      await page.goto(`/vehicle/${await (await waybill.as('admin@demo.test')).createVehicle({ license })}`);
      await settled(page);
      const more = page.getByRole('button', { name: 'More actions' });
      if (await more.isVisible()) await more.click();
      await page
        .getByRole('button', { name: 'Delete' })
        .or(page.getByRole('menuitem', { name: 'Delete' }))
        .click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      expect(await seriousFindings(page, rules), 'delete').toEqual([]);
    });
  });
}
