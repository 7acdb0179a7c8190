import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { createColleague } from './harness/colleague';
import { expect, test } from './harness/test';

/** Returns a PNG whose left half is red and whose right half is blue. */
async function createTwoColourPicture(): Promise<Buffer> {
  const half = (background: string) =>
    sharp({ create: { width: 300, height: 400, channels: 3, background } })
      .png()
      .toBuffer();
  const [left, right] = await Promise.all([half('#ff0000'), half('#0000ff')]);
  const whole = sharp({ create: { width: 600, height: 400, channels: 3, background: '#ffffff' } });
  return whole
    .composite([
      { input: left, left: 0, top: 0 },
      { input: right, left: 300, top: 0 },
    ])
    .png()
    .toBuffer();
}

/** Returns the user's picture in the console's top bar. */
const inTopBar = (page: Page) => page.getByRole('banner').locator('img');

test('edits own data in place, shows errors on their field, and asks about unsaved changes', async ({
  openPageAs,
  waybill,
}) => {
  const { email } = await createColleague(waybill, ['driver'], { first_name: 'Olga', last_name: 'Sikora' });
  const page = await openPageAs(email);
  const phone = page.getByLabel('Phone');
  const firstName = page.getByLabel('First name');
  const country = page.getByLabel('Country');
  await page.goto('/user/profile');
  await expect(page).toHaveURL('/profile');

  await test.step('shows an invalid phone number', async () => {
    await phone.fill('12');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(phone).toHaveAccessibleDescription(/Enter a phone number with its country code/);
  });

  await test.step('asks before leaving with unsaved changes', async () => {
    await page.getByRole('link', { name: 'Security' }).click();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(page).toHaveURL('/profile');
  });

  await test.step('saves', async () => {
    await phone.fill('+48 601 234 567');
    await firstName.fill('Aleksandra');
    await country.fill('Poland');
    await page.getByRole('option', { name: 'Poland' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Profile saved', { exact: true })).toBeVisible();
    // The console shows the new name at once, without a new sign-in.
    await expect(page.getByRole('heading', { level: 1, name: 'Aleksandra Sikora' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', { name: /Aleksandra Sikora/ })).toBeVisible();
  });

  await test.step('shows saved data after a reload', async () => {
    await page.getByRole('link', { name: 'Security' }).click();
    await expect(page).toHaveURL('/profile/Security');
    await page.goto('/profile/Info');
    await expect(phone).toHaveValue(/^\+48\s?601\s?234\s?567$/);
    await expect(firstName).toHaveValue('Aleksandra');
    await expect(country).toHaveValue('Poland');
  });

  await test.step('discards input', async () => {
    await firstName.fill('Ola');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(firstName).toHaveValue('Aleksandra');
  });
});

test('crops an avatar, shows it in the profile and the top bar, and removes it', async ({ openPageAs, waybill }) => {
  const { email } = await createColleague(waybill, ['driver'], { first_name: 'Iga', last_name: 'Zając' });
  const page = await openPageAs(email, 'pl');
  await page.goto('/profile');
  await page
    .getByLabel('Wybierz zdjęcie')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await createTwoColourPicture() });
  const dialog = page.getByRole('dialog', { name: 'Wybierz kadr' });
  const part = dialog.getByLabel('Widoczna część zdjęcia');
  await expect(part).toBeVisible();
  // Moves the section to be cropped to the left with the keyboard, so that it contains only the red half.
  await dialog.getByRole('slider', { name: 'Powiększenie' }).press('End');
  await part.focus();
  for (let step = 0; step < 120; step += 1) await page.keyboard.press('ArrowLeft');
  const sent = page.waitForRequest(
    (request) => request.headers()['content-type']?.startsWith('multipart/form-data') === true,
  );
  await dialog.getByRole('button', { name: 'Użyj tego zdjęcia' }).click();
  await sent;
  const shown = page.getByRole('img', { name: 'Zdjęcie' });
  await expect(shown).toHaveJSProperty('complete', true);
  await expect(inTopBar(page)).toBeVisible();
  await expect(page.getByRole('main').locator('img').first()).toBeVisible();
  const colour = await shown.evaluate(async (image: HTMLImageElement) => {
    const picture = new Image();
    picture.src = image.src;
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = picture.naturalWidth;
    canvas.height = picture.naturalHeight;
    const paper = canvas.getContext('2d');
    paper?.drawImage(picture, 0, 0);
    const at = (across: number) =>
      [
        ...(paper?.getImageData(Math.floor(canvas.width * across), Math.floor(canvas.height / 2), 1, 1).data ?? []),
      ].slice(0, 3);
    return { square: canvas.width === canvas.height, left: at(0.1), right: at(0.9) };
  });
  expect(colour.square).toBe(true);
  const sides = [colour.left, colour.right].map(([red = 0, , blue = 0]) => (red > blue ? 'red' : 'blue'));
  expect(new Set(sides).size).toBe(1);

  await page.getByRole('button', { name: 'Usuń: Zdjęcie' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Usuń' }).click();
  await expect(shown).toHaveCount(0);
  await expect(inTopBar(page)).toHaveCount(0);
});

test('keeps the language in the account, and uses the chosen date format in lists and filters', async ({
  openPageAs,
  waybill,
}) => {
  const { email } = await createColleague(waybill, ['logistician'], { first_name: 'Maja', last_name: 'Lis' });
  const page = await openPageAs(email);
  await page.goto('/profile');
  const saved = () =>
    page.waitForResponse((response) => response.request().postData()?.includes('updateAccount') === true);

  const language = saved();
  await page.getByRole('main').getByRole('button', { name: 'Polski' }).click();
  await language;
  await expect(page.getByLabel('Imię')).toBeVisible();

  const format = saved();
  const dates = page.getByRole('combobox', { name: 'Format dat' });
  await dates.click();
  await page.getByRole('option', { name: /^\d{4}-12-31$/ }).click();
  await format;
  await expect(dates).toHaveText(/^\d{4}-12-31$/);
  const { account } = await (
    await waybill.apiAs(email)
  ).call<{ account: object }>('{ account { lang date_format } }', {});
  expect(account).toEqual({ lang: 'pl', date_format: 'YYYY_MM_DD' });

  await page.goto('/vehicle?cols=license,modified_at&f=modified_at:between:2020-01-01..2099-12-31');
  await expect(page.getByRole('heading', { level: 1, name: 'Pojazdy' })).toBeVisible();
  await expect(page.getByText('2020-01-01 – 2099-12-31')).toBeVisible();
  const times = page.getByRole('grid').getByText(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/);
  await expect(times.first()).toBeVisible();
});
