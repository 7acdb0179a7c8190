import type { Config } from '../../config';
import type { Extension } from '../../dialect/extension';
import type { Area } from '../area';
import { maxLongListLength, partsOf, request } from '../transport';
import { externalAccess } from './external-access';
import { createSharedLink, revokeSharedLink } from './share';
import { sharedLink } from './shared-link';
import { SharedLinkSigner } from './signer';

/** The links of a request. Links that work stand behind all that are over. */
const ofRequests: Extension = {
  entity: request,
  fields: { shared_links: partsOf(() => sharedLink, { most: maxLongListLength }) },
};

/** Links by which a request's customer sees it without signing in. */
export function sharing({ tokenSecret, signIn }: Config): Area {
  const signer = new SharedLinkSigner(tokenSecret);
  return {
    name: 'sharing',
    entities: [sharedLink],
    extensions: [ofRequests],
    resolvers: {
      SharedLink: { token: ({ token }) => signed(token, signer) },
      Query: {
        externalAccess: (_root, { token }, context) => externalAccess(token, { context, signer, limits: signIn }),
      },
    },
    mutations: { createSharedLink, revokeSharedLink },
  };
}

/** What the row's `token` names, signed. */
function signed(named: string | null | undefined, signer: SharedLinkSigner): Promise<string> | null {
  const [tenant, link, ends] = named?.split('.') ?? [];
  return tenant && link && ends ? signer.sign({ tenant, link, ends: Number(ends) }) : null;
}
