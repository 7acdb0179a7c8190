import { isRecord } from './answer';
import type { Dialect } from './data/spelling';

/** What the console is told when it starts. */
export interface Config {
  /** Address that calls are posted to: absolute, or from the root of the site. */
  api: string;
  dialect: Dialect;
}

const defaults: Config = { api: '/graphql', dialect: 'waybill' };

/** A configuration out of what a file held; what it doesn't say, or says wrongly, is as by default. */
export function configOf(content: unknown): Config {
  if (!isRecord(content)) return defaults;
  const { api, dialect } = content;
  return {
    api: typeof api === 'string' && api !== '' ? api : defaults.api,
    dialect: dialect === 'lighthouse' ? 'lighthouse' : defaults.dialect,
  };
}

/** Reads the configuration that the console is served with; without one, the defaults hold. */
export async function loadConfig(): Promise<Config> {
  try {
    const response = await fetch('/config.json');
    return response.ok ? configOf(await response.json()) : defaults;
  } catch {
    return defaults;
  }
}
