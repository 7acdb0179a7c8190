import type { EntityExtension } from '../../dialect/extension';
import { activityEntity } from '../activity';
import { backgroundJobEntity } from '../background-jobs';
import { mediaFileEntity } from '../media';
import { restrictedUserEntity } from './people/user';

const user = { kind: 'belongsTo', entity: () => restrictedUserEntity(), column: 'user_id' } as const;

/** Adds the field `user` to activities, background jobs and files. */
export const identityExtensions: readonly EntityExtension[] = [
  { entity: activityEntity, fields: { user } },
  { entity: backgroundJobEntity, fields: { user } },
  { entity: mediaFileEntity, fields: { user } },
];
