import type { Locator, Page } from '@playwright/test';
import { createColleague } from './harness/colleague';
import { requestsApi } from './harness/requests-api';
import { waitForChangesSubscription } from './harness/subscription';
import { expect, type SharedServer, test } from './harness/test';

test.use({ viewport: { width: 1680, height: 900 } });

let year = 2050;

const place = (direction: 'FROM' | 'TO', city: string, latitude: number, longitude: number) => ({
  direction,
  country: 'PL',
  city,
  coordinates: { latitude, longitude },
});

/** Creates two drivers, and a leg of a day of its own that the first of them drives from 8:00 to 16:00. */
async function planLeg(waybill: SharedServer) {
  const api = await waybill.apiAs('admin@demo.test');
  year += 1;
  const name = `Tablicowy ${year}`;
  const [first, second] = await Promise.all([
    createColleague(waybill, ['driver'], { first_name: 'Ala', last_name: name }),
    createColleague(waybill, ['driver'], { first_name: 'Ewa', last_name: name }),
  ]);
  const day = `${year}-01-12`;
  const addresses = { create: [place('FROM', 'Poznań', 52.41, 16.93), place('TO', 'Łódź', 51.76, 19.46)] };
  const request = await requestsApi(api).createSubmitted({
    to_take_to_work_from: day,
    delivery_date_to: day,
    addresses,
  });
  const query = 'mutation ($input: CreateRouteInput!) { createRoute(input: $input) { id } }';
  const input = {
    service_transportation: { connect: request },
    addresses,
    driver: { connect: first.id },
    // 8:00 to 16:00 in Warsaw, in winter.
    planned_start: `${day}T07:00:00Z`,
    planned_end: `${day}T15:00:00Z`,
  };
  const { createRoute } = await api.call<{ createRoute: { id: string } }>(query, { input });
  return { leg: createRoute.id, first, second, path: `/planning?range=day&day=${day}&q=${encodeURIComponent(name)}` };
}

const rowOf = (page: Page, name: string) => page.getByRole('group', { name: new RegExp(name) });
const barIn = (row: Locator) => row.getByRole('button', { name: /Poznań → Łódź/ });

/** Shows the page as it is printed. */
async function showAsPrinted(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
}

async function endPrinting(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
}

/** Drags a bar by some pixels without dropping it. */
async function drag(page: Page, bar: Locator, by: { x: number; y: number }): Promise<void> {
  const box = await bar.boundingBox();
  if (!box) throw new Error('The bar must be in sight');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by.x / 2, y + by.y / 2, { steps: 3 });
  await page.mouse.move(x + by.x, y + by.y, { steps: 5 });
}

test('shows a move to other planners at once, and gives it back when it is undone', async ({
  adminPage: page,
  openPageAs,
  waybill,
}) => {
  const { path } = await planLeg(waybill);
  const other = await openPageAs('logistician@demo.test');
  const subscribed = waitForChangesSubscription(other, 'routes');
  await other.goto(path);
  await subscribed;
  await page.goto(path);
  const bar = barIn(rowOf(page, 'Ala'));
  await expect(bar).toHaveAccessibleName(/08:00 – 16:00/);
  // Before anybody selects a bar, Tab reaches the first one, which is not marked as selected.
  await expect(bar).toHaveAttribute('tabindex', '0');
  await expect(bar).not.toHaveAttribute('aria-current');
  await drag(page, bar, { x: 0, y: 48 });
  await expect(page.getByTestId('move-status')).toContainText('Fits');
  await page.mouse.up();
  await expect(barIn(rowOf(other, 'Ewa'))).toHaveAccessibleName(/08:00 – 16:00/);
  await expect(barIn(rowOf(other, 'Ala'))).toHaveCount(0);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(barIn(rowOf(page, 'Ala'))).toBeVisible();
  await expect(barIn(rowOf(other, 'Ala'))).toBeVisible();
});

test('tells what does not fit while a leg is dragged, puts it back when it is refused, and prints the day', async ({
  adminPage: page,
  waybill,
}) => {
  const api = await waybill.apiAs('admin@demo.test');
  const { second, path } = await planLeg(waybill);
  await api.call('mutation ($input: CreateAbsenceInput!) { createAbsence(input: $input) { id } }', {
    input: {
      kind: 'HOLIDAY',
      driver: { connect: second.id },
      starts_at: `${year}-01-12T10:00:00Z`,
      ends_at: `${year}-01-13T10:00:00Z`,
    },
  });
  await page.goto(path);
  await expect(rowOf(page, 'Ewa')).toContainText('Holiday');
  const bar = barIn(rowOf(page, 'Ala'));
  await drag(page, bar, { x: 0, y: 48 });
  await expect(page.getByTestId('move-status')).toContainText(/Holiday, 12\/01\/\d{4} 11:00/);
  await page.mouse.up();
  await expect(page.getByText(/is back where it was/).first()).toBeVisible();
  await expect(bar).toBeVisible();
  await expect(barIn(rowOf(page, 'Ewa'))).toHaveCount(0);

  await showAsPrinted(page);
  const printed = page.getByRole('table');
  await expect(printed.getByRole('row')).toHaveText([
    'DriverTimeFrom and toRequestWithStatus',
    /^Ala Tablicowy \d{4}12\/01\/\d{4} 08:00 – 16:00Poznań → Łódź/,
    /^Ewa Tablicowy \d{4}12\/01\/\d{4} 11:00 – 13\/01\/\d{4} 11:00Holiday$/,
  ]);
  await expect(printed).toBeVisible();
  await expect(bar).toBeHidden();
  await endPrinting(page);
  await expect(printed).toHaveCount(0);

  await page.setViewportSize({ width: 360, height: 800 });
  const dayOfAla = page.getByRole('region', { name: /Ala/ });
  await expect(dayOfAla).toBeVisible();
  await showAsPrinted(page);
  await expect(printed).toBeVisible();
  await expect(dayOfAla).toBeHidden();
});

test('moves a leg by keyboard, and announces each step', async ({ adminPage: page, waybill }) => {
  const { path } = await planLeg(waybill);
  await page.goto(path);
  const bar = barIn(rowOf(page, 'Ala'));
  const announced = page.locator('[aria-live=assertive]');
  await bar.focus();
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(announced).toContainText(/Ewa Tablicowy.*08:30 – 16:30\. Fits/);
  await page.keyboard.press('Escape');
  await expect(bar).toHaveAccessibleName(/08:00 – 16:00/);
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Enter');
  await expect(barIn(rowOf(page, 'Ewa'))).toHaveAccessibleName(/08:00 – 16:15/);
  await expect(barIn(rowOf(page, 'Ewa'))).toBeFocused();
});

test('asks for the reason of a leg whose driver’s licence has expired, where the company wants one', async ({
  adminPage: page,
  waybill,
}) => {
  const api = await waybill.apiAs('admin@demo.test');
  const { leg, second, path } = await planLeg(waybill);
  await api.call('mutation ($input: UpdateUserInput!) { updateUser(input: $input) { id } }', {
    input: { id: second.id, driving_licence_until: `${year}-01-11` },
  });
  const setRule = async (leg_expired_documents: 'REASON' | 'REFUSE') => {
    const read = '{ tenant(first: 1) { data { id modified_at } } }';
    const { tenant } = await api.call<{ tenant: { data: object[] } }>(read, {});
    await api.call('mutation ($input: UpdateTenantInput!) { updateTenant(input: $input) { id } }', {
      input: { ...tenant.data[0], leg_expired_documents },
    });
  };
  const moveDown = async () => {
    await barIn(rowOf(page, 'Ala')).focus();
    await page.keyboard.press('m');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByTestId('move-status')).toContainText('A reason will be asked for');
    await page.keyboard.press('Enter');
  };
  const dialog = page.getByRole('alertdialog', { name: /breaks a rule/ });
  await setRule('REASON');
  try {
    await page.goto(path);
    await moveDown();
    await expect(dialog).toContainText(/licence/);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(barIn(rowOf(page, 'Ala'))).toBeVisible();
    await moveDown();
    await dialog.getByRole('textbox', { name: 'Reason for the exception' }).fill('The new licence has been issued');
    await dialog.getByRole('button', { name: 'Plan with this reason' }).click();
    await expect(page.getByText(/planned: Ewa/).first()).toBeVisible();
    await expect(barIn(rowOf(page, 'Ewa'))).toBeVisible();
    const query = 'query ($where: RoutesWhere) { routes(first: 1, where: $where) { data { exception_reason } } }';
    const { routes } = await api.call<{ routes: { data: object[] } }>(query, { where: { column: 'id', value: leg } });
    expect(routes.data).toEqual([{ exception_reason: 'The new licence has been issued' }]);
  } finally {
    await setRule('REFUSE');
  }
});

test.describe('on a tablet', () => {
  test.use({ hasTouch: true });

  test('drags a leg after a finger has rested on it, and scrolls with one that moves at once', async ({
    adminPage: page,
    waybill,
  }) => {
    const { path } = await planLeg(waybill);
    await page.goto(path);
    const bar = barIn(rowOf(page, 'Ala'));
    const box = await bar.boundingBox();
    if (!box) throw new Error('The bar must be in sight');
    const cdp = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
      cdp.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const status = page.getByTestId('move-status');

    await touch('touchStart', x, y);
    await touch('touchMove', x - 30, y);
    await touch('touchMove', x - 90, y + 48);
    await expect(status).toHaveCount(0);
    await touch('touchEnd');
    await expect(bar).toHaveAccessibleName(/08:00 – 16:00/);

    const rested = await bar.boundingBox();
    if (!rested) throw new Error('The bar must be in sight');
    const at = { x: rested.x + rested.width / 2, y: rested.y + rested.height / 2 };
    await touch('touchStart', at.x, at.y);
    await expect(status).toBeVisible();
    await touch('touchMove', at.x, at.y + 20);
    await touch('touchMove', at.x, at.y + 48);
    await expect(status).toContainText('Fits');
    await touch('touchEnd');
    await expect(barIn(rowOf(page, 'Ewa'))).toHaveAccessibleName(/08:00 – 16:00/);
  });
});
