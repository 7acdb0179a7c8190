import { requestsApi } from './harness/requests-api';
import { expect, test } from './harness/test';

test('deletes many requests by their number, leaves out one in progress, and restores all', async ({
  adminPage: page,
  waybill,
}) => {
  const api = await waybill.apiAs('admin@demo.test');
  const requests = requestsApi(api);
  const customer = { connect: await requests.customer('Mnogie Zlecenia') };
  const [first = { id: '' }] = await Promise.all(
    Array.from({ length: 22 }, async () => requests.createDraft({ customer })),
  );
  const logistician = await waybill.apiAs('logistician@demo.test');
  const { account } = await logistician.call<{ account: { id: string } }>('{ account { id } }', {});
  await requests.setStatus(first.id, 'NEW');
  await api.call(
    'mutation ($input: AssignLogisticianInput!) { assignServiceTransportationLogistician(input: $input) { id } }',
    { input: { id: first.id, logist_id: account.id } },
  );
  await logistician.call(
    'mutation ($input: AnswerAssignmentInput!) { answerServiceTransportationAssignment(input: $input) { id } }',
    { input: { id: first.id, accepted: true } },
  );
  await requests.setStatus(first.id, 'IN_PROGRESS');

  await page.goto('/service-request?q=Mnogie');
  await expect(page.getByText('1–22 of 22')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  await page.getByRole('button', { name: 'Delete (21)' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete 21 requests?' });
  await expect(dialog).toContainText('Draft: 21');
  await expect(dialog).toContainText('Left out: 1.');
  const confirm = dialog.getByRole('button', { name: 'Delete' });
  await dialog.getByRole('textbox').fill('22');
  await expect(confirm).toBeDisabled();
  await dialog.getByRole('textbox').fill('21');
  await confirm.click();
  await expect(page.getByText('1–1 of 1')).toBeVisible();
  await expect(page.getByRole('grid').locator(':focus')).toHaveCount(1);

  // Live changes remove the rows from the list before the deletion ends and its notification appears.
  const undo = page.getByRole('button', { name: 'Undo: 21 requests deleted' });
  await expect(undo).toBeVisible();
  await page.keyboard.press('F8');
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('1–22 of 22')).toBeVisible();
  await expect(page.locator('body:focus')).toHaveCount(0);
});
