import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { SecretVault } from '../second-factor/secret-vault';

/** Whom an access token names. Whether the session still holds is the database's word, not the token's. */
export interface AccessTokenClaims {
  tenant: string;
  user: string;
  session: string;
}

/** Seconds that an access token is good for. */
export const accessTokenSeconds = 600;

const algorithm = 'HS256';
const issuer = 'waybill';
const audience = 'waybill-api';
const maxVerifiedTokens = 10_000;

/** Makes and checks the tokens of this server's secret. */
export class Tokens {
  /** What else is kept by the same secret. */
  readonly vault: SecretVault;
  private readonly signingKey: Uint8Array;
  private readonly succession: Uint8Array;
  /** Tokens that were found right, with the moment they end: a signature is checked once. */
  private readonly verified = new Map<string, { claims: AccessTokenClaims; ends: number }>();

  constructor(secret: string) {
    const derive = (purpose: string) => new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32));
    this.vault = new SecretVault(secret);
    this.signingKey = derive('access tokens');
    this.succession = derive('refresh tokens');
  }

  /** A signed token for a call's `Authorization` header. */
  accessToken({ tenant, user, session }: AccessTokenClaims): Promise<string> {
    return new SignJWT({ tenant, session })
      .setProtectedHeader({ alg: algorithm })
      .setSubject(user)
      .setIssuer(issuer)
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime(`${accessTokenSeconds}s`)
      .sign(this.signingKey);
  }

  /** Whom a token names; why not, when it is over or not one of ours. */
  async verify(token: string): Promise<AccessTokenClaims | 'invalid' | 'expired'> {
    const known = this.verified.get(token);
    if (known) return known.ends > Date.now() ? known.claims : 'expired';
    try {
      const { payload } = await jwtVerify(token, this.signingKey, { algorithms: [algorithm], issuer, audience });
      const { sub: user, tenant, session, exp } = payload;
      if (!isId(user) || !isId(tenant) || !isId(session) || !exp) return 'invalid';
      const claims = { tenant, user, session };
      if (this.verified.size >= maxVerifiedTokens) this.verified.clear();
      this.verified.set(token, { claims, ends: exp * 1000 });
      return claims;
    } catch (error) {
      return error instanceof errors.JWTExpired ? 'expired' : 'invalid';
    }
  }

  /**
   * The secret that follows another. Derived, not drawn: calls that use one refresh token at the same moment all
   * get the same next one, so none of them is signed out, and the database still keeps nothing but hashes.
   */
  successor(secret: string): string {
    return createHmac('sha256', this.succession).update(secret).digest('base64url');
  }
}

/** A refresh token: where its session is, and the secret that proves it. */
export interface RefreshToken {
  tenant: string;
  session: string;
  secret: string;
}

/** The first secret of a session. */
export function createTokenSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of a secret. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** A refresh token as the client keeps it. */
export function formatRefreshToken({ tenant, session, secret }: RefreshToken): string {
  return `${tenant}.${session}.${secret}`;
}

/** A refresh token's parts; nothing when it is not formed like one. */
export function parseRefreshToken(text: string): RefreshToken | undefined {
  const [, tenant, session, secret] = /^(\d+)\.(\d+)\.([\w-]{43})$/.exec(text) ?? [];
  return isId(tenant) && isId(session) && secret ? { tenant, session, secret } : undefined;
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && /^\d{1,19}$/.test(value) && BigInt(value) < 2n ** 63n;
}
