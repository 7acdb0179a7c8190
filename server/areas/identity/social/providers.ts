import type { JWTPayload } from 'jose';
import type { SocialConfig } from '../../../config';
import type { SocialProvider, SocialTokenKind } from '../../../contract.generated';

/** What a provider says of a person: claims of an ID token, or the like of an access token. */
export type ProviderClaims = JWTPayload;

/** What makes a provider different from others. A further one is a further entry here, its name in the contract, and its settings. */
export interface ProviderSettings {
  /** Who signs its ID tokens. `{tid}` is the tenant that the token itself names. */
  issuers: readonly string[];
  keysUrl: string;
  /** Where authorization codes are exchanged, and the address that its script asks for them with; absent: it has no such codes. */
  exchange?: { url: string; redirectUri: string };
  /** Where it tells what an access token is for; absent: its access tokens say nothing that we could check. */
  tokenInfoUrl?: string;
  /** Its name of a person, which is nobody else's, ever. */
  subject(claims: ProviderClaims): string;
  /** Whether it vouches that the address is the person's now. */
  vouches(claims: ProviderClaims): boolean;
  /** What its script needs of the page that it runs in: sources that nothing else may come from. */
  page: Readonly<Partial<Record<'scriptSrc' | 'styleSrc' | 'frameSrc' | 'connectSrc', string>>>;
}

const google = 'https://accounts.google.com/gsi/';

const providers: Readonly<Record<SocialProvider, ProviderSettings>> = {
  GOOGLE: {
    issuers: ['https://accounts.google.com', 'accounts.google.com'],
    keysUrl: 'https://www.googleapis.com/oauth2/v3/certs',
    exchange: { url: 'https://oauth2.googleapis.com/token', redirectUri: 'postmessage' },
    tokenInfoUrl: 'https://oauth2.googleapis.com/tokeninfo',
    subject: ({ sub }) => String(sub),
    // An address that Google does not host was shown to be theirs once, perhaps years ago: it may be another's by now.
    vouches: ({ email, email_verified: verified, hd }) =>
      isTrue(verified) && (typeof hd === 'string' || /@(gmail|googlemail)\.com$/i.test(String(email))),
    page: { scriptSrc: `${google}client`, styleSrc: `${google}style`, frameSrc: google, connectSrc: google },
  },
  MICROSOFT: {
    issuers: ['https://login.microsoftonline.com/{tid}/v2.0'],
    keysUrl: 'https://login.microsoftonline.com/common/discovery/v2.0/keys',
    subject: ({ sub, tid }) => `${String(tid)}.${String(sub)}`,
    // An administrator of any tenant can write any address into `email`.
    vouches: ({ xms_edov: domainOwnerVerified }) => isTrue(domainOwnerVerified),
    page: {},
  },
};

function isTrue(claim: unknown): boolean {
  return claim === true || claim === 'true' || claim === 1 || claim === '1';
}

/** A provider as it is configured: with the addresses that tests and national clouds have instead. */
export interface ConfiguredProvider extends ProviderSettings {
  provider: SocialProvider;
  clientId: string;
  clientSecret?: string;
  /** The one kind of token that is taken; absent: whichever it has. */
  onlyKind?: SocialTokenKind;
}

/** The provider that a configuration is of. */
export function configuredProvider(config: SocialConfig): ConfiguredProvider {
  const { provider, clientId, clientSecret, onlyKind, issuer, keysUrl, tokenUrl, tokenInfoUrl } = config;
  const usual = providers[provider];
  return {
    ...usual,
    provider,
    clientId,
    clientSecret,
    onlyKind,
    issuers: issuer ? [issuer] : usual.issuers,
    keysUrl: keysUrl ?? usual.keysUrl,
    exchange: usual.exchange && { ...usual.exchange, url: tokenUrl ?? usual.exchange.url },
    tokenInfoUrl: usual.tokenInfoUrl && (tokenInfoUrl ?? usual.tokenInfoUrl),
  };
}
