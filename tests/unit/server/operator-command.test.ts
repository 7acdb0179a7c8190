import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../../../server/config';
import { withExistingDatabase } from '../../../server/start/operator-command';

test('a command that needs a database creates none in a directory without one', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'waybill-command-'));
  try {
    const work = withExistingDatabase(readConfig({ DATA_DIR: directory }), () => Promise.resolve());
    await expect(work).rejects.toThrow(`There is no database in ${directory}. Set DATA_DIR or DATABASE_URL.`);
    expect(existsSync(join(directory, 'database'))).toBe(false);
  } finally {
    rmSync(directory, { recursive: true });
  }
});
