import type { Extension } from '../../dialect/extension';
import { activity } from '../activity';
import { mediaFile } from '../media';
import { restrictedUserEntity } from './people/user';

const user = { kind: 'belongsTo', entity: () => restrictedUserEntity(), column: 'user_id' } as const;

/** Adds the field `user` to activities and files. */
export const identityExtensions: readonly Extension[] = [
  { entity: activity, fields: { user } },
  { entity: mediaFile, fields: { user } },
];
