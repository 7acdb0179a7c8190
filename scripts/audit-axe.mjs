// Walks every page, dialog and role of the console with axe, and fails on serious findings (tests/audit).
//   npm run audit:axe                                    everything, up to an hour on two cores
//   npm run audit:axe -- --only=admin,driver             some visitors (tests/audit/visitors.ts names them)
//   npm run audit:axe -- --address=/vehicle,/dashboard   pages whose address contains one of the texts
//   npm run audit:axe -- --pages                         pages without their dialogs
import { spawnSync } from 'node:child_process';
import { findStaleBuilds, runBuilds } from './build.mjs';
import { findOrInstallChromium } from './chromium.mjs';

const valueOf = (name) => process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split('=')[1] ?? '';

await runBuilds(findStaleBuilds());
const env = {
  ...process.env,
  AUDIT_ONLY: valueOf('only'),
  AUDIT_ADDRESS: valueOf('address'),
  AUDIT_PAGES: process.argv.includes('--pages') ? 'yes' : '',
  PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH: findOrInstallChromium(),
};
const args = ['--no-install', 'vitest', 'run', '--project', 'audit', '--disable-console-intercept'];
process.exitCode = spawnSync('npx', args, { stdio: 'inherit', env }).status ?? 1;
