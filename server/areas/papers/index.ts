import { invalid } from '../../dialect/errors';
import type { Area } from '../area';

/** Papers that are printed of records. */
export const papers: Area = {
  name: 'papers',
  entities: [],
  resolvers: {
    Query: {
      cmrWaybill: () => {
        throw invalid({ id: [{ code: 'not_found' }] });
      },
    },
  },
};
