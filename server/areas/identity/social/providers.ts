import type { JWTPayload } from 'jose';
import type { SocialConfig } from '../../../config';
import type { SocialProvider, SocialTokenKind } from '../../../contract.generated';

/** Claims of an ID token, or the response of a token info endpoint. */
export type ProviderClaims = JWTPayload;

/**
 * Settings of a provider. To add a provider, add an entry to `providers`, a value to the contract's enum, and its
 * environment variables.
 */
export interface ProviderSettings {
  /** Accepted issuers of the provider's ID tokens. `{tid}` stands for the token's tenant id. */
  issuers: readonly string[];
  keysUrl: string;
  /** Token endpoint, and the redirect URI that its codes are issued for. Absent: codes are not supported. */
  exchange?: { url: string; redirectUri: string };
  /** Token info endpoint. Absent: access tokens are not supported. */
  tokenInfoUrl?: string;
  /** Returns the provider's unique and permanent id of the person. */
  subject(claims: ProviderClaims): string;
  /** Returns whether the claims prove that the email address belongs to the person today. */
  isEmailVerified(claims: ProviderClaims): boolean;
  /** Content-Security-Policy sources that the provider's sign-in script needs. */
  cspSources: Readonly<Partial<Record<'scriptSrc' | 'styleSrc' | 'frameSrc' | 'connectSrc', string>>>;
}

const google = 'https://accounts.google.com/gsi/';

const providers: Readonly<Record<SocialProvider, ProviderSettings>> = {
  GOOGLE: {
    issuers: ['https://accounts.google.com', 'accounts.google.com'],
    keysUrl: 'https://www.googleapis.com/oauth2/v3/certs',
    exchange: { url: 'https://oauth2.googleapis.com/token', redirectUri: 'postmessage' },
    tokenInfoUrl: 'https://oauth2.googleapis.com/tokeninfo',
    subject: ({ sub }) => String(sub),
    // Google hosts the mail of `gmail.com` and of Workspace domains (`hd`). Google may have verified an address of
    // another host years ago, and the address may belong to another person today.
    isEmailVerified: ({ email, email_verified: verified, hd }) =>
      isTrue(verified) && (typeof hd === 'string' || /@(gmail|googlemail)\.com$/i.test(String(email))),
    cspSources: { scriptSrc: `${google}client`, styleSrc: `${google}style`, frameSrc: google, connectSrc: google },
  },
  MICROSOFT: {
    issuers: ['https://login.microsoftonline.com/{tid}/v2.0'],
    keysUrl: 'https://login.microsoftonline.com/common/discovery/v2.0/keys',
    subject: ({ sub, tid }) => `${String(tid)}.${String(sub)}`,
    // Administrators of a Microsoft tenant can set `email` to any address. The claim
    // `xms_edov` says whether the domain of the address has been verified.
    isEmailVerified: ({ xms_edov: domainOwnerVerified }) => isTrue(domainOwnerVerified),
    cspSources: {},
  },
};

function isTrue(claim: unknown): boolean {
  return claim === true || claim === 'true' || claim === 1 || claim === '1';
}

/** Settings of a provider with its client id and overrides for tests and national clouds. */
export interface ConfiguredProvider extends ProviderSettings {
  provider: SocialProvider;
  clientId: string;
  clientSecret?: string;
  /** The only kind of token that is accepted. Absent: every kind that the provider supports. */
  onlyKind?: SocialTokenKind;
}

/** Returns the settings of a configured provider. */
export function createConfiguredProvider(config: SocialConfig): ConfiguredProvider {
  const { provider, clientId, clientSecret, onlyKind, issuer, keysUrl, tokenUrl, tokenInfoUrl } = config;
  const defaults = providers[provider];
  return {
    ...defaults,
    provider,
    clientId,
    clientSecret,
    onlyKind,
    issuers: issuer ? [issuer] : defaults.issuers,
    keysUrl: keysUrl ?? defaults.keysUrl,
    exchange: defaults.exchange && { ...defaults.exchange, url: tokenUrl ?? defaults.exchange.url },
    tokenInfoUrl: defaults.tokenInfoUrl && (tokenInfoUrl ?? defaults.tokenInfoUrl),
  };
}
