import { expect, test } from './harness/test';

const dayMs = 86_400_000;

test('still says “next 7 days” tomorrow, and asks for other days', async ({ adminPage: page }) => {
  const now = Date.now();
  const firstDayAsked = async () => {
    const request = page.waitForRequest((each) => each.postData()?.includes('to_take_to_work_from') === true);
    await page.goto('/service-request?f=to_take_to_work_from:during:next7days');
    const [day = ''] = /\d{4}-\d\d-\d\d/.exec((await request).postData() ?? '') ?? [];
    await expect(page.getByRole('button', { name: 'Loading from: next 7 days, with today' })).toBeVisible();
    return Date.parse(day);
  };
  await page.clock.setFixedTime(now);
  const today = await firstDayAsked();
  await page.clock.setFixedTime(now + dayMs);
  expect(await firstDayAsked()).toBe(today + dayMs);
});
