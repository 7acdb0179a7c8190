import { chromium, type Browser, type Page } from '@playwright/test';
import { startIsolatedServer } from '../browser/harness/isolated-server';
import { ApiClient } from '../browser/harness/api';
import type { ConsoleLanguage } from '../browser/harness/auth-pages';
import { waitUntilSettled } from '../browser/harness/axe';
import { signedInStorage } from '../browser/harness/session';
import setUpTemplateFolder from '../browser/harness/template';
import { consoleAddresses, publicAddresses } from './addresses';
import { type Finding, findingsIn, modes } from './checks';
import { refuseMutations, visitOverlays } from './dialogs';

/** A user as whom the console is walked. Without an e-mail address, the visitor is signed out. */
interface Visitor {
  name: string;
  email?: string;
  language?: ConsoleLanguage;
  /** Every company's paid period has ended. Later visitors see this too. */
  isLapsed?: true;
}

const visitors: readonly Visitor[] = [
  { name: 'signed-out' },
  { name: 'admin', email: 'admin@demo.test' },
  { name: 'logistician', email: 'logistician@demo.test' },
  { name: 'driver', email: 'driver@demo.test' },
  { name: 'support', email: 'support@demo.test' },
  { name: 'operator', email: 'operator@waybill.test' },
  { name: 'polish', email: 'admin@demo.test', language: 'pl' },
  { name: 'lapsed', email: 'admin@demo.test', isLapsed: true },
];

/** Ends the paid period of every company. */
const endSubscriptions = `
  UPDATE payments SET start_date = start_date - 800, end_date = end_date - 800;
  UPDATE subscriptions SET payment_method_id = NULL, due_at = NULL;
`;

/** A finding, and the state and mode in which it was found. */
export interface LocatedFinding extends Finding {
  state: string;
}

export interface Walk {
  states: number;
  findings: LocatedFinding[];
  /** States that did not open or did not settle. */
  unreached: string[];
}

interface WalkOptions {
  /** Visits only these visitors. */
  only: readonly string[];
  /** Visits only addresses that contain one of these texts. */
  addresses: readonly string[];
  /** Visits the dialogs and menus too. */
  withDialogs: boolean;
  executablePath: string | undefined;
}

/** Walks the pages and dialogs of the built console as each visitor, and returns what axe finds. */
export async function walkConsole({ only, addresses, withDialogs, executablePath }: WalkOptions): Promise<Walk> {
  const removeTemplate = await setUpTemplateFolder();
  const server = await startIsolatedServer();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--js-flags=--no-opt,--no-maglev'] });
  const walk: Walk = { states: 0, findings: [], unreached: [] };
  try {
    for (const visitor of visitors) {
      if (only.length > 0 && !only.includes(visitor.name)) continue;
      if (visitor.isLapsed) await server.runSqlWhileStopped(endSubscriptions);
      const page = await openPage(browser, server.url, visitor);
      const all = visitor.email
        ? await consoleAddresses(await ApiClient.signIn(server.url, visitor.email))
        : publicAddresses;
      const wanted = all.filter((one) => addresses.length === 0 || addresses.some((part) => one.includes(part)));
      const seen = new Set<string>();
      for (const address of wanted) {
        try {
          await page.goto(address);
          await checkState(page, `${visitor.name} ${address}`, walk);
          if (withDialogs)
            await visitOverlays(page, address, seen, (state) => checkState(page, `${visitor.name} ${state}`, walk));
          console.log(`${visitor.name} ${address}: ${walk.states} states so far`);
        } catch (error) {
          walk.unreached.push(`${visitor.name} ${address}: ${String(error).split('\n')[0]}`);
        }
      }
      await page.context().close();
      console.log(`${visitor.name}: ${wanted.length} pages; ${walk.states} states in all`);
    }
  } finally {
    await browser.close();
    await server.stop();
    removeTemplate();
  }
  return walk;
}

async function openPage(browser: Browser, baseURL: string, { email, language = 'en' }: Visitor): Promise<Page> {
  const storageState = email ? await signedInStorage(baseURL, email, language) : undefined;
  const context = await browser.newContext({
    baseURL,
    storageState,
    locale: 'en-GB',
    timezoneId: 'Europe/Warsaw',
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 800 },
  });
  context.setDefaultTimeout(10_000);
  const page = await context.newPage();
  await refuseMutations(page);
  return page;
}

/** Checks the page as it is now, in both widths and themes. */
async function checkState(page: Page, state: string, walk: Walk): Promise<void> {
  await waitUntilSettled(page);
  await page.mouse.move(0, 0);
  // Colours are not final during a transition.
  await page.addStyleTag({ content: '*, ::before, ::after { transition: none !important; }' });
  walk.states += 1;
  for (const { name, width, theme, options } of modes) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: theme });
    await waitUntilSettled(page);
    for (const finding of await findingsIn(page, options)) {
      const isKnown = walk.findings.some(({ rule, html }) => rule === finding.rule && html === finding.html);
      if (!isKnown) console.log(`${finding.impact} ${finding.rule}: ${state} (${name}): ${finding.html}`);
      walk.findings.push({ ...finding, state: `${state} (${name})` });
    }
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ colorScheme: 'light' });
}
