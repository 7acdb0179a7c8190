import type { Area } from '../area';
import { resolverOfErasePersonalData } from './erase';
import { exportPersonalData } from './export';

/** What is kept about a person: given to the person, and erased, on request. */
export const personalDataArea: Area = {
  name: 'personal-data',
  entities: [],
  resolvers: { Query: { personalDataExport: (_root, { id }, context) => exportPersonalData(id, context) } },
  mutations: { erasePersonalData: resolverOfErasePersonalData },
};
