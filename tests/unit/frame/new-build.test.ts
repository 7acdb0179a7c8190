import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type BuildWatch, createBuildWatch } from '../../../providers/build/watch';
import { claimReload } from '../../../src/newBuild/reloadOnFailedChunk';

const hour = 3_600_000;

class Page extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';
}

/**
 * Opens a fake tab that runs build `a`, which is also the newest build on the server. `tried` is the build for which a
 * reload has failed before.
 */
function openTab(tried: { build: string | null } = { build: null }) {
  const tab = {
    window: new EventTarget(),
    document: new Page(),
    latest: 'a' as string | undefined,
    free: true,
    asked: 0,
    reloads: 0,
    tried,
  };
  const watch = createBuildWatch({
    runningBuild: 'a',
    latest: async () => {
      tab.asked += 1;
      return tab.latest;
    },
    canReload: () => tab.free,
    reload: () => {
      tab.reloads += 1;
    },
    lastReload: {
      get: () => tried.build,
      set: (build) => {
        tried.build = build;
      },
    },
    window: tab.window,
    document: tab.document,
  });
  return { tab, watch };
}

const focus = async ({ window }: { window: EventTarget }) => {
  window.dispatchEvent(new Event('focus'));
  await vi.advanceTimersByTimeAsync(0);
};

const hide = (document: Page) => {
  document.visibilityState = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('checks the server’s build', () => {
  test('each hour, and not before', async () => {
    const { tab, watch } = openTab();
    watch.start();
    await vi.advanceTimersByTimeAsync(hour - 1);
    expect(tab.asked).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(tab.asked).toBe(1);
    await vi.advanceTimersByTimeAsync(hour);
    expect(tab.asked).toBe(2);
  });

  test('when the window is focused, at most once a minute', async () => {
    const { tab, watch } = openTab();
    watch.start();
    await focus(tab);
    expect(tab.asked).toBe(0);
    await vi.advanceTimersByTimeAsync(60_000);
    await focus(tab);
    await focus(tab);
    expect(tab.asked).toBe(1);
    await vi.advanceTimersByTimeAsync(60_000);
    await focus(tab);
    expect(tab.asked).toBe(2);
  });

  test('not after the watch has stopped', async () => {
    const { tab, watch } = openTab();
    watch.start()();
    await vi.advanceTimersByTimeAsync(2 * hour);
    await focus(tab);
    expect(tab.asked).toBe(0);
  });
});

describe('a new build', () => {
  /** Starts the watch for newer builds, publishes build `b` on the server, and advances the clock by an hour. */
  async function deploy({ tab, watch }: { tab: ReturnType<typeof openTab>['tab']; watch: BuildWatch }) {
    watch.start();
    tab.latest = 'b';
    await vi.advanceTimersByTimeAsync(hour);
  }

  test('is loaded at once when no input is lost', async () => {
    const { tab, watch } = openTab();
    await deploy({ tab, watch });
    expect(tab.reloads).toBe(1);
  });

  test('is postponed and announced when input would be lost', async () => {
    const { tab, watch } = openTab();
    tab.free = false;
    let notifications = 0;
    watch.subscribe(() => {
      notifications += 1;
    });
    await deploy({ tab, watch });
    expect(tab.reloads).toBe(0);
    expect(watch.isWaiting()).toBe(true);
    expect(notifications).toBe(1);
  });

  test('is loaded when the tab is hidden and no input is lost', async () => {
    const { tab, watch } = openTab();
    tab.free = false;
    await deploy({ tab, watch });
    hide(tab.document);
    expect(tab.reloads).toBe(0);
    tab.free = true;
    hide(tab.document);
    expect(tab.reloads).toBe(1);
  });

  test('is tried once when a reload does not load it', async () => {
    const first = openTab();
    await deploy(first);
    const second = openTab(first.tab.tried);
    await deploy(second);
    expect(second.tab.reloads).toBe(0);
    expect(second.watch.isWaiting()).toBe(false);
    second.tab.latest = 'c';
    await vi.advanceTimersByTimeAsync(hour);
    expect(second.tab.reloads).toBe(1);
  });

  test('is ignored after it was rolled back', async () => {
    const { tab, watch } = openTab();
    tab.free = false;
    await deploy({ tab, watch });
    tab.latest = 'a';
    await vi.advanceTimersByTimeAsync(hour);
    expect(watch.isWaiting()).toBe(false);
  });

  test('is not assumed when the server does not answer', async () => {
    const { tab, watch } = openTab();
    watch.start();
    tab.latest = undefined;
    await vi.advanceTimersByTimeAsync(hour);
    expect(tab.reloads).toBe(0);
    expect(watch.isWaiting()).toBe(false);
  });
});

test('reloads the page for missing code at most once in ten seconds', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  expect(claimReload(storage, 1_000_000)).toBe(true);
  expect(claimReload(storage, 1_009_999)).toBe(false);
  expect(claimReload(storage, 1_010_000)).toBe(true);
});
