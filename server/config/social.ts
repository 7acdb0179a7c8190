import type { SocialProvider, SocialTokenKind } from '../contract.generated';
import { ConfigError, type Environment, oneOf, url } from './values';

/** A provider that people may sign in with. */
export interface SocialConfig {
  provider: SocialProvider;
  clientId: string;
  /** What its script is asked for. */
  kind: SocialTokenKind;
  /** What alone is taken; absent where no kind is named: whatever the provider has. */
  onlyKind?: SocialTokenKind;
  /** Needed to exchange authorization codes. */
  clientSecret?: string;
  /** This and the addresses below are the provider's own unless set: for tests and national clouds. */
  issuer?: string;
  keysUrl?: string;
  tokenUrl?: string;
  tokenInfoUrl?: string;
}

/** What a provider's script may be asked for. */
const socialKinds: Readonly<Record<SocialProvider, readonly SocialTokenKind[]>> = {
  GOOGLE: ['CREDENTIAL', 'CODE', 'ACCESS_TOKEN'],
  MICROSOFT: ['CREDENTIAL'],
};

/** The providers that are set up. */
export function readSocial(environment: Environment): SocialConfig[] {
  return [providerOf(environment, 'GOOGLE'), providerOf(environment, 'MICROSOFT')].filter((one) => one !== undefined);
}

function providerOf(environment: Environment, provider: SocialProvider): SocialConfig | undefined {
  const clientId = environment[`${provider}_CLIENT_ID`];
  if (!clientId) return undefined;
  const kind = oneOf(environment, `${provider}_TOKEN_KIND`, socialKinds[provider], 'CREDENTIAL');
  if (kind === 'CODE' && !environment[`${provider}_CLIENT_SECRET`])
    throw new ConfigError(`${provider}_CLIENT_SECRET is missing: codes are exchanged with it.`);
  const address = (name: string) => url(environment, `${provider}_${name}`, ['http:', 'https:']);
  return {
    provider,
    clientId,
    kind,
    onlyKind: environment[`${provider}_TOKEN_KIND`] ? kind : undefined,
    clientSecret: environment[`${provider}_CLIENT_SECRET`] || undefined,
    issuer: environment[`${provider}_ISSUER`] || undefined,
    keysUrl: address('KEYS_URL'),
    tokenUrl: address('TOKEN_URL'),
    tokenInfoUrl: address('TOKEN_INFO_URL'),
  };
}
