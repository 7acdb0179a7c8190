import { createColleague } from './harness/colleague';
import { createDriverDay } from './harness/driver-day';
import { requestsApi } from './harness/requests-api';
import { waitForChangesSubscription } from './harness/subscription';
import { expect, test } from './harness/test';

test('rings the bell when a request is assigned, opens it, and names who hears of its cancellation', async ({
  openPageAs,
  adminPage,
  waybill,
}) => {
  const admin = await waybill.apiAs('admin@demo.test');
  const logistician = await createColleague(waybill, ['logistician'], { first_name: 'Iga', last_name: 'Wrona' });
  const request = await requestsApi(admin).createSubmitted({});
  const page = await openPageAs(logistician.email);
  const subscribed = waitForChangesSubscription(page, 'inbox_entries');
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Notifications, none unread' })).toBeVisible();
  await subscribed;
  await admin.call(
    'mutation ($input: AssignLogisticianInput!) { assignServiceTransportationLogistician(input: $input) { id } }',
    { input: { id: request, logist_id: logistician.id } },
  );
  const bell = page.getByRole('button', { name: 'Notifications, 1 unread' });
  await bell.focus();
  await page.keyboard.press('Enter');
  const inbox = page.getByRole('dialog', { name: 'Notifications' });
  await inbox.getByRole('link', { name: /was assigned to you/ }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`/service-request/${request}`));
  await expect(page.getByRole('button', { name: 'Notifications, none unread' })).toBeVisible();

  await test.step('names who hears of its cancellation', async () => {
    await adminPage.goto(`/service-request/${request}`);
    await adminPage.getByRole('button', { name: /^More/ }).first().click();
    await adminPage.getByRole('menuitem', { name: 'Cancel request' }).click();
    const dialog = adminPage.getByRole('dialog');
    await expect(dialog).toContainText('1 person will be notified:');
    await expect(dialog.getByRole('listitem')).toHaveText('Iga Wrona');
  });
});

test('tells a driver of a changed leg on the open page of the day', async ({ openPageAs, waybill }) => {
  const day = await createDriverDay(waybill, 'Bielik');
  const page = await openPageAs(day.email);
  const subscribed = waitForChangesSubscription(page, 'inbox_entries');
  await page.goto('/today');
  const news = page.getByRole('status').filter({ hasText: 'News about your legs' });
  await expect(news).toContainText('You drive a leg');
  await news.getByRole('button', { name: 'OK, I have read this' }).click();
  await expect(news).toHaveCount(0);
  await subscribed;
  const admin = await waybill.apiAs('admin@demo.test');
  const { routes } = await admin.call<{ routes: { data: { id: string }[] } }>(
    'query ($where: RoutesWhere) { routes(first: 1, where: $where) { data { id } } }',
    { where: { column: 'service_transportation_id', value: day.request } },
  );
  const id = routes.data[0]?.id;
  await admin.call('mutation ($input: UpdateRouteInput!) { updateRoute(input: $input) { id } }', {
    input: { id, addresses: { create: [{ direction: 'TO', country: 'DE', city: 'Lübeck' }] } },
  });
  await expect(news).toContainText('Your leg');
  await expect(news).toContainText('Delivery address: Hamburg → Lübeck');
});
