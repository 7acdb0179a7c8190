// Fails if the tables that the areas define differ from the schema that the migrations create (if so, run `npm run
// generate:migration`), or if a migration could not run while the previous version serves (scripts/migration-rules.mjs).
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { findMigrationProblems } from './migration-rules.mjs';

const migrations = 'server/database/migrations';
const releases = (spawnSync('git', ['tag', '--list', 'v*'], { encoding: 'utf8' }).stdout ?? '')
  .split('\n')
  .filter(Boolean);
for (const file of readdirSync(migrations).filter((name) => name.endsWith('.sql'))) {
  const sql = readFileSync(join(migrations, file), 'utf8');
  for (const problem of findMigrationProblems(file.replace(/\.sql$/, ''), sql, releases)) {
    console.error(problem);
    process.exitCode = 1;
  }
}

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
