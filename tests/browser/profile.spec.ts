import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { colleague } from './harness/colleague';
import { expect, test } from './harness/test';

const words = {
  en: {
    firstName: 'First name',
    phone: 'Phone',
    country: 'Country',
    save: 'Save',
    cancel: 'Cancel',
    saved: 'Your data is saved',
    phoneWrong: 'Enter a phone number with its country code',
    poland: 'Poland',
    leave: 'Leave without saving?',
    stay: 'Stay',
    security: 'Security',
    choose: 'Choose a picture',
    change: 'Change the picture',
    crop: 'Choose what is shown',
    part: 'Part of the picture that is shown',
    use: 'Use this picture',
    zoom: 'Zoom',
    picture: 'Picture',
    remove: 'Delete Picture',
    removeNow: 'Delete',
    dates: 'Dates',
    vehicles: 'Vehicles',
  },
  pl: {
    firstName: 'Imię',
    phone: 'Telefon',
    country: 'Kraj',
    save: 'Zapisz',
    cancel: 'Anuluj',
    saved: 'Zapisano Twoje dane',
    phoneWrong: 'Podaj numer telefonu',
    poland: 'Polska',
    leave: 'Wyjść bez zapisywania?',
    stay: 'Zostań',
    security: 'Bezpieczeństwo',
    choose: 'Wybierz obraz',
    change: 'Zmień obraz',
    crop: 'Wybierz kadr',
    part: 'Widoczna część zdjęcia',
    use: 'Użyj tego zdjęcia',
    zoom: 'Powiększenie',
    picture: 'Zdjęcie',
    remove: 'Usuń: Zdjęcie',
    removeNow: 'Usuń',
    dates: 'Format dat',
    vehicles: 'Pojazdy',
  },
} as const;

/** A picture that is red at the left and blue at the right. */
async function twoColours(): Promise<Buffer> {
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

/** The picture in the button of the account, once it is there. */
const inTopBar = (page: Page) => page.getByRole('banner').locator('img');

for (const language of ['en', 'pl'] as const) {
  const w = words[language];
  test.describe(`the profile: ${language}`, () => {
    test.use({ locale: language === 'pl' ? 'pl-PL' : 'en-GB' });

    test('own data are edited where they stand; what is wrong stands on its field, and unsaved changes are warned of', async ({
      openFor,
      waybill,
    }) => {
      const { email } = await colleague(waybill, ['driver'], { first_name: 'Olga', last_name: 'Sikora' });
      const page = await openFor(email, language);
      await page.goto('/profile');
      await page.getByLabel(w.phone).fill('12');
      await page.getByRole('button', { name: w.save }).click();
      await expect(page.getByLabel(w.phone)).toHaveAccessibleDescription(new RegExp(w.phoneWrong));

      await page.getByRole('link', { name: w.security }).click();
      await page.getByRole('alertdialog', { name: w.leave }).getByRole('button', { name: w.stay }).click();
      await expect(page).toHaveURL('/profile');

      await page.getByLabel(w.phone).fill('+48 601 234 567');
      await page.getByLabel(w.firstName).fill('Aleksandra');
      await page.getByLabel(w.country).fill(w.poland);
      await page.getByRole('option', { name: w.poland }).click();
      await page.getByRole('button', { name: w.save }).click();
      await expect(page.getByText(w.saved, { exact: true })).toBeVisible();
      // Who one is follows at once, without signing in anew.
      await expect(page.getByRole('heading', { level: 1, name: 'Aleksandra Sikora' })).toBeVisible();
      await expect(page.getByRole('banner').getByRole('button', { name: /Aleksandra Sikora/ })).toBeVisible();
      await page.getByRole('link', { name: w.security }).click();
      await expect(page).toHaveURL('/profile/Security');
      await page.reload();
      await page.goBack();
      await expect(page.getByLabel(w.phone)).toHaveValue(/^\+48\s?601\s?234\s?567$/);
      await expect(page.getByLabel(w.firstName)).toHaveValue('Aleksandra');
      await page.getByLabel(w.firstName).fill('Ola');
      await page.getByRole('button', { name: w.cancel }).click();
      await expect(page.getByLabel(w.firstName)).toHaveValue('Aleksandra');
    });

    test('a picture is cropped, shown wherever one is shown, and removed', async ({ openFor, waybill, adminPage }) => {
      const { id, email } = await colleague(waybill, ['driver'], { first_name: 'Iga', last_name: 'Zając' });
      const page = await openFor(email, language);
      await page.goto('/profile');
      await page
        .getByLabel(w.choose)
        .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await twoColours() });
      const dialog = page.getByRole('dialog', { name: w.crop });
      const part = dialog.getByLabel(w.part);
      await expect(part).toBeVisible();
      // To the left end of the picture by the keyboard: what was blue is out of sight.
      await dialog.getByRole('slider', { name: w.zoom }).press('End');
      await part.focus();
      for (let step = 0; step < 120; step += 1) await page.keyboard.press('ArrowLeft');
      const sent = page.waitForRequest(
        (request) => request.headers()['content-type']?.startsWith('multipart/form-data') === true,
      );
      await dialog.getByRole('button', { name: w.use }).click();
      await sent;
      const shown = page.getByRole('img', { name: w.picture });
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

      // Others see it, too.
      await adminPage.goto(`/user/${id}`);
      await expect(adminPage.getByRole('img', { name: 'Picture' })).toBeVisible();
      await page.getByRole('button', { name: w.remove }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: w.removeNow }).click();
      await expect(shown).toHaveCount(0);
      await expect(inTopBar(page)).toHaveCount(0);
    });

    test('the language goes with the account, and dates are written as one likes them, in lists and in inputs', async ({
      openFor,
      waybill,
    }) => {
      const { email } = await colleague(waybill, ['logistician'], { first_name: 'Maja', last_name: 'Lis' });
      const page = await openFor(email, language);
      await page.goto('/profile');
      const dates = page.getByRole('combobox', { name: w.dates });
      await dates.click();
      await page.getByRole('option', { name: /^\d{4}-12-31$/ }).click();
      await expect(dates).toHaveText(/^\d{4}-12-31$/);
      await page.getByRole('navigation').getByRole('link', { name: w.vehicles }).click();
      await page.goto('/vehicle?cols=license,modified_at');
      await expect(
        page
          .getByRole('grid')
          .getByText(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/)
          .first(),
      ).toBeVisible();
      await page.goto('/vehicle?f=modified_at:between:2026-03-01..2026-03-31');
      await expect(page.getByText('2026-03-01 – 2026-03-31')).toBeVisible();

      const other = language === 'pl' ? 'en' : 'pl';
      await page.goto('/profile');
      const kept = page.waitForResponse(
        (response) => response.request().postData()?.includes('updateAccount') === true,
      );
      await page
        .getByRole('main')
        .getByRole('button', { name: other === 'pl' ? 'Polski' : 'English' })
        .click();
      await kept;
      await expect(page.getByLabel(words[other].firstName)).toBeVisible();
      const { account } = await (
        await waybill.as(email)
      ).call<{ account: object }>('{ account { lang date_format } }', {});
      expect(account).toEqual({ lang: other, date_format: 'YYYY_MM_DD' });
    });
  });
}

test('/profile/Info is the profile, too, and /user/profile leads to it', async ({ adminPage: page }) => {
  await page.goto('/profile/Info');
  await expect(page.getByLabel('First name')).toBeVisible();
  await page.goto('/user/profile');
  await expect(page).toHaveURL('/profile');
});
