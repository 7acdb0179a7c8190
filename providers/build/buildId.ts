import { isRecord } from '../graphqlResponse';

const built: unknown = import.meta.env.VITE_BUILD_ID;

/** Id of the running build; empty in development. */
export const runningBuildId = typeof built === 'string' ? built : '';

/** Returns the id of the build that the server serves now; undefined when it cannot be fetched. */
export async function fetchLatestBuildId(): Promise<string | undefined> {
  try {
    const response = await fetch('/builds/latest.json', { cache: 'no-store' });
    const content: unknown = response.ok ? await response.json() : undefined;
    return isRecord(content) && typeof content.id === 'string' ? content.id : undefined;
  } catch {
    return undefined;
  }
}
