import type { Area } from '../area';
import { activityEntity } from './activity';

export { activityEntity } from './activity';
export { createHistory, recordPartActivity, referencedRecordOf, type HistoryOptions } from './history';
export { type NewActivity, insertActivities } from './record';
export { activities } from './tables';

/**
 * Activities: what was done to records, by whom and when. Other areas record them through `createHistory` and
 * `insertActivities`.
 */
export const activityArea: Area = { name: 'activity', entities: [activityEntity] };
