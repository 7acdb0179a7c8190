import { resolve } from 'node:path';

/** What Rolldown, Vite's bundler, knows of a module while it groups modules into chunks. */
interface Module {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}

type Modules = (id: string) => Module | null;

const listScreen = 'src/screens/list/ListScreen.tsx';

/**
 * The parts of the console that are one file each, and the modules from which static imports reach all of a part. So
 * opening a page takes few requests. A module of several parts belongs to the first of them.
 */
const parts = {
  /** What fetches the first texts while the entrance's file is loading. */
  entry: ['src/main.ts'],
  /** The sign-in page, which most users open first, with what it loads once it is shown. */
  entrance: [
    'src/start.tsx',
    'src/layouts/AuthLayout.tsx',
    'src/pages/signIn/SignInPage.tsx',
    'src/newBuild/NewBuildBar.tsx',
  ],
  /** The menu and bars around every page, and what each sign-in needs. */
  frame: [
    'src/app/Console.tsx',
    'src/layouts/inner/jobs/JobsMenu.tsx',
    'src/layouts/inner/inbox/InboxMenu.tsx',
    'src/fields/OwnAvatar.tsx',
    'providers/auth/account.ts',
    'providers/auth/fetchSubscription.ts',
  ],
  list: [listScreen],
  record: ['src/screens/show/ShowScreen.tsx', 'src/fields/MediaGallery.tsx'],
  form: ['src/screens/form/CreateScreen.tsx', 'src/screens/form/EditScreen.tsx'],
};

/** What parts share with pages that load none of the parts. */
const common = 'common';

/** What the frame and the public pages share with the buttons of identity providers on the sign-in page. */
const signInShared = 'shared-with-sign-in';

/** Names of the files that have code of every page of a kind, so that most of their functions run once they are loaded. */
export const partNames: ReadonlySet<string> = new Set([...Object.keys(parts), common, signInShared]);

/** Entry module of the pages that need no session. They share a file with the frame, but do not load the frame. */
const publicPages = 'src/publicPages/loadPublicPage.tsx';

/** Entry module of the buttons of identity providers, which the sign-in page loads if there are such providers. */
const socialSignIn = 'src/pages/signIn/SocialSignIn.tsx';

/** MUI's grid, which only lists show. Other pages import texts and types of it. */
const grid = /@mui\/x-data-grid\//;

/** Markup in texts, which pages of the entrance do not have; react-i18next's entry module imports it. */
const markupInTexts = /react-i18next\/dist\/es\/(Icu)?Trans|html-parse-stringify/;

/** Locale files whose texts the sign-in page shows. */
const entranceTexts = new Set(['app', 'auth']);
/**
 * Locale files of the generated screens, and of the resources whose lists are opened most. Other resources load their
 * texts with their first page.
 */
const listTexts = new Set(['engine', 'customers', 'users', 'vehicles']);

/**
 * Returns a function that assigns a module to the file of a part, or to null to let the bundler decide. Without this
 * function the bundler creates some 90 small files, which compress badly and need a request each.
 */
export function createChunkNamer(root: string) {
  const at = (path: string) => resolve(root, path);
  let nameOf: ((id: string) => string | null) | undefined;
  return (id: string, bundler: { getModuleInfo: Modules }): string | null => {
    const [, language, area] = /\/locales\/(\w+)\/(\w+)\.json$/.exec(id) ?? [];
    if (language && area) return nameOfTexts(language, area);
    nameOf ??= createModuleNamer(at, (one) => bundler.getModuleInfo(one));
    return nameOf(id);
  };
}

function nameOfTexts(language: string, area: string): string | null {
  if (entranceTexts.has(area)) return `texts-entrance-${language}`;
  return listTexts.has(area) ? `texts-list-${language}` : null;
}

function createModuleNamer(at: (path: string) => string, modules: Modules): (id: string) => string | null {
  const reached = Object.entries(parts).map(([name, starts]) => [name, reachedFrom(starts.map(at), modules)] as const);
  const fromSocialSignIn = reachedFrom([at(socialSignIn)], modules);
  const fromPublicPages = reachedFrom([at(publicPages)], modules, { lazily: true });
  const fromOtherPages = reachedFrom([at(parts.frame[0] ?? '')], modules, {
    lazily: true,
    end: (one) => one === at(listScreen) || grid.test(one),
  });
  return (id) => {
    const name = reached.find(([, part]) => part.has(id))?.[0] ?? null;
    if (markupInTexts.test(id)) return common;
    if (name === null || name === 'entry' || name === 'entrance') return name;
    if (fromSocialSignIn.has(id)) return signInShared;
    if (fromPublicPages.has(id)) return name === 'frame' || name === 'list' ? common : null;
    // A page without a grid must not load the grid with what it shares with lists. Modules without imports are constants,
    // which Refine's hooks import from the grid's package.
    const isShared = fromOtherPages.has(id) || modules(id)?.importedIds.length === 0;
    return name === 'list' && isShared ? 'frame' : name;
  };
}

interface Going {
  /** Whether to follow dynamic imports as well. Defaults to false. */
  lazily?: boolean;
  /** Returns true for a module that does not count as reached. */
  end?: (id: string) => boolean;
}

/** Returns the given modules and all modules that they import, directly or indirectly. */
function reachedFrom(starts: readonly string[], modules: Modules, { lazily = false, end }: Going = {}): Set<string> {
  const found = new Set<string>();
  const waiting = [...starts];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const module = found.has(id) || end?.(id) ? null : modules(id);
    if (!module) continue;
    found.add(id);
    waiting.push(...module.importedIds, ...(lazily ? module.dynamicallyImportedIds : []));
  }
  return found;
}
