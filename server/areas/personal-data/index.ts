import type { Area } from '../area';
import { resolverOfErasePersonalData } from './erase';
import { resolverOfEraseCustomerData } from './erase-customer';
import { exportCustomerData, exportPersonalData } from './export';

export { createKeptNamesJobKind } from './kept-names';

/** What is kept about a person: given to the person, and erased, on request. */
export const personalDataArea: Area = {
  name: 'personal-data',
  entities: [],
  resolvers: {
    Query: {
      personalDataExport: (_root, { id }, context) => exportPersonalData(id, context),
      customerDataExport: (_root, { id }, context) => exportCustomerData(id, context),
    },
  },
  mutations: { erasePersonalData: resolverOfErasePersonalData, eraseCustomerData: resolverOfEraseCustomerData },
};
