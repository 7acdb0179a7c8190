import type { Locator, Page, Route } from '@playwright/test';
import sharp from 'sharp';
import { requestsApi } from './harness/requests-api';
import { expect, test } from './harness/test';

let serial = Date.now() % 100_000;

/** Returns a registration plate that no other vehicle of this file has. */
const newPlate = () => `WGM M${(serial += 1)}`;

async function picture(color: string): Promise<Buffer> {
  return sharp({ create: { width: 400, height: 300, channels: 3, background: color } })
    .jpeg()
    .toBuffer();
}

const asFile = (name: string, buffer: Buffer, mimeType = 'image/jpeg') => ({ name, mimeType, buffer });
const photosOf = (page: Page, name = 'Photos') => page.getByRole('group', { name, exact: true });
const shown = (area: Locator, name: string) => area.getByRole('button', { name: `View ${name}` });

/** Opens the page of a vehicle and returns the gallery of its photos. */
async function openVehicle(page: Page, id: string): Promise<Locator> {
  await page.goto(`/vehicle/${id}`);
  const area = photosOf(page);
  await expect(area).toBeVisible();
  return area;
}

/** Lets `act` handle the requests that upload files. All other requests go to the server. */
async function interceptUploads(page: Page, act: (route: Route) => Promise<void> | void): Promise<void> {
  await page.route('**/graphql', async (route) => {
    const multipart = route.request().headers()['content-type']?.startsWith('multipart/form-data') === true;
    await (multipart ? act(route) : route.fallback());
  });
}

/** Dispatches an event to an element as if the user had dropped or pasted a picture there. */
async function dispatchFile(area: Locator, kind: 'drop' | 'paste', name: string, content: Buffer): Promise<void> {
  await area.evaluate(
    (element, { kind: type, name: fileName, bytes }) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(bytes)], fileName, { type: 'image/jpeg' }));
      const init = { bubbles: true, cancelable: true };
      if (type === 'paste') element.dispatchEvent(new ClipboardEvent('paste', { ...init, clipboardData: data }));
      else
        for (const step of ['dragover', 'drop'])
          element.dispatchEvent(new DragEvent(step, { ...init, dataTransfer: data }));
    },
    { kind, name, bytes: [...content] },
  );
}

test('adds photos by choosing, dropping and pasting, shows them, and deletes them for all users', async ({
  adminPage: page,
  openPageAs,
  waybill,
}) => {
  const id = await (await waybill.apiAs('admin@demo.test')).createVehicle({ license: newPlate() });
  const theirs = await openVehicle(await openPageAs('support@demo.test'), id);
  const area = await openVehicle(page, id);

  await test.step('adds several at once, live for a user who may not add', async () => {
    const colors = ['#884422', '#228844', '#224488'];
    const files = await Promise.all(
      colors.map(async (color, index) => asFile(`${index + 1}.jpg`, await picture(color))),
    );
    await area.locator('input[type=file]').setInputFiles(files);
    for (const { name } of files) await expect(shown(area, name)).toBeVisible();
    await expect(area.getByRole('list', { name: 'Uploads' })).toHaveCount(0);
    await expect(shown(theirs, '1.jpg')).toBeVisible();
    await expect(theirs.getByRole('button', { name: 'Add files' })).toHaveCount(0);
    await expect(theirs.getByRole('button', { name: 'Delete 1.jpg' })).toHaveCount(0);
  });

  await test.step('shows one after another', async () => {
    await shown(area, '1.jpg').click();
    const viewer = page.getByRole('dialog', { name: '1.jpg' });
    await expect(viewer.getByRole('img')).toHaveJSProperty('naturalWidth', 400);
    await expect(viewer).toContainText(/Received \d\d/);
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('dialog', { name: '2.jpg' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('accepts a dropped one, and one pasted without focus', async () => {
    await dispatchFile(area, 'drop', 'dropped.jpg', await picture('#553311'));
    await expect(shown(area, 'dropped.jpg')).toBeVisible();
    await dispatchFile(page.locator('body'), 'paste', 'pasted.jpg', await picture('#113355'));
    await expect(shown(area, 'pasted.jpg')).toBeVisible();
    const papers = photosOf(page, 'Documents');
    await dispatchFile(papers, 'paste', 'certificate.jpg', await picture('#335511'));
    await expect(shown(papers, 'certificate.jpg')).toBeVisible();
  });

  await test.step('deletes one after a confirmation', async () => {
    await area.getByRole('button', { name: 'Delete 1.jpg' }).click();
    await page.getByRole('alertdialog', { name: 'Delete 1.jpg?' }).getByRole('button', { name: 'Delete' }).click();
    await expect(shown(area, '1.jpg')).toHaveCount(0);
    await expect(shown(theirs, '1.jpg')).toHaveCount(0);
    await expect(shown(theirs, '2.jpg')).toBeVisible();
  });
});

test('shows the progress of an upload, cancels it, shows refusals, and retries failures', async ({
  adminPage: page,
  waybill,
}) => {
  const api = await waybill.apiAs('admin@demo.test');
  const id = await api.createVehicle({ license: newPlate() });
  const area = await openVehicle(page, id);
  const input = area.locator('input[type=file]');
  const alerts = area.getByRole('alert');

  await test.step('shows the progress, and cancels', async () => {
    let held: Route | undefined;
    await interceptUploads(page, (route) => {
      held = route;
    });
    await input.setInputFiles([asFile('slow.jpg', await picture('#777777'))]);
    await expect(area.getByRole('progressbar', { name: 'Uploading slow.jpg' })).toBeVisible();
    await expect.poll(() => held !== undefined).toBe(true);
    await area.getByRole('button', { name: 'Cancel the upload of slow.jpg' }).click();
    await expect(area.getByText('slow.jpg')).toHaveCount(0);
    await held?.abort().catch(() => undefined);
    await page.unroute('**/graphql');
    const { media } = await api.call<{ media: { data: unknown[] } }>(
      'query ($id: Mixed!) { media(first: 1, where: { column: model_id, value: $id }) { data { id } } }',
      { id },
    );
    expect(media.data).toEqual([]);
  });

  await test.step('shows a failure, and retries', async () => {
    await interceptUploads(page, (route) => route.abort('connectionreset'));
    await input.setInputFiles([asFile('truck.jpg', await picture('#993311'))]);
    await expect(alerts).toHaveText('Network error');

    await page.unroute('**/graphql');
    await interceptUploads(page, (route) => route.fulfill({ status: 413, body: 'no' }));
    await area.getByRole('button', { name: 'Upload truck.jpg again' }).click();
    await expect(alerts).toHaveText('Payload Too Large');

    await page.unroute('**/graphql');
    await area.getByRole('button', { name: 'Upload truck.jpg again' }).click();
    await expect(shown(area, 'truck.jpg')).toBeVisible();
    await expect(alerts).toHaveCount(0);
  });

  await test.step('shows a refusal, without a retry', async () => {
    await input.setInputFiles([
      asFile('program.jpg', Buffer.from('MZ this is no picture')),
      asFile('notes.txt', Buffer.from('words'), 'text/plain'),
    ]);
    await expect(alerts).toHaveText(
      Array(2).fill('This type of file cannot be added here. Possible: JPEG, PNG, WEBP.'),
    );
    await expect(area.getByRole('button', { name: /^Upload .* again/ })).toHaveCount(0);
    await area.getByRole('button', { name: 'Remove program.jpg from this list' }).click();
    await expect(alerts).toHaveCount(1);
  });

  await test.step('continues with a new token when the old one expired', async () => {
    let sent = 0;
    await interceptUploads(page, async (route) => {
      sent += 1;
      const expired = {
        errors: [{ message: 'The session has expired.', extensions: { code: 1103, reason: 'expired' } }],
      };
      await (sent === 1 ? route.fulfill({ json: expired }) : route.fallback());
    });
    await input.setInputFiles([asFile('late.jpg', await picture('#119933'))]);
    await expect(shown(area, 'late.jpg')).toBeVisible();
    expect(sent).toBe(2);
  });
});

test('replaces a customer’s avatar', async ({ adminPage: page, waybill }) => {
  const { customer } = requestsApi(await waybill.apiAs('admin@demo.test'));
  await page.goto(`/customer/${await customer('Pictured')}`);
  const chooser = page.locator('input[type=file]');
  const use = page.getByRole('dialog', { name: 'Crop the picture' }).getByRole('button', { name: 'Use this picture' });
  await chooser.setInputFiles([asFile('first.jpg', await picture('#aa2211'))]);
  await use.click();
  const face = page.getByRole('img', { name: 'Picture' });
  await expect(face).toBeVisible();
  const first = await face.getAttribute('src');
  await chooser.setInputFiles([asFile('second.jpg', await picture('#11aa22'))]);
  await use.click();
  await expect(face).not.toHaveAttribute('src', first ?? '');
  // The console has cropped the picture to a square as wide as the picture was high.
  await expect(face).toHaveJSProperty('naturalWidth', 300);
  await expect(face).toHaveJSProperty('naturalHeight', 300);
});
