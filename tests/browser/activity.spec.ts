import { createColleague } from './harness/colleague';
import { waitForChangesSubscription } from './harness/subscription';
import { expect, test } from './harness/test';

test('shows a change in the reader’s language, finds it by author, and adds it to the record’s history live', async ({
  adminPage,
  openPageAs,
  waybill,
}) => {
  const admin = await waybill.apiAs('admin@demo.test');
  const author = await createColleague(waybill, ['logistician'], { first_name: 'Jagna', last_name: 'Kronika' });
  const api = await waybill.apiAs(author.email);
  const id = await api.createVehicle({ license: 'TOLD 1' });
  await api.updateVehicle({ id, year: 2020, places: 33 });
  await admin.createVehicle({ license: 'TOLD 2' });

  await test.step('shows the list in Polish, filtered by author', async () => {
    const page = await openPageAs(author.email, 'pl');
    await page.goto('/activity');
    const others = page.getByRole('row', { name: /Joanna Wilczyńska/ });
    await expect(others.first()).toBeVisible();
    await page.getByRole('button', { name: 'Moje' }).click();
    const row = page.getByRole('row', { name: /Zmieniono pojazd TOLD 1 · Miejsca paletowe/ });
    await expect(row).toContainText('Jagna Kronika');
    await expect(row).toContainText('Miejsca paletowe: brak → 33 · Rok produkcji: brak → 2020');
    await expect(others).toHaveCount(0);
    await row.getByRole('link', { name: 'TOLD 1' }).click();
    await expect(page).toHaveURL(`/vehicle/${id}`);
  });

  await test.step('adds to the record’s history live', async () => {
    const subscribed = waitForChangesSubscription(adminPage, 'activities');
    await adminPage.goto(`/vehicle/${id}`);
    const history = adminPage.getByRole('region', { name: 'Activity', exact: true });
    await expect(history.getByRole('row')).toHaveText([
      /^WhenWhoChange$/,
      /Changed vehicle TOLD 1 · Pallet spaces: .* · Year/,
      /Added vehicle TOLD 1/,
    ]);
    await subscribed;
    await api.updateVehicle({ id, carrying_capacity: 900 });
    await expect(history.getByRole('row').nth(1)).toContainText('Changed vehicle TOLD 1 · Payload');
  });
});
