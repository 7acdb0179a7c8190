// Fails if the tables that the areas define differ from the schema that the migrations create. If it fails, run `npm
// run generate:migration`.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

const migrations = 'server/database/migrations';
const copy = mkdtempSync(join(tmpdir(), 'waybill-migrations-'));
try {
  cpSync(migrations, copy, { recursive: true });
  const out = relative(process.cwd(), copy);
  const schema = './server/**/tables.ts';
  execFileSync('npx', ['drizzle-kit', 'generate', '--dialect=postgresql', `--schema=${schema}`, `--out=${out}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const added = readdirSync(copy).filter((file) => !readdirSync(migrations).includes(file));
  if (added.length > 0) {
    console.error(
      'The tables have changed without a migration: run npm run generate:migration -- --name <what-changed>.',
    );
    process.exitCode = 1;
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
