import { resolve } from 'node:path';

/** Properties of a module that Rolldown provides while it creates chunks. */
interface Module {
  isEntry: boolean;
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
  dynamicImporters: readonly string[];
}

type Modules = (id: string) => Module | null;

/** Modules of the sign-in page, which most users open first. */
const entrance = ['index.html', 'src/main.tsx', 'src/layouts/AuthLayout.tsx', 'src/pages/signIn/SignInPage.tsx'];
/** Entry module of the frame around every page of the console. */
const frame = ['src/app/Console.tsx'];
/** Entry modules of the pages that need no session. They must not load the frame. */
const outside = ['src/main.tsx', 'src/publicPages/loadPublicPage.tsx'];
/** Entry module of the list screens. */
const list = ['src/screens/list/ListScreen.tsx'];

/**
 * Modules of a list that other pages use as well: the console's own code and MUI's components. Each page uses another
 * combination of them, so the bundler alone would create many small chunks. The grid is not included, so that a record
 * opens without it.
 */
const shared = /\/(src(?!\/screens\/list)|resources|providers)\/|@mui\/(material|icons-material|utils)\//;
/**
 * Packages whose imports are not followed, because they import more than the console uses. Excludes MUI's components.
 */
const barrel = /node_modules\/(?!@mui\/(material|utils|system)\/)/;

/**
 * Returns a function that names a module's chunk: 'entrance' for the sign-in page and 'frame' for the modules that
 * every list needs as well. For other modules it returns null, and the bundler decides. Without this function the
 * bundler would create some 90 small files, which compress badly.
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
    // Entry modules, dynamically imported modules and texts stay in their own chunks.
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
  /** Whether dynamic imports are followed as well. */
  lazily?: boolean;
  /** Returns whether the imports of a module are not followed. */
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
