import type { Locator, Page } from '@playwright/test';
import { createColleague } from './harness/colleague';
import { requestsApi } from './harness/requests-api';
import { expect, test } from './harness/test';
import { createVerifiedTruck } from './harness/vehicle';

/** Presses and clicks, counted as a person does: each typed character is a key, and Ctrl+K is two. */
class Counter {
  private count = 0;
  private readonly table: string[] = [];

  constructor(readonly page: Page) {}

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      this.count += key.split('+').length;
      await this.page.keyboard.press(key);
    }
  }

  async type(text: string): Promise<void> {
    this.count += text.length;
    await this.page.keyboard.type(text);
  }

  async click(locator: Locator): Promise<void> {
    this.count += 1;
    await locator.click();
  }

  /** Ends a task: expects at most `most` keys or clicks since the last one. */
  end(task: string, most: number): void {
    this.table.push(`${task.padEnd(45)} ${String(this.count).padStart(3)}, at most ${most}`);
    expect.soft(this.count, task).toBeLessThanOrEqual(most);
    this.count = 0;
  }

  toString(): string {
    return this.table.join('\n');
  }
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('keeps what is typed while the code of a form still loads', async ({ adminPage: page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/form-*', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/vehicle');
  await page.getByRole('link', { name: 'Add vehicle' }).press('Enter');
  await page.keyboard.type('AUD 12345');
  await page.keyboard.press('Tab');
  await page.keyboard.type('WVWZZZ');
  release();
  await expect(page.getByLabel('Plate')).toHaveValue('AUD 12345');
  await expect(page.getByLabel('VIN')).toHaveValue('WVWZZZ');
  await page.keyboard.type('1');
  await expect(page.getByLabel('VIN')).toHaveValue('WVWZZZ1');
});

test('needs few keys and clicks for the tasks of a day', async ({ adminPage: page, waybill }) => {
  const api = await waybill.apiAs('admin@demo.test');
  const requests = requestsApi(api);
  const keys = new Counter(page);
  await createColleague(waybill, ['driver'], { first_name: 'Xymena', last_name: 'Szybka' });
  const { license } = await createVerifiedTruck(waybill);
  const plate = 'KEYS 4711';
  await api.createVehicle({ license: plate });
  const customer = await requests.customer('Xylofony Wolsztyn');
  await requests.createDraft({ customer: { connect: customer } });

  await test.step('opens vehicles from the dashboard, and the first vehicle that is found', async () => {
    await page.goto('/dashboard');
    await expect(heading(page)).toBeVisible();
    await keys.press('Control+k');
    await keys.type('v');
    await expect(page.getByRole('option', { name: 'Vehicles' })).toBeVisible();
    await keys.press('Enter');
    await expect(page).toHaveURL(/\/vehicle\b/);
    keys.end('dashboard to vehicles', 5);

    await page.getByRole('searchbox').fill(plate);
    await keys.press('Enter');
    await expect(page.getByRole('gridcell', { name: plate, exact: true })).toBeFocused();
    await keys.press('Enter');
    await expect(heading(page)).toHaveText(plate);
    keys.end('search box to first row opened', 3);
  });

  await test.step('changes a vehicle', async () => {
    await expect(heading(page)).toBeFocused();
    await keys.press('e');
    await expect(page.getByLabel('Plate')).toBeFocused();
    await keys.press('End');
    await keys.type('X');
    await keys.press('Control+Enter');
    await expect(heading(page)).toHaveText(`${plate}X`);
    keys.end('vehicle: edit, change a field, save', 5);
  });

  await test.step('works in a list by shortcuts alone', async () => {
    await page.goto('/vehicle');
    const rows = page.getByRole('row').filter({ has: page.getByRole('gridcell') });
    await expect(rows.first()).toBeVisible();
    await keys.press('j', 'Enter');
    await expect(page).toHaveURL(/\/vehicle\/\d+$/);
    keys.end('list to first row opened', 3);

    await page.goto('/vehicle');
    await expect(rows.first()).toBeVisible();
    await keys.press('j', 'x');
    await expect(rows.first()).toHaveAttribute('aria-selected', 'true');
    keys.end('select the first row', 2);

    const second = (await rows.nth(1).getByRole('link').textContent()) ?? '';
    await keys.press('Space');
    const peek = page.getByRole('complementary');
    await expect(peek).toBeVisible();
    await keys.press('j');
    await expect(peek).toHaveAccessibleName(second);
    keys.end('peek at the second row', 2);
    await keys.press('Escape');
    await expect(peek).toBeHidden();
    await expect(rows.nth(1).locator('[data-field=license]')).toBeFocused();
    await keys.press('k');
    keys.end('return to the list', 2);

    await keys.press('x', '/');
    await keys.type(`${plate}X`);
    await expect(page.getByRole('gridcell', { name: `${plate}X`, exact: true })).toBeVisible();
    keys.end('find by plate, without the text', 2 + plate.length + 1);

    await keys.press('Enter');
    await expect(page.getByRole('gridcell', { name: `${plate}X`, exact: true })).toBeFocused();
    await keys.press('e');
    await expect(page.getByLabel('Plate')).toHaveValue(`${plate}X`);
    keys.end('edit the first row found', 2);
    await page.goBack();

    await page.goto('/service-request?view=board');
    await expect(page.locator('[data-card]').first()).toBeVisible();
    await keys.press('j');
    await expect(page.locator('[data-card]').first().getByRole('link')).toBeFocused();
    keys.end('first card of the board', 5);

    await keys.press('n');
    await expect(page).toHaveURL(/\/service-request\/create/);
    keys.end('new request', 1);

    await page.goto('/dashboard');
    await expect(heading(page)).toBeVisible();
    await keys.press('Control+k');
    await keys.type('4711x');
    await expect(page.getByRole('option', { name: `${plate}X` })).toBeVisible();
    await keys.press('Enter');
    await expect(heading(page)).toHaveText(`${plate}X`);
    keys.end('any page to a vehicle, by its plate', 8);

    await keys.press('Control+k');
    await expect(page.getByRole('option', { name: 'Delete' })).toBeVisible();
    // Enter opens the first hit, also when it is pressed before the hits are there.
    await page.keyboard.type('xylofony wol');
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('Xylofony Wolsztyn');
    keys.end('actions of a record', 2);
  });

  await test.step('enters a request like an earlier one of the customer, and submits it', async () => {
    await page.goto('/service-request');
    await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
    await keys.press('n');
    await expect(page.getByRole('combobox', { name: 'Customer' })).toBeFocused();
    await keys.type('xy');
    await expect(page.getByRole('option', { name: 'Xylofony Wolsztyn' })).toBeVisible();
    await keys.press('Enter');
    await expect(button(page, 'PL Poznań → DE Hamburg, 4,200 kg')).toBeVisible();
    await keys.press('Tab', 'Enter');
    await expect(page.getByRole('group', { name: 'Loading from' }).getByRole('spinbutton').first()).toBeFocused();
    await keys.type('01122035');
    await keys.press('Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab');
    await keys.type('03122035');
    await keys.press('Control+Enter');
    await expect(heading(page)).toContainText('Draft');
    await expect(heading(page)).toBeFocused();
    await keys.press('Tab', 'Enter');
    await expect(heading(page)).toContainText('New');
    keys.end('new request until NEW, with its days', 60);
    const windows = page.getByRole('region', { name: 'Dates', exact: true });
    await expect(windows).toContainText('01/12/2035');
    await expect(windows).toContainText('03/12/2035');
  });

  await test.step('takes a request with one click, and plans it by mouse', async () => {
    await keys.click(button(page, 'Take it'));
    await expect(page.getByRole('region', { name: 'Logisticians', exact: true })).toContainText('Accepted');
    keys.end('take a request', 1);

    await keys.click(button(page, 'Start work'));
    await expect(heading(page)).toContainText('In progress');
    await keys.click(page.getByRole('link', { name: 'a leg', exact: true }));
    await expect(button(page, 'Add leg')).toBeFocused();
    await keys.click(button(page, 'Add leg'));
    const dialog = page.getByRole('dialog', { name: 'New leg' });
    await keys.click(dialog.getByRole('combobox', { name: 'Driver' }));
    await page.keyboard.type('Xymena');
    await keys.click(page.getByRole('option', { name: /Xymena/ }));
    await keys.click(dialog.getByRole('combobox', { name: 'Vehicle', exact: true }));
    await page.keyboard.type(license);
    await keys.click(page.getByRole('option', { name: license }));
    await keys.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(dialog).toBeHidden();
    await keys.click(button(page, 'Confirm request'));
    await expect(heading(page)).toContainText('Confirmed');
    keys.end('plan one request by mouse (clicks)', 12);
  });

  await test.step('adds a leg, with the vehicle that the driver drove last', async () => {
    const id = await requests.createSubmitted({ customer: { connect: customer } });
    await api.call('mutation ($id: ID!) { takeServiceTransportation(id: $id) { id } }', { id });
    await page.goto(`/service-request/${id}`);
    const routes = page.getByRole('link', { name: 'Route', exact: true });
    await routes.focus();
    await page.keyboard.press('Enter');
    await expect(button(page, 'Add leg')).toBeVisible();
    await keys.press('Tab', 'Tab');
    await expect(button(page, 'Add leg')).toBeFocused();
    await keys.press('Enter');
    const driver = page.getByRole('combobox', { name: 'Driver' });
    await expect(driver).toBeFocused();
    await keys.type('xym');
    await expect(page.getByRole('option', { name: /Xymena/ })).toBeVisible();
    await keys.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Vehicle', exact: true })).toHaveValue(license);
    await keys.press('Control+Enter');
    await expect(page.getByRole('main')).toContainText('Xymena Szybka');
    keys.end('add a leg', 12);
  });

  await test.step('invites twenty people at once, and reports the address that fails', async () => {
    const addresses = Array.from({ length: 19 }, (_none, index) => `nowy.kierowca.${index}@example.com`);
    await page.goto('/user');
    await keys.click(button(page, 'Invite several'));
    const dialog = page.getByRole('dialog', { name: 'Invite several users' });
    await expect(dialog.getByRole('textbox', { name: 'E-mail addresses' })).toBeFocused();
    await page.keyboard.insertText(['Anna Nowak <driver@demo.test>', ...addresses].join('\n'));
    await expect(dialog).toContainText('20 addresses');
    await keys.click(dialog.getByLabel('Roles'));
    await keys.click(page.getByRole('option', { name: 'Driver' }));
    await page.keyboard.press('Escape');
    await keys.click(dialog.getByRole('button', { name: 'Invite' }));
    await expect(dialog.getByRole('alert')).toContainText('driver@demo.test: E-mail: This value is already in use.');
    keys.end('invite 20 people (clicks)', 5);
    await expect(page.getByText('Invitations sent to 19 users', { exact: true })).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'E-mail addresses' })).toHaveValue('driver@demo.test');
  });
  console.log(String(keys));
});
