import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { startServerProcess } from '../api/harness/process';
import { templateFolders, templateVariable } from './harness/template';
import { enter, expect, test } from './harness/test';

/** Takes a permission from a role, in a directory that no server has open. */
async function takeAway(directory: string, role: string, permission: string): Promise<void> {
  const database = await PGlite.create({
    dataDir: join(directory, 'database'),
    extensions: { btree_gin, btree_gist, pg_trgm },
  });
  await database.query(
    `DELETE FROM role_permissions p USING roles r, permissions k
     WHERE r.tenant_id = p.tenant_id AND r.id = p.role_id AND k.id = p.permission_id AND r.name = $1 AND k.code = $2`,
    [role, permission],
  );
  await database.close();
}

test('a permission that is taken away while a form is open ends with the next call', async ({ browser }) => {
  const directory = mkdtempSync(join(tmpdir(), 'waybill-revoked-'));
  const template = process.env[templateVariable] ?? '';
  cpSync(join(template, templateFolders.data), directory, { recursive: true });
  const settings = { DATA_DIR: directory, CONSOLE_DIR: join(template, templateFolders.console) };
  let server = await startServerProcess(settings);
  const page = await browser.newPage({ baseURL: server.url, locale: 'en-GB' });
  await enter(page, 'logistician@demo.test');
  await page.goto('/vehicle');
  await page.getByRole('grid').getByRole('link').first().click();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Pallet places').fill('7');

  await server.stop();
  await takeAway(directory, 'logistician', 'vehicles.write');
  server = await startServerProcess({ ...settings, PORT: new URL(server.url).port });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('You do not have access to this.').first()).toBeVisible();
  await expect(page.getByLabel('Pallet places')).toHaveValue('7');

  await page.close();
  await server.stop();
  rmSync(directory, { recursive: true, force: true });
});
