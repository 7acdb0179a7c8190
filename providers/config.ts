import type { Language } from '../resources/languages';
import { isRecord } from './graphqlResponse';
import type { ServerDialect } from './data/dialect';
import { isLanguage, languages as all } from './i18n/language';
import { defaultTraits, parseTraits, type ServerTraits } from './serverTraits';
import type { SocialProvider, SocialTokenKind } from './social/provider';

/** A social sign-in provider that the operator has configured, with its client id. */
export interface SocialSetting {
  provider: SocialProvider;
  /** The OAuth client id; empty when none is configured. */
  clientId: string;
  /** Kind of token to request, where the provider offers several; a code by default. */
  kind: SocialTokenKind;
}

/** The configuration of Google Maps. */
export interface MapsSetting {
  key: string;
  /** Id of a map style in the Google Cloud console. */
  mapId?: string;
}

/** The console's configuration, served as `/config.json`. */
export interface ConsoleConfig {
  /** Address of the API: absolute, or relative to the site's root. */
  api: string;
  dialect: ServerDialect;
  server: ServerTraits;
  /** The offered languages, at least one. */
  languages: readonly Language[];
  /** Social sign-in providers, in the order of their buttons. */
  social: readonly SocialSetting[];
  /** Google Maps; when absent, the console draws its own map. */
  maps?: MapsSetting;
  /** Whether companies can register: `closed` where the server sends no mails. */
  registration: 'open' | 'closed';
  /** Stripe's publishable key; when absent, payments cannot be confirmed in the console. */
  publishableKey?: string;
}

const defaults: ConsoleConfig = {
  api: '/graphql',
  dialect: 'waybill',
  server: defaultTraits,
  languages: all,
  social: [],
  registration: 'open',
};

/** Returns the configuration of a parsed file; absent and invalid values get their defaults. */
export function parseConfig(content: unknown): ConsoleConfig {
  if (!isRecord(content)) return defaults;
  const { api, dialect, server, languages, social, maps, registration, publishableKey } = content;
  return {
    api: typeof api === 'string' && api !== '' ? api : defaults.api,
    dialect: dialect === 'lighthouse' ? 'lighthouse' : defaults.dialect,
    server: parseTraits(server),
    languages: languagesOf(languages),
    social: Array.isArray(social) ? social.flatMap(settingOf) : defaults.social,
    registration: registration === 'closed' ? 'closed' : defaults.registration,
    ...mapsOf(maps),
    ...(typeof publishableKey === 'string' && publishableKey !== '' && { publishableKey }),
  };
}

/** Returns the configured languages that this build has, without duplicates; all languages when none is valid. */
function languagesOf(content: unknown): readonly Language[] {
  const languageCodes = Array.isArray(content)
    ? content.filter((one) => typeof one === 'string').filter(isLanguage)
    : [];
  return languageCodes.length > 0 ? [...new Set(languageCodes)] : defaults.languages;
}

const providers: readonly SocialProvider[] = ['GOOGLE', 'MICROSOFT'];
const kinds: readonly SocialTokenKind[] = ['CREDENTIAL', 'CODE', 'ACCESS_TOKEN'];

/** Returns the setting of one provider as a list; an empty list for a provider that this build does not know. */
function settingOf(content: unknown): SocialSetting[] {
  if (!isRecord(content)) return [];
  const { clientId } = content;
  const provider = providers.find((one) => one === content.provider);
  const kind = kinds.find((one) => one === content.kind) ?? 'CODE';
  return provider ? [{ provider, clientId: typeof clientId === 'string' ? clientId : '', kind }] : [];
}

function mapsOf(content: unknown): Pick<ConsoleConfig, 'maps'> {
  if (!isRecord(content) || typeof content.key !== 'string' || content.key === '') return {};
  const { key, mapId } = content;
  return { maps: { key, ...(typeof mapId === 'string' && { mapId }) } };
}

/** Fetches `/config.json`; the defaults apply when there is none. */
export async function loadConfig(): Promise<ConsoleConfig> {
  try {
    const response = await fetch('/config.json');
    return response.ok ? parseConfig(await response.json()) : defaults;
  } catch {
    return defaults;
  }
}
