import type { Config } from '../../config';
import type { EntityExtension } from '../../dialect/extension';
import type { Area } from '../area';
import { maxLongListLength, requestPartsField, requestEntity } from '../transport';
import { customerMailExtensions } from './customer-mails';
import { readExternalAccess } from './external-access';
import { createSharedLink, revokeSharedLink } from './share';
import { sharedLinkEntity } from './shared-link';
import { SharedLinkSigner } from './signer';

export { createCustomerMailTemplates, findCustomerRecipient, isCustomerMail } from './customer-mails';
export { SharedLinkSigner } from './signer';

/** Adds the field `shared_links` to requests. Links that are valid longest come first, expired links last. */
const requestExtension: EntityExtension = {
  entity: requestEntity,
  fields: {
    shared_links: requestPartsField(() => sharedLinkEntity, {
      order: 'expires_at',
      latestFirst: true,
      most: maxLongListLength,
    }),
  },
};

/** Returns the area of shared links, through which people without an account see a request. */
export function createSharingArea({ tokenSecrets, signIn }: Config): Area {
  const signer = new SharedLinkSigner(tokenSecrets);
  return {
    name: 'sharing',
    entities: [sharedLinkEntity],
    extensions: [requestExtension, ...customerMailExtensions],
    resolvers: {
      SharedLink: { token: ({ token }) => signedToken(token, signer) },
      Query: {
        externalAccess: (_root, { token }, context) => readExternalAccess(token, { context, signer, limits: signIn }),
      },
    },
    mutations: { createSharedLink, revokeSharedLink },
  };
}

/**
 * Returns the signed token of a link; null when the link is not valid.
 * @param idsAndExpiry ids of tenant and link, and the expiry in seconds since 1970, joined by dots; null for an invalid
 * link
 */
function signedToken(idsAndExpiry: string | null | undefined, signer: SharedLinkSigner): Promise<string> | null {
  const [tenant, link, ends] = idsAndExpiry?.split('.') ?? [];
  return tenant && link && ends ? signer.sign({ tenant, link, ends: Number(ends) }) : null;
}
