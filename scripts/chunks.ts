import { resolve } from 'node:path';

/** What Rolldown, Vite's bundler, knows of a module while it groups modules into chunks. */
interface Module {
  isEntry: boolean;
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
  dynamicImporters: readonly string[];
}

type Modules = (id: string) => Module | null;

/** Entry modules of the sign-in page, which most users open first. */
const entrance = ['index.html', 'src/main.tsx', 'src/layouts/AuthLayout.tsx', 'src/pages/signIn/SignInPage.tsx'];
/** Entry module of the frame: the menu and bars around every page of the console. */
const frame = ['src/app/Console.tsx'];
/** Entry modules of the pages that need no session. These pages must not load the frame's chunk. */
const outside = ['src/main.tsx', 'src/publicPages/loadPublicPage.tsx'];
/** Entry module of the list screens. */
const list = ['src/screens/list/ListScreen.tsx'];

/**
 * Pattern of the modules that lists share with other pages: the console's own code and MUI's components. They go into
 * the frame's chunk, because each page uses another combination of them, for which the bundler would create many small
 * chunks. The data grid does not match, so that a record's page opens without loading the grid.
 */
const shared = /\/(src(?!\/screens\/list)|resources|providers)\/|@mui\/(material|icons-material|utils)\//;
/**
 * Pattern of packages whose imports are not followed, because the package's index module imports more than the console
 * uses. MUI's components do not match.
 */
const barrel = /node_modules\/(?!@mui\/(material|utils|system)\/)/;

/**
 * Returns a function that assigns a module to a chunk: 'entrance' for modules of the sign-in page, 'frame' for modules
 * of the frame and those shared by all lists, or null to let the bundler decide. Without this function the bundler
 * creates some 90 small files, which compress badly.
 */
export function createChunkNamer(root: string) {
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
    // Entry modules, dynamically imported modules and locale files must stay in chunks of their own.
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
  /** Whether to follow dynamic imports as well. Defaults to false. */
  lazily?: boolean;
  /** Returns true for a module whose imports are not to be followed. */
  end?: (id: string) => boolean;
}

/** Returns the given modules and all modules that they import, directly or indirectly. */
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
