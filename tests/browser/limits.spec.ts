import { fitsAcross } from './harness/axe';
import { payingCompany } from './harness/subscriber';
import { expect, test } from './harness/test';

test.use({ viewport: { width: 360, height: 800 }, locale: 'pl-PL' });

test('one vehicle more than the tariff allows is refused with the figure and the way to larger tariffs, and what was typed stays', async ({
  openFor,
  waybill,
}) => {
  const { email, api } = await payingCompany(waybill, 'Start');
  for (let serial = 1; serial <= 20; serial += 1) await api.createVehicle({ license: `LIM ${serial}` });

  const page = await openFor(email, 'pl');
  await page.goto('/vehicle/create');
  await page.getByLabel(/^Numer rejestracyjny/).fill('GDA 21');
  await page.getByRole('button', { name: 'Zapisz' }).click();
  const refused = page.getByRole('alert').filter({ hasText: 'Twoja taryfa obejmuje 20 pojazdów i tyle już masz.' });
  await expect(refused).toBeVisible();
  await fitsAcross(page);

  const opening = page.waitForEvent('popup');
  await refused.getByRole('link').click();
  const tariffs = await opening;
  await expect(tariffs.getByRole('heading', { level: 1, name: 'Taryfy' })).toBeVisible();
  await expect(tariffs.getByRole('button', { name: 'Wybierz: Flota' })).toBeVisible();
  await expect(page.getByLabel(/^Numer rejestracyjny/)).toHaveValue('GDA 21');
});
