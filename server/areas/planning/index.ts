import type { Area } from '../area';
import { findLegCandidates } from './candidates';

/** The area of planning: who and what suits a leg. */
export const planningArea: Area = {
  name: 'planning',
  entities: [],
  resolvers: { Query: { legCandidates: (_root, { input }, context) => findLegCandidates(input, context) } },
};
