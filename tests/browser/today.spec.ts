import type { Page, Route } from '@playwright/test';
import sharp from 'sharp';
import { createDriverDay, taskTexts } from './harness/driver-day';
import { expect, test } from './harness/test';

const { load, papers } = taskTexts;

test.use({ viewport: { width: 360, height: 760 }, hasTouch: true, isMobile: true, serviceWorkers: 'allow' });

/** Returns locators and actions on the page of a driver's day. */
function driverActions(page: Page) {
  const task = (text: string) => page.getByRole('listitem', { name: text });
  return {
    task,
    press: (step: string, text: string) => page.getByRole('button', { name: `${step}: ${text}`, exact: true }).tap(),
    photograph: async (text: string) => {
      const picture = sharp({
        create: { width: 3000, height: 2000, channels: 3, background: { r: 90, g: 120, b: 60 } },
      });
      const file = { name: 'ramp.jpg', mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() };
      await page.getByLabel(`Take a photo: ${text}`).and(page.locator('input')).setInputFiles(file);
    },
    deletePhoto: async (text: string, number: number) => {
      await page.getByRole('button', { name: `Show the files: ${text}` }).tap();
      await task(text)
        .getByRole('button', { name: `Delete photo ${number}` })
        .tap();
      await page.getByRole('alertdialog', { name: 'Delete this photo?' }).getByRole('button', { name: 'Delete' }).tap();
    },
    waiting: page.getByRole('status').filter({ hasText: 'for a connection' }),
  };
}

/**
 * Lets the first change of a status and the first upload reach the server, but drops their responses, as a lost
 * connection does.
 */
async function loseAnswers(page: Page): Promise<{ lost: string[] }> {
  const lost: string[] = [];
  await page.route('**/graphql', async (route: Route) => {
    const sent = route.request().postDataBuffer()?.toString('latin1') ?? '';
    const method = ['updateRouteTaskStatus', 'uploadMedia'].find((name) => sent.includes(name) && !lost.includes(name));
    if (!method) return route.continue();
    lost.push(method);
    await route.fetch();
    return route.abort('connectionreset');
  });
  return { lost };
}

test('completes a driver’s day with a photo and a signature, and neither loses nor repeats calls offline', async ({
  openPageAs,
  waybill,
}) => {
  const day = await createDriverDay(waybill, 'Sokół');
  const page = await openPageAs(day.email);
  await page.goto('/');
  const { task, press, photograph, deletePhoto, waiting } = driverActions(page);
  await expect(page).toHaveURL(/\/today$/);
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Navigate to .*Hamburg/ })).toHaveAttribute(
    'href',
    /^https:.*query=53\.5/,
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);

  await press('Start', load);
  await expect(task(load)).toContainText('In progress');
  await photograph(load);
  await expect(task(load)).toContainText('1 photo');
  await photograph(load);
  await expect(task(load)).toContainText('2 photos');
  await deletePhoto(load, 2);
  await expect(task(load)).toContainText('1 photo');
  await page.getByRole('button', { name: `Signature: ${load}` }).tap();
  await page.getByLabel('Name of the person signing').fill('Ewa Lis');
  const field = await page.getByRole('img', { name: 'Signature field' }).boundingBox();
  if (!field) throw new Error('There is nothing to sign on.');
  await page.mouse.move(field.x + 30, field.y + 40);
  await page.mouse.down();
  await page.mouse.move(field.x + 150, field.y + 120, { steps: 8 });
  await page.mouse.up();
  await page.getByRole('button', { name: 'Save signature' }).tap();
  await expect(task(load)).toContainText('signed');
  await expect(page.getByText('Waiting to be sent')).toHaveCount(0);
  expect((await day.fetchTasks())[load]).toEqual({ status: 'IN_PROGRESS', note: null, files: ['photos', 'signature'] });

  const [paper] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^CMR waybill/ }).tap(),
  ]);
  expect(paper.suggestedFilename()).toMatch(/^CMR .+\.pdf$/);

  // Waits until the service worker has cached the page, because the connection is lost next.
  await page.waitForFunction(
    async () => (await caches.keys()).length > 0 && (await (await caches.open('console')).match('/')) !== undefined,
  );
  await page.context().setOffline(true);
  await press('Done', load);
  await press('Could not be done', papers);
  await page.getByLabel('What happened?').fill('Nobody at the office');
  await page.getByRole('button', { name: 'Report' }).tap();
  await photograph(papers);
  await expect(waiting).toContainText('4 entries');
  await deletePhoto(papers, 1);
  await expect(waiting).toContainText('3 entries');
  await photograph(papers);
  await expect(waiting).toContainText('4 entries');
  await expect(page.getByText('2 of 2 tasks done')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
  await expect(waiting).toContainText('4 entries');
  await expect(task(papers)).toContainText('Could not be done: Nobody at the office');
  await expect(task(papers)).toContainText('Waiting to be sent');
  expect((await day.fetchTasks())[papers]).toMatchObject({ status: 'PLANNING', files: [] });

  const { lost } = await loseAnswers(page);
  await page.context().setOffline(false);
  await expect(async () => {
    const now = page.getByRole('button', { name: 'Send now' });
    if (await now.isVisible()) await now.tap({ timeout: 2000 });
    await expect(waiting).toHaveCount(0, { timeout: 2000 });
  }).toPass();
  expect(lost.toSorted()).toEqual(['updateRouteTaskStatus', 'uploadMedia']);
  expect(await day.fetchTasks()).toEqual({
    [load]: { status: 'DONE', note: null, files: ['photos', 'signature'] },
    [papers]: { status: 'RETURN', note: 'Nobody at the office', files: ['photos'] },
  });
  // The driver started and completed one task, and started and reset the other one: four changes, each executed once.
  expect(await day.countStatusChanges()).toBe(4);
});

/** Returns the kinds of data that the page keeps on the phone, such as `day` and `waybills`. */
const keptData = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const opening = indexedDB.open('waybill-today');
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('kept').objectStore('kept').getAllKeys();
          reading.addEventListener('success', () => {
            const keys = reading.result.filter((key) => typeof key === 'string');
            resolve(keys.map((key) => key.replace(/ .*/, '')));
          });
        });
      }),
  );

test('works without a network from the first visit on, and shows what another device did meanwhile', async ({
  openPageAs,
  waybill,
}) => {
  const day = await createDriverDay(waybill, 'Wilga');
  const page = await openPageAs(day.email);
  await page.goto('/');
  const { task, press, photograph, waiting } = driverActions(page);
  await expect(page.getByText(/^Saved on this phone/)).toBeVisible();
  await expect.poll(() => keptData(page)).toEqual(expect.arrayContaining(['day', 'waybills']));
  await page.context().setOffline(true);

  await page.getByRole('button', { name: 'Open menu' }).tap();
  await expect(page.getByRole('link', { name: 'Today' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Account of/ }).tap();
  await page.getByRole('button', { name: 'Polski' }).tap();
  await expect(page.getByRole('button', { name: 'Wyloguj się' })).toBeVisible();
  await page.getByRole('button', { name: 'English' }).tap();
  await page.keyboard.press('Escape');
  const [paper] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^CMR waybill/ }).tap(),
  ]);
  expect(paper.suggestedFilename()).toMatch(/^CMR .+\.pdf$/);
  const notification = page.getByText(/^No connection\. This is the CMR waybill as of/);
  await expect(notification).toBeVisible();
  const offlineBar = page.getByText(/^No connection\. What you see/);
  await expect(async () => {
    const [toast, bar] = [await notification.boundingBox(), await offlineBar.boundingBox()];
    expect((toast?.y ?? 0) + (toast?.height ?? Infinity)).toBeLessThanOrEqual(bar?.y ?? 0);
  }).toPass();

  await press('Start', load);
  await expect(page.getByRole('button', { name: `Done: ${load}`, exact: true })).toBeDisabled();
  await expect(task(load)).toContainText('Add a photo or a signature');
  await photograph(load);
  await press('Done', load);
  await expect(waiting).toContainText('1 photo · 2 status changes');
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
  await page.getByRole('link', { name: 'Open Today' }).tap();
  await expect(waiting).toContainText('3 entries');

  const otherDevice = await waybill.apiAs(day.email);
  for (const step of [{ status: 'IN_PROGRESS' }, { status: 'RETURN', note: 'Gate closed' }])
    await otherDevice.call(
      'mutation ($input: UpdateRouteTaskStatusInput!) { updateRouteTaskStatus(input: $input) { id } }',
      { input: { id: day.tasks.load, ...step } },
    );
  await page.context().setOffline(false);
  const conflict = page.getByRole('alert').filter({ hasText: 'Not accepted: In progress, Done' });
  await expect(conflict).toContainText('It is now: Could not be done');
  await expect(task(load)).toContainText('Could not be done: Gate closed');
  await expect(waiting).toHaveCount(0);
  expect((await day.fetchTasks())[load]).toEqual({ status: 'RETURN', note: 'Gate closed', files: ['photos'] });

  await conflict.getByRole('button', { name: 'Dismiss' }).tap();
  await page.getByRole('button', { name: /^Account of/ }).tap();
  await page.getByRole('button', { name: 'Sign out' }).tap();
  await expect(page).toHaveURL(/\/auth/);
  expect((await keptData(page)).filter((kind) => kind === 'day' || kind === 'waybills')).toEqual([]);
});

test('reports work for a request cancelled meanwhile, and asks before signing out with pending work', async ({
  openPageAs,
  waybill,
}) => {
  const day = await createDriverDay(waybill, 'Dudek');
  const page = await openPageAs(day.email);
  await page.goto('/');
  const { press, waiting, task } = driverActions(page);
  await expect(task(load)).toBeVisible();
  await page.context().setOffline(true);
  await press('Start', load);
  await expect(waiting).toContainText('1 entry');
  await page.getByRole('button', { name: /^Account of/ }).tap();
  await page.getByRole('button', { name: 'Sign out' }).tap();
  await expect(page.getByRole('alertdialog', { name: 'Sign out before everything has been sent?' })).toBeVisible();
  await expect(page.getByRole('alertdialog')).toContainText('The server cannot be told now');
  await page.getByRole('button', { name: 'Stay' }).tap();

  const admin = await waybill.apiAs('admin@demo.test');
  const { cancelRequestReasons } = await admin.call<{ cancelRequestReasons: { data: { id: string }[] } }>(
    '{ cancelRequestReasons(first: 1) { data { id } } }',
    {},
  );
  const feedback = { type: 'CANCELED_REQUEST', reason: { connect: cancelRequestReasons.data[0]?.id } };
  const input = { id: day.request, status: 'CANCELED_REQUEST', feedback };
  await admin.call(
    'mutation ($input: UpdateServiceTransportationStatusInput!) { updateServiceTransportationStatus(input: $input) { id } }',
    { input },
  );
  await page.context().setOffline(false);
  const refusal = page.getByRole('alert').filter({ hasText: 'Not accepted: In progress' });
  await expect(refusal).toContainText('The request has ended');
  await refusal.getByRole('button', { name: 'Dismiss' }).tap();
  await expect(refusal).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Nothing planned for today' })).toBeVisible();

  await expect(page.getByText(/^Saved on this phone/)).toBeVisible();
  await page.context().setOffline(true);
  // A page that was loaded without a network may count as online.
  await page.reload();
  await page.getByRole('button', { name: /^Account of/ }).tap();
  await page.getByRole('button', { name: 'Sign out' }).tap();
  const question = page.getByRole('alertdialog', { name: 'Sign out without a connection?' });
  await question.getByRole('button', { name: 'Sign out' }).tap();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await expect(page.getByText(/^This page or part has not been loaded yet/)).toHaveCount(0);
  expect((await keptData(page)).filter((kind) => kind === 'day' || kind === 'waybills')).toEqual([]);
});
