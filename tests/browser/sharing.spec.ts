import { readFile } from 'node:fs/promises';
import type { ApiClient } from './harness/api';
import { expectAccessible } from './harness/axe';
import { requestsApi } from './harness/requests-api';
import { expect, test } from './harness/test';

const logistician = 'logistician@demo.test';

/** Creates a draft of a request with a leg and a task, and returns the request. */
async function createRequest(api: ApiClient): Promise<{ id: string; number: string }> {
  const request = await requestsApi(api).createDraft({
    to_take_to_work_from: '2027-03-01',
    delivery_date_to: '2027-03-03',
  });
  const { leg } = await api.call<{ leg: { id: string } }>(
    'mutation ($input: CreateRouteInput!) { leg: createRoute(input: $input) { id } }',
    {
      input: {
        service_transportation: { connect: request.id },
        addresses: {
          create: [
            { direction: 'FROM', country: 'PL', city: 'Poznań', zip: '60-101' },
            { direction: 'TO', country: 'DE', city: 'Hamburg', zip: '20095' },
          ],
        },
      },
    },
  );
  const task = {
    service_transportation_id: request.id,
    route: { connect: leg.id },
    text: 'Seal the trailer',
    media_upload_enabled: false,
  };
  await api.call('mutation ($input: CreateRouteTaskInput!) { createRouteTask(input: $input) { id } }', { input: task });
  return request;
}

test('shares a request by link until it is revoked, prints it, and downloads its consignment note', async ({
  openPageAs,
  page: stranger,
  waybill,
}) => {
  const { id, number } = await createRequest(await waybill.apiAs(logistician));
  const page = await openPageAs(logistician);
  await page.goto(`/service-request/${id}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Share by a link' }).click();
  const dialog = page.getByRole('dialog', { name: `Share ${number}` });
  await expect(dialog.getByText('No links yet.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const link = dialog.getByLabel('Link address');
  const address = await link.inputValue();
  await expectAccessible(page, 'link', link);

  const requests: string[] = [];
  stranger.on('request', (request) => requests.push(request.url()));
  await stranger.goto(address);
  await expect(stranger.getByRole('heading', { level: 1, name: `Transport ${number}` })).toBeVisible();
  await expect(stranger.getByText('Poznań, Poland → Hamburg, Germany')).toBeVisible();
  await expect(stranger.getByRole('region', { name: 'Dates' })).toContainText('03/03/2027');
  // The link's token is in the URL's fragment, which browsers do not send to the server.
  const [, token = ''] = address.split('#');
  expect(token.length).toBeGreaterThan(100);
  expect(requests.filter((url) => url.split('#')[0]?.includes(token))).toEqual([]);
  await stranger.reload();
  await expectAccessible(
    stranger,
    'what the link shows',
    stranger.getByRole('heading', { level: 1, name: `Transport ${number}` }),
  );

  await dialog.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(dialog.getByText(/^Revoked .* opened 1 time, /)).toBeVisible();
  await stranger.reload();
  await expect(stranger.getByRole('heading', { level: 1, name: 'This link does not work' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.getByRole('link', { name: 'Full view' }).click();
  const content = page.getByRole('main');
  const legs = content.getByRole('region', { name: 'Legs' });
  await expect(legs.getByText('Seal the trailer')).toBeVisible();
  // The page loads the map only when it is scrolled near the viewport.
  await legs.getByText('Seal the trailer').scrollIntoViewIfNeeded();
  await expectAccessible(
    page,
    'full view',
    content.getByRole('region', { name: 'Activity' }).getByRole('listitem').first(),
  );

  const downloading = page.waitForEvent('download');
  await content.getByRole('button', { name: 'CMR waybill (PDF)' }).click();
  const question = page.getByRole('alertdialog', { name: 'Print the CMR waybill without these details?' });
  await expect(question.getByRole('link', { name: 'Consignee (field 2)' })).toHaveAttribute(
    'href',
    /\?edit=consignee_name$/,
  );
  await question.getByRole('button', { name: 'Print anyway' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe(`CMR ${number.replaceAll('/', '-')}.pdf`);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');

  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(menu).toBeHidden();
  await expect(content.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(legs.getByText('Seal the trailer')).toBeVisible();
  await expect(content.getByText(`Request ${number} Draft`, { exact: true })).toBeVisible();
  await expect(legs).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});
