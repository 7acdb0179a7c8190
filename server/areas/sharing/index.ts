import type { Config } from '../../config';
import type { Area } from '../area';
import { externalAccess } from './external-access';
import { createSharedLink, revokeSharedLink } from './share';
import { sharedLink } from './shared-link';
import { SharedLinkSigner } from './signer';

/** Links by which a request's customer sees it without signing in. */
export function sharing({ tokenSecret, signIn }: Config): Area {
  const signer = new SharedLinkSigner(tokenSecret);
  return {
    name: 'sharing',
    entities: [sharedLink],
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
