import type { SocialConfig } from '../../../config';
import type { SocialProvider, SocialTokenKind } from '../../../contract.generated';
import { errorCodes, ContractError } from '../../../dialect/errors';
import { fetchClaims } from './provider-request';
import { createIdTokenVerifier, type IdTokenVerifier } from './id-token';
import { type SocialPerson, socialPersonOf } from './social-person';
import { type ProviderClaims, createConfiguredProvider, type ConfiguredProvider } from './providers';
import { invalidProviderTokenError } from './errors';

/** A credential returned by a provider's sign-in script. */
export interface ProviderCredential {
  provider: SocialProvider;
  token: string;
  kind: SocialTokenKind;
}

/**
 * Verifies a credential with its provider and returns the person.
 * @throws ContractError `social`, `social_unavailable`.
 */
export type IdentityVerifier = (credential: ProviderCredential) => Promise<SocialPerson>;

/** Returns a verifier for the configured providers. */
export function createIdentityVerifier(social: readonly SocialConfig[]): IdentityVerifier {
  const verifiers = new Map(
    social
      .map(createConfiguredProvider)
      .map((provider) => [provider.provider, { provider, verifyIdToken: createIdTokenVerifier(provider) }] as const),
  );
  return async ({ provider: name, token, kind }) => {
    const verifier = verifiers.get(name);
    if (!verifier)
      throw new ContractError('The client id is required.', { code: errorCodes.unauthenticated, reason: 'social' });
    const { provider, verifyIdToken } = verifier;
    if (provider.onlyKind && kind !== provider.onlyKind) throw invalidProviderTokenError();
    const person = socialPersonOf(await claimsOf(provider, verifyIdToken, token, kind), provider);
    if (!person) throw invalidProviderTokenError();
    return person;
  };
}

function claimsOf(
  provider: ConfiguredProvider,
  verifyIdToken: IdTokenVerifier,
  token: string,
  kind: SocialTokenKind,
): Promise<ProviderClaims> {
  switch (kind) {
    case 'CREDENTIAL':
      return verifyIdToken(token);
    case 'CODE':
      return exchangeCode(provider, verifyIdToken, token);
    case 'ACCESS_TOKEN':
      return fetchTokenInfo(provider, token);
  }
}

async function exchangeCode(
  { exchange, clientId, clientSecret }: ConfiguredProvider,
  verifyIdToken: IdTokenVerifier,
  authorization: string,
): Promise<ProviderClaims> {
  if (!exchange || !clientSecret) throw invalidProviderTokenError();
  const form = new URLSearchParams({
    grant_type: 'authorization_code',
    code: authorization,
    client_id: clientId,
    client_secret: clientSecret,
    redirect_uri: exchange.redirectUri,
  });
  const { id_token: token } = await fetchClaims(exchange.url, form);
  if (typeof token !== 'string') throw invalidProviderTokenError();
  return verifyIdToken(token);
}

async function fetchTokenInfo({ tokenInfoUrl, clientId }: ConfiguredProvider, token: string): Promise<ProviderClaims> {
  if (!tokenInfoUrl) throw invalidProviderTokenError();
  const url = new URL(tokenInfoUrl);
  url.searchParams.set('access_token', token);
  const claims = await fetchClaims(url.href);
  const remainingMs = Number(claims.exp) * 1000 - Date.now();
  if (claims.aud !== clientId || !(remainingMs > 0)) throw invalidProviderTokenError();
  return claims;
}
