import { createHash, createHmac, randomBytes } from 'node:crypto';
import { SignJWT } from 'jose';
import { SecretVault } from '../second-factor/secret-vault';
import { isId } from '../../../database/ids';
import { deriveKeys, type PurposeKeys, type TokenSecrets, verifyJwt } from '../../../runtime/token-keys';

/** Claims of an access token. Whether the session still exists is checked in the database. */
export interface AccessTokenClaims {
  tenant: string;
  user: string;
  session: string;
}

/** Lifetime of an access token, in seconds. */
export const accessTokenSeconds = 600;

const algorithm = 'HS256';
const issuer = 'waybill';
const audience = 'waybill-api';
const maxVerifiedTokens = 10_000;

/** Signs and verifies access tokens, and derives refresh tokens, with keys of the server's secrets. */
export class SessionTokens {
  /** Encrypts second-factor secrets, with keys derived from the secrets that also sign tokens. */
  readonly vault: SecretVault;
  private readonly signingKeys: PurposeKeys;
  private readonly successorKeys: PurposeKeys;
  /** Claims of verified tokens and when the tokens expire, by token, so that each signature is verified once. */
  private readonly verified = new Map<string, { claims: AccessTokenClaims; expiresAt: number }>();

  constructor(secrets: TokenSecrets) {
    this.vault = new SecretVault(secrets);
    this.signingKeys = deriveKeys(secrets, 'access tokens');
    this.successorKeys = deriveKeys(secrets, 'refresh tokens');
  }

  /**
   * Returns a signed access token for the `Authorization` header, valid for `accessTokenSeconds`. No two tokens are
   * equal, because a tab takes an unchanged token in storage for one that no other tab has refreshed.
   */
  accessToken({ tenant, user, session }: AccessTokenClaims): Promise<string> {
    return new SignJWT({ tenant, session })
      .setProtectedHeader({ alg: algorithm })
      .setSubject(user)
      .setJti(randomBytes(9).toString('base64url'))
      .setIssuer(issuer)
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime(`${accessTokenSeconds}s`)
      .sign(this.signingKeys[0]);
  }

  /** Returns the claims of a valid token, or why it is rejected. */
  async verify(token: string): Promise<AccessTokenClaims | 'invalid' | 'expired'> {
    const cached = this.verified.get(token);
    if (cached) return cached.expiresAt > Date.now() ? cached.claims : 'expired';
    const payload = await verifyJwt(token, this.signingKeys, { algorithms: [algorithm], issuer, audience });
    if (typeof payload === 'string') return payload;
    const { sub: user, tenant, session, exp } = payload;
    if (!isId(user) || !isId(tenant) || !isId(session) || !exp) return 'invalid';
    const claims = { tenant, user, session };
    if (this.verified.size >= maxVerifiedTokens) this.verified.clear();
    this.verified.set(token, { claims, expiresAt: exp * 1000 });
    return claims;
  }

  /**
   * Returns the secret that replaces a refresh token's secret. The new secret is derived and not random, so that
   * concurrent calls with one token get the same successor although the database stores only hashes.
   */
  successor(secret: string): string {
    return successorOf(secret, this.successorKeys[0]);
  }

  /**
   * Returns the successor that was stored as `hash`; undefined if no key derives it. During a rotation of the server's
   * secret, another server may have derived it with another of the keys.
   */
  storedSuccessor(secret: string, hash: string): string | undefined {
    return this.successorKeys
      .map((key) => successorOf(secret, key))
      .find((successor) => hashSecret(successor) === hash);
  }
}

function successorOf(secret: string, key: Uint8Array): string {
  return createHmac('sha256', key).update(secret).digest('base64url');
}

/** Parts of a refresh token: the session's keys and the secret. */
export interface RefreshToken {
  tenant: string;
  session: string;
  secret: string;
}

/** Returns a random secret. */
export function createTokenSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the hash of a secret, as the database stores it. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Returns the text form of a refresh token. */
export function formatRefreshToken({ tenant, session, secret }: RefreshToken): string {
  return `${tenant}.${session}.${secret}`;
}

/** Parses a refresh token; undefined when its format is wrong. */
export function parseRefreshToken(text: string): RefreshToken | undefined {
  const [, tenant, session, secret] = /^(\d+)\.(\d+)\.([\w-]{43})$/.exec(text) ?? [];
  return isId(tenant) && isId(session) && secret ? { tenant, session, secret } : undefined;
}
