import { isRecord } from '../answer';

const built: unknown = import.meta.env.VITE_BUILD_ID;

/** The build that this program is of; empty where it runs unbuilt. */
export const ownBuild = typeof built === 'string' ? built : '';

/** Id of the build that the server hands out now; undefined when that cannot be told. */
export async function latestBuild(): Promise<string | undefined> {
  try {
    const response = await fetch('/builds/latest.json', { cache: 'no-store' });
    const content: unknown = response.ok ? await response.json() : undefined;
    return isRecord(content) && typeof content.id === 'string' ? content.id : undefined;
  } catch {
    return undefined;
  }
}
