import { chromium, type Browser, type Page } from '@playwright/test';
import { ApiClient } from '../browser/harness/api';
import { showTheme } from '../browser/harness/axe';
import { startIsolatedServer } from '../browser/harness/isolated-server';
import { signedInStorage } from '../browser/harness/session';
import setUpTemplateFolder from '../browser/harness/template';
import { consoleAddresses, missingCodePage, publicAddresses } from './addresses';
import { colourFindingsIn, type Finding, findingsIn } from './checks';
import { visitOverlays } from './dialogs';
import { load, loadPageForMissingCode, markupHash, navigate, preparePage, reopen, settle } from './page-state';
import { visitorLines } from './tables';
import { endSubscriptions, type Visitor, visitors } from './visitors';

const widths = [1280, 360] as const;
type Width = (typeof widths)[number];
type Theme = 'light' | 'dark';

/** A finding with the state in which it was found. */
export interface LocatedFinding extends Finding {
  visitor: string;
  width: Width;
  theme: Theme;
  state: string;
}

/** What one visitor walked in one width. */
export interface VisitorWalk {
  visitor: string;
  width: Width;
  /** States that were reached. Each is checked in both themes. */
  states: number;
  /** Of these, the states that axe checked; the others have the markup of one checked before. */
  checked: number;
  /** Seconds spent on opening states and on checking them. */
  openSeconds: number;
  checkSeconds: number;
}

export interface Walk {
  visitorWalks: VisitorWalk[];
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

/** What walks of the same width have in common: elements that were clicked, and hashes of markup that was checked. */
interface Seen {
  openers: Map<string, Set<string>>;
  markup: Set<string>;
}

/**
 * Walks the pages and dialogs of the built console as each visitor, and returns what axe finds. Both widths are walked at
 * the same time, each in a page of its own.
 */
export async function walkConsole({ only, addresses, withDialogs, executablePath }: WalkOptions): Promise<Walk> {
  const removeTemplate = await setUpTemplateFolder();
  const server = await startIsolatedServer();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const walk: Walk = { visitorWalks: [], findings: [], unreached: [] };
  const seenOf = new Map(widths.map((width) => [width, { openers: new Map(), markup: new Set() } satisfies Seen]));
  try {
    for (const visitor of visitors) {
      if (only.length > 0 && !only.includes(visitor.name)) continue;
      if (visitor.isLapsed) await server.runSqlWhileStopped(endSubscriptions);
      const all = visitor.email
        ? await consoleAddresses(await ApiClient.signIn(server.url, visitor.email))
        : publicAddresses;
      const wanted = all.filter((one) => addresses.length === 0 || addresses.some((part) => one.includes(part)));
      const walkIn = async (width: Width) => {
        const page = await openPage(browser, server.url, visitor, width);
        const seen = seenOf.get(width) ?? { openers: new Map(), markup: new Set() };
        await walkAs({ visitor, width, page, seen, withDialogs }, wanted, walk);
        await page.context().close();
      };
      await Promise.all(widths.map(walkIn));
    }
  } finally {
    await browser.close();
    await server.stop();
    await removeTemplate();
  }
  return walk;
}

async function openPage(browser: Browser, baseURL: string, { email, language }: Visitor, width: Width): Promise<Page> {
  const storageState = email ? await signedInStorage(baseURL, email, language) : undefined;
  const context = await browser.newContext({
    baseURL,
    storageState,
    locale: 'en-GB',
    timezoneId: 'Europe/Warsaw',
    reducedMotion: 'reduce',
    // It would answer for files that `loadPageForMissingCode` refuses.
    serviceWorkers: 'block',
    viewport: { width, height: 800 },
  });
  context.setDefaultTimeout(10_000);
  const page = await context.newPage();
  await preparePage(page);
  return page;
}

interface Walker {
  visitor: Visitor;
  width: Width;
  page: Page;
  seen: Seen;
  withDialogs: boolean;
}

/** Walks the addresses as one visitor in one width, and adds the results to `walk`. */
async function walkAs(walker: Walker, addresses: readonly string[], walk: Walk): Promise<void> {
  const { visitor, width, page, seen, withDialogs } = walker;
  const own: VisitorWalk = { visitor: visitor.name, width, states: 0, checked: 0, openSeconds: 0, checkSeconds: 0 };
  walk.visitorWalks.push(own);
  let openedAt = performance.now();
  const check = async (state: string) => {
    await page.mouse.move(0, 0);
    // Below the top bar, which stays while the page is scrolled, axe would see only a part of a target.
    await page.evaluate(() => window.scrollTo(0, 0));
    const startedAt = performance.now();
    const openSeconds = (startedAt - openedAt) / 1000;
    own.openSeconds += openSeconds;
    own.states += 1;
    const hash = await markupHash(page);
    if (!seen.markup.has(hash)) {
      seen.markup.add(hash);
      own.checked += 1;
      await checkState(walker, state, walk);
    }
    openedAt = performance.now();
    const checkSeconds = (openedAt - startedAt) / 1000;
    own.checkSeconds += checkSeconds;
    const seconds = `${openSeconds.toFixed(1)} s opening, ${checkSeconds.toFixed(1)} s checking`;
    console.log(`${visitor.name} ${width} ${state} (${await page.title()}): ${seconds}`);
  };
  const openers = seen.openers.get(visitor.language) ?? new Set<string>();
  seen.openers.set(visitor.language, openers);
  let isInConsole = false;
  for (const address of addresses) {
    try {
      if (address === missingCodePage) {
        await loadPageForMissingCode(page);
        await check(address);
        continue;
      }
      await (isInConsole ? navigate(page, address) : load(page, address));
      // A page without the console's frame has no router, or leaves it: the next page is loaded.
      isInConsole = (await page.locator('#content').count()) > 0;
      await check(address);
      const reopenPage = (one: string) => (isInConsole ? reopen(page, one) : load(page, one));
      if (withDialogs) await visitOverlays(page, address, openers, check, reopenPage);
    } catch (error) {
      isInConsole = false;
      const state = `${visitor.name} ${width} ${address}: ${String(error).split('\n')[0]}`;
      console.log(`not reached: ${state}`, error);
      walk.unreached.push(state);
    }
  }
  // A walk that is stopped has printed what it found until then.
  console.log(visitorLines(own, walk.findings).join('\n'));
}

/** Checks the page as it is now in both themes. */
async function checkState({ visitor, width, page }: Walker, state: string, walk: Walk): Promise<void> {
  const add = (theme: Theme, findings: readonly Finding[]) => {
    for (const finding of findings) {
      const isKnown = walk.findings.some(({ rule, html }) => rule === finding.rule && html === finding.html);
      if (!isKnown)
        console.log(`${finding.impact} ${finding.rule}: ${visitor.name} ${width} ${state}: ${finding.html}`);
      walk.findings.push({ ...finding, visitor: visitor.name, width, theme, state });
    }
  };
  await showTheme(page, 'light');
  add('light', await findingsIn(page));
  await showTheme(page, 'dark');
  await settle(page);
  add('dark', await colourFindingsIn(page));
  await showTheme(page, 'light');
}
