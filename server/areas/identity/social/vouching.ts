import type { SocialConfig } from '../../../config';
import type { SocialProvider, SocialTokenKind } from '../../../contract.generated';
import { code, ContractError } from '../../../dialect/errors';
import { ask } from './asking';
import { idTokenCheck, type IdTokenCheck } from './id-token';
import { type SocialPerson, personOf } from './person';
import { type Claims, configuredProvider, type ConfiguredProvider } from './providers';
import { notGood } from './refusals';

/** What a provider's script handed over. */
export interface Handed {
  provider: SocialProvider;
  token: string;
  kind: SocialTokenKind;
}

/** Finds out whom a provider vouches for. @throws ContractError `social`, `social_unavailable`. */
export type Vouching = (handed: Handed) => Promise<SocialPerson>;

/** The providers that are configured, ready to be asked. */
export function vouching(social: readonly SocialConfig[]): Vouching {
  const known = new Map(
    social
      .map(configuredProvider)
      .map((provider) => [provider.provider, { provider, check: idTokenCheck(provider) }] as const),
  );
  return async ({ provider: name, token, kind }) => {
    const found = known.get(name);
    if (!found) throw new ContractError('The client id is required.', { code: code.unauthenticated, reason: 'social' });
    const { provider, check } = found;
    if (provider.onlyKind && kind !== provider.onlyKind) throw notGood();
    const person = personOf(await claimsOf(provider, check, token, kind), provider);
    if (!person) throw notGood();
    return person;
  };
}

function claimsOf(
  provider: ConfiguredProvider,
  check: IdTokenCheck,
  token: string,
  kind: SocialTokenKind,
): Promise<Claims> {
  switch (kind) {
    case 'CREDENTIAL':
      return check(token);
    case 'CODE':
      return exchangeCode(provider, check, token);
    case 'ACCESS_TOKEN':
      return askAboutToken(provider, token);
  }
}

async function exchangeCode(
  { exchange, clientId, clientSecret }: ConfiguredProvider,
  check: IdTokenCheck,
  authorization: string,
): Promise<Claims> {
  if (!exchange || !clientSecret) throw notGood();
  const form = new URLSearchParams({
    grant_type: 'authorization_code',
    code: authorization,
    client_id: clientId,
    client_secret: clientSecret,
    redirect_uri: exchange.redirectUri,
  });
  const { id_token: token } = await ask(exchange.url, form);
  if (typeof token !== 'string') throw notGood();
  return check(token);
}

async function askAboutToken({ tokenInfoUrl, clientId }: ConfiguredProvider, token: string): Promise<Claims> {
  if (!tokenInfoUrl) throw notGood();
  const address = new URL(tokenInfoUrl);
  address.searchParams.set('access_token', token);
  const claims = await ask(address.href);
  const left = Number(claims.exp) * 1000 - Date.now();
  if (claims.aud !== clientId || !(left > 0)) throw notGood();
  return claims;
}
