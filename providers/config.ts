import type { Language, SocialProvider, SocialTokenKind } from '../resources/contract.generated';
import { isRecord } from './answer';
import type { Dialect } from './data/spelling';
import { isLanguage, languages as all } from './i18n/language';

/** A provider that people may sign in with. */
export interface SocialSetting {
  provider: SocialProvider;
  /** What the provider knows this installation by; empty when it was forgotten. */
  clientId: string;
  /** What the provider is asked for, where it can hand over one thing or another. */
  kind: SocialTokenKind;
}

/** The map service: Google's. */
export interface MapsSetting {
  key: string;
  /** Names a style of the map that was made at Google's. */
  mapId?: string;
}

/** What the console is told when it starts. */
export interface Config {
  /** Address that calls are posted to: absolute, or from the root of the site. */
  api: string;
  dialect: Dialect;
  /** Languages that are offered, one at least. */
  languages: readonly Language[];
  /** Providers to sign in with, in the order in which they are offered. */
  social: readonly SocialSetting[];
  /** Absent: maps are drawn by our own means. */
  maps?: MapsSetting;
  /** What Stripe's script knows this installation by; absent: nothing is confirmed by it. */
  publishableKey?: string;
}

const defaults: Config = { api: '/graphql', dialect: 'waybill', languages: all, social: [] };

/** A configuration out of what a file held; what it doesn't say, or says wrongly, is as by default. */
export function configOf(content: unknown): Config {
  if (!isRecord(content)) return defaults;
  const { api, dialect, languages, social, maps, publishableKey } = content;
  return {
    api: typeof api === 'string' && api !== '' ? api : defaults.api,
    dialect: dialect === 'lighthouse' ? 'lighthouse' : defaults.dialect,
    languages: languagesOf(languages),
    social: Array.isArray(social) ? social.flatMap(settingOf) : defaults.social,
    ...mapsOf(maps),
    ...(typeof publishableKey === 'string' && publishableKey !== '' && { publishableKey }),
  };
}

/** Those that this build speaks, each once; all of its own where none of them is named. */
function languagesOf(content: unknown): readonly Language[] {
  const named = Array.isArray(content) ? content.filter((one) => typeof one === 'string').filter(isLanguage) : [];
  return named.length > 0 ? [...new Set(named)] : defaults.languages;
}

const providers: readonly SocialProvider[] = ['GOOGLE', 'MICROSOFT'];
const kinds: readonly SocialTokenKind[] = ['CREDENTIAL', 'CODE', 'ACCESS_TOKEN'];

/** A provider that this build does not know is not offered. */
function settingOf(content: unknown): SocialSetting[] {
  if (!isRecord(content)) return [];
  const { clientId } = content;
  const provider = providers.find((one) => one === content.provider);
  const kind = kinds.find((one) => one === content.kind) ?? 'CREDENTIAL';
  return provider ? [{ provider, clientId: typeof clientId === 'string' ? clientId : '', kind }] : [];
}

function mapsOf(content: unknown): Pick<Config, 'maps'> {
  if (!isRecord(content) || typeof content.key !== 'string' || content.key === '') return {};
  const { key, mapId } = content;
  return { maps: { key, ...(typeof mapId === 'string' && { mapId }) } };
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
