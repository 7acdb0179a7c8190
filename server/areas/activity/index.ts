import type { Area } from '../area';
import { activityEntity } from './activity';

export { activityEntity } from './activity';
export { historyOf, recordPartActivity, subjectOf, type HistoryOptions } from './history';
export { type ActivityEntry, recordActivity } from './record';
export { activities } from './tables';

/**
 * Activities: what was done to records, by whom and when. Other areas record them through `historyOf` and
 * `recordActivity`.
 */
export const activityArea: Area = { name: 'activity', entities: [activityEntity] };
