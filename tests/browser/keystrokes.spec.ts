import type { Locator, Page } from '@playwright/test';
import { requestsApi } from './harness/requests-api';
import { expect, test } from './harness/test';

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
  await page.route('**/CreateScreen*', async (route) => {
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
    await keys.press('Tab', 'Enter');
    await expect(page.getByLabel('Plate')).toBeFocused();
    await keys.press('End');
    await keys.type('X');
    await keys.press('Control+Enter');
    await expect(heading(page)).toHaveText(`${plate}X`);
    keys.end('vehicle: edit, change a field, save', 6);
  });

  await test.step('enters a request like an earlier one of the customer, and submits it', async () => {
    await page.goto('/service-request');
    await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
    await keys.press('Control+k');
    await keys.type('add r');
    await expect(page.getByRole('option', { name: 'Add request' })).toBeVisible();
    await keys.press('Enter');
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

  await test.step('takes a request with one click', async () => {
    await keys.click(button(page, 'Accept'));
    await expect(page.getByRole('region', { name: 'Logisticians', exact: true })).toContainText('Accepted');
    keys.end('take a request', 1);
  });
  console.log(String(keys));
});
