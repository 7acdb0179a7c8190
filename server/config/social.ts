import type { SocialProvider, SocialTokenKind } from '../contract.generated';
import { ConfigError } from './read';
import type { ConfigVariables } from './variables';

/** An identity provider that users can sign in with. */
export interface SocialConfig {
  provider: SocialProvider;
  clientId: string;
  /** The kind of token that the console requests from the provider. */
  kind: SocialTokenKind;
  /** The only accepted kind of token; absent: every kind that the provider has. */
  onlyKind?: SocialTokenKind;
  /** Client secret at the provider; required only to exchange authorization codes (kind `CODE`). */
  clientSecret?: string;
  /** Issuer that replaces the provider's own, like the URLs below; for tests and national clouds. */
  issuer?: string;
  keysUrl?: string;
  tokenUrl?: string;
  tokenInfoUrl?: string;
}

/** Returns the configured providers: those with a client id. */
export function readSocialConfigs(variables: ConfigVariables): SocialConfig[] {
  return [google(variables), microsoft(variables)].filter((one) => one !== undefined);
}

function google(variables: ConfigVariables): SocialConfig | undefined {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_TOKEN_KIND: onlyKind, GOOGLE_CLIENT_SECRET: clientSecret } = variables;
  if (!clientId) return undefined;
  if (onlyKind === 'CODE' && !clientSecret)
    throw new ConfigError('GOOGLE_CLIENT_SECRET is missing: codes are exchanged with it.');
  return {
    provider: 'GOOGLE',
    clientId,
    // Without the client secret, the server cannot exchange an authorization code for the person.
    kind: onlyKind ?? (clientSecret ? 'CODE' : 'CREDENTIAL'),
    onlyKind,
    clientSecret,
    issuer: variables.GOOGLE_ISSUER,
    keysUrl: variables.GOOGLE_KEYS_URL,
    tokenUrl: variables.GOOGLE_TOKEN_URL,
    tokenInfoUrl: variables.GOOGLE_TOKEN_INFO_URL,
  };
}

function microsoft(variables: ConfigVariables): SocialConfig | undefined {
  const { MICROSOFT_CLIENT_ID: clientId, MICROSOFT_TOKEN_KIND: onlyKind } = variables;
  if (!clientId) return undefined;
  return {
    provider: 'MICROSOFT',
    clientId,
    kind: 'CREDENTIAL',
    onlyKind,
    issuer: variables.MICROSOFT_ISSUER,
    keysUrl: variables.MICROSOFT_KEYS_URL,
  };
}
