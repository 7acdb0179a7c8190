import { resolve } from 'node:path';

/** Facts about a module that Rolldown passes while it makes chunks. */
interface Module {
  isEntry: boolean;
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
  dynamicImporters: readonly string[];
}

type Modules = (id: string) => Module | null;

/** The page that one comes in by, with its program. */
const entrance = ['index.html', 'src/main.tsx', 'src/layouts/AuthLayout.tsx', 'src/pages/signIn/SignInPage.tsx'];
/** Modules of the frame around every page of the console. */
const frame = ['src/app/Console.tsx'];
/** The switch at the root, and the pages that everyone may open: they must not wait for the frame. */
const outside = ['src/main.tsx', 'src/publicPages/loadPublicPage.tsx'];
/** What shows a list. */
const list = ['src/screens/list/ListScreen.tsx'];

/**
 * What of a list other pages show as well: our own code and MUI's parts. They are shared in ever other ways, which
 * would make a file of every few of them. What draws lists alone stays with them: a record opens without the grid.
 */
const shared = /\/(src(?!\/screens\/list)|resources|providers)\/|@mui\/(material|icons-material|utils)\//;
/** Packages, but for MUI's parts, import more than is used of them: what lies behind them is theirs. */
const barrel = /node_modules\/(?!@mui\/(material|utils|system)\/)/;

/**
 * Which file a module goes to, where that is not left to the bundler: one for all that signing in needs, one for what
 * every list needs besides. Left alone, the bundler makes some 90 small files of them, which compress badly.
 */
export function chunkOf(root: string) {
  let reached: Record<'entrance' | 'outside' | 'frame' | 'list', ReadonlySet<string>> | undefined;
  const at = (paths: readonly string[]) => paths.map((path) => resolve(root, path));
  return (id: string, bundler: { getModuleInfo: Modules }): string | null => {
    const modules: Modules = (one) => bundler.getModuleInfo(one);
    reached ??= {
      entrance: reachedFrom(at(entrance), modules),
      outside: reachedFrom(at(outside), modules, { lazily: true, end: (one) => at(frame).includes(one) }),
      frame: reachedFrom(at(frame), modules),
      list: reachedFrom(at(list), modules, { end: (one) => barrel.test(one) }),
    };
    const module = modules(id);
    // What is imported when it is wanted, and words, are files of their own.
    if (
      !module ||
      module.isEntry ||
      module.dynamicImporters.length > 0 ||
      id === resolve(root, 'src/main.tsx') ||
      /\/locales\/\w+\/\w+\.json$/.test(id)
    )
      return null;
    if (reached.entrance.has(id)) return 'entrance';
    if (reached.outside.has(id)) return null;
    return reached.frame.has(id) || (reached.list.has(id) && shared.test(id)) ? 'frame' : null;
  };
}

interface Going {
  /** Whether what is imported when it is wanted is gone into as well. */
  lazily?: boolean;
  /** Modules that are gone no further into. */
  end?: (id: string) => boolean;
}

/** The modules that these import, and what those do. */
function reachedFrom(starts: readonly string[], modules: Modules, { lazily = false, end }: Going = {}): Set<string> {
  const found = new Set<string>();
  const waiting = [...starts];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const module = found.has(id) ? null : modules(id);
    if (!module) continue;
    found.add(id);
    if (!end?.(id)) waiting.push(...module.importedIds, ...(lazily ? module.dynamicallyImportedIds : []));
  }
  return found;
}
