// Finds a Chromium for the browser tests, or installs one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** Chromium without windows, which needs half the processor time. Debian's package and its program have this name. */
const shell = 'chromium-headless-shell';

/** Names of Chromium's programs, the preferred one first. */
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Returns the path of an installed Chromium, or undefined. Looks in the environment variable, on the PATH and among
 * Playwright's browsers, in this order.
 */
function find() {
  const named = process.env.PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH;
  if (named) return named;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const system = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...system, chromium.executablePath()].find((path) => existsSync(path));
}

function run(command, ...args) {
  console.log(`> ${command} ${args.join(' ')}`);
  return (
    spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
      .status === 0
  );
}

function install() {
  const mayUseApt = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  const installPackage = (name) => run('apt-get', 'install', '-y', '--no-install-recommends', name);
  if (mayUseApt && run('apt-get', 'update') && (installPackage(shell) || installPackage('chromium'))) return;
  run('npx', 'playwright', 'install', 'chromium');
}

/** Returns the path of Chromium. Installs Chromium if there is none. @throws Error if the installation fails */
export function findOrInstallChromium() {
  const found = find();
  if (found) return found;
  console.log('No Chromium was found: installing one. PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH can name one instead.');
  install();
  const installed = find();
  if (!installed) throw new Error('The browser tests need Chromium, and it could not be installed.');
  return installed;
}
