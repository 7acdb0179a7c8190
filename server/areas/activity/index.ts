import type { Area } from '../area';
import { activity } from './activity';

export { activity } from './activity';
export { historyOf, recordPartActivity, subjectOf, type HistoryOptions } from './history';
export { type ActivityEntry, recordActivity } from './record';
export { activities } from './tables';

/** What was done, by whom and when. Every area writes it, through history.ts and record.ts. */
export const activityArea: Area = { name: 'activity', entities: [activity] };
