import type { Area } from '../area';
import { readPlanningBoard } from './board';
import { findLegCandidates } from './candidates';

export { readPlanningBoard };

/** The area of planning: who and what suits a leg, and who and what drives when. */
export const planningArea: Area = {
  name: 'planning',
  entities: [],
  resolvers: {
    Query: {
      legCandidates: (_root, { input }, context) => findLegCandidates(input, context),
      planningBoard: (_root, { input }, context) => readPlanningBoard(input, context),
    },
  },
};
