import { expectNoHorizontalScroll } from './harness/axe';
import { registerPayingCompany } from './harness/company';
import { expect, test } from './harness/test';

test.use({ viewport: { width: 360, height: 800 }, locale: 'pl-PL' });

test('refuses a vehicle above the tariff’s limit with the figure and a link to upgrades, and keeps the input', async ({
  openPageAs,
  waybill,
}) => {
  const { email, api } = await registerPayingCompany(waybill, 'Start');
  for (let serial = 1; serial <= 20; serial += 1) await api.createVehicle({ license: `LIM ${serial}` });

  const page = await openPageAs(email, 'pl');
  await page.goto('/vehicle/create');
  await page.getByLabel(/^Numer rejestracyjny/).fill('GDA 21');
  await page.getByRole('button', { name: 'Zapisz' }).click();
  const refused = page
    .getByRole('alert')
    .filter({ hasText: 'Twoja taryfa obejmuje 20 pojazdów i limit jest wyczerpany.' });
  await expect(refused).toBeVisible();
  await expectNoHorizontalScroll(page);

  const opening = page.waitForEvent('popup');
  await refused.getByRole('link').click();
  const tariffs = await opening;
  await expect(tariffs.getByRole('heading', { level: 1, name: 'Taryfy' })).toBeVisible();
  await expect(tariffs.getByRole('button', { name: 'Wybierz: Flota' })).toBeVisible();
  await expect(page.getByLabel(/^Numer rejestracyjny/)).toHaveValue('GDA 21');
});
