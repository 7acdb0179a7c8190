import { hkdfSync } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { isRecordId } from '../transport';

/** The ids in a token. Whether the link is still valid is read from its database row. */
export interface SharedLinkId {
  tenant: string;
  link: string;
}

/** A link with the expiry of its token, in seconds since 1970. */
export interface ExpiringLink extends SharedLinkId {
  ends: number;
}

const algorithm = 'HS256';
const issuer = 'waybill';
const audience = 'waybill-shared-link';

/** Signs and verifies tokens of shared links, with a key derived from the server's secret. */
export class SharedLinkSigner {
  private readonly key: Uint8Array;

  constructor(secret: string) {
    this.key = new Uint8Array(hkdfSync('sha256', secret, '', 'shared links', 32));
  }

  /**
   * Returns the token of a link. A link always has the same token, so that the token can be shown again without being
   * stored.
   */
  sign({ tenant, link, ends }: ExpiringLink): Promise<string> {
    return new SignJWT({ tenant })
      .setProtectedHeader({ alg: algorithm })
      .setSubject(link)
      .setIssuer(issuer)
      .setAudience(audience)
      .setExpirationTime(ends)
      .sign(this.key);
  }

  /** Returns the link of a token, or why the token is not valid. */
  async read(token: string): Promise<SharedLinkId | 'unknown' | 'expired'> {
    try {
      const { payload } = await jwtVerify(token, this.key, {
        algorithms: [algorithm],
        issuer,
        audience,
        requiredClaims: ['exp'],
      });
      const { sub: link, tenant } = payload;
      return isRecordId(tenant) && isRecordId(link) ? { tenant, link } : 'unknown';
    } catch (error) {
      return error instanceof errors.JWTExpired ? 'expired' : 'unknown';
    }
  }
}
