import { newId } from '../../database/ids';
import type { Area } from '../area';

/** The area that issues ids for records that a client is about to create. An id is unique across all tables. */
export const idsArea: Area = {
  name: 'ids',
  entities: [],
  resolvers: { Mutation: { idGenerator: () => newId() } },
};
