import { hkdfSync } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { isId } from '../transport';

/** Which link a token names. Whether it still works is the database's word, not the token's. */
export interface SharedLinkName {
  tenant: string;
  link: string;
}

/** A link with the moment at which its token is over, in seconds. */
export interface DatedLink extends SharedLinkName {
  ends: number;
}

const algorithm = 'HS256';
const issuer = 'waybill';
const audience = 'waybill-shared-link';

/** Makes and checks the tokens of shared links, by a key of its own from the server's secret. */
export class SharedLinkSigner {
  private readonly key: Uint8Array;

  constructor(secret: string) {
    this.key = new Uint8Array(hkdfSync('sha256', secret, '', 'shared links', 32));
  }

  /** The token of a link: always the same one, so that it can be copied again later and is stored nowhere. */
  sign({ tenant, link, ends }: DatedLink): Promise<string> {
    return new SignJWT({ tenant })
      .setProtectedHeader({ alg: algorithm })
      .setSubject(link)
      .setIssuer(issuer)
      .setAudience(audience)
      .setExpirationTime(ends)
      .sign(this.key);
  }

  /** The link that a token names; why not, when it is over or not one of ours. */
  async read(token: string): Promise<SharedLinkName | 'unknown' | 'expired'> {
    try {
      const { payload } = await jwtVerify(token, this.key, {
        algorithms: [algorithm],
        issuer,
        audience,
        requiredClaims: ['exp'],
      });
      const { sub: link, tenant } = payload;
      return isId(tenant) && isId(link) ? { tenant, link } : 'unknown';
    } catch (error) {
      return error instanceof errors.JWTExpired ? 'expired' : 'unknown';
    }
  }
}
