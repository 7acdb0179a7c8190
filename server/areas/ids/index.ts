import { newId } from '../../database/ids';
import type { Area } from '../area';

/** Ids for records that a caller is about to create. An id is unique across all tables. */
export const ids: Area = {
  name: 'ids',
  entities: [],
  resolvers: { Mutation: { idGenerator: () => newId() } },
};
