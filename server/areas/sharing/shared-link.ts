import { type Entity, hideAllRows } from '../../dialect/entity';
import { restrictedUserEntity } from '../identity';
import { sharedLinks } from './tables';

/** A shared link. The SQL of its field `token` selects ids and expiry, which the area's resolver replaces with a signed token. */
export const sharedLinkEntity: Entity = {
  type: 'SharedLink',
  table: sharedLinks,
  fields: {
    user: { kind: 'belongsTo', entity: () => restrictedUserEntity(), column: 'user_id' },
    token: {
      kind: 'computed',
      needs: ['tenant_id', 'id', 'expires_at', 'revoked_at'],
      sql: (tenant, id, expires, revoked) =>
        `CASE WHEN ${revoked} IS NULL AND ${expires} > now() THEN concat_ws('.', ${tenant}, ${id}, floor(extract(epoch FROM ${expires}))) END`,
    },
  },
  methods: {},
  rowPolicy: { exemptPermission: 'requests.share', condition: hideAllRows },
};
