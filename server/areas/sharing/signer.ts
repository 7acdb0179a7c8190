import { SignJWT } from 'jose';
import { deriveKeys, type PurposeKeys, type TokenSecrets, verifyJwt } from '../../runtime/token-keys';
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

/** Signs and verifies tokens of shared links, with keys derived from the server's secrets. */
export class SharedLinkSigner {
  private readonly keys: PurposeKeys;

  constructor(secrets: TokenSecrets) {
    this.keys = deriveKeys(secrets, 'shared links');
  }

  /**
   * Returns the token of a link. A link has the same token until the server's secret is rotated, so that the token can be shown
   * again without being stored.
   */
  sign({ tenant, link, ends }: ExpiringLink): Promise<string> {
    return new SignJWT({ tenant })
      .setProtectedHeader({ alg: algorithm })
      .setSubject(link)
      .setIssuer(issuer)
      .setAudience(audience)
      .setExpirationTime(ends)
      .sign(this.keys[0]);
  }

  /** Returns the link of a token, or why the token is not valid. */
  async read(token: string): Promise<SharedLinkId | 'unknown' | 'expired'> {
    const payload = await verifyJwt(token, this.keys, {
      algorithms: [algorithm],
      issuer,
      audience,
      requiredClaims: ['exp'],
    });
    if (payload === 'expired') return payload;
    if (payload === 'invalid') return 'unknown';
    const { sub: link, tenant } = payload;
    return isRecordId(tenant) && isRecordId(link) ? { tenant, link } : 'unknown';
  }
}
