import type { Area } from '../area';
import { activity } from './activity';

/** What was done, by whom and when. Every area writes it, through history.ts and record.ts. */
export const activityArea: Area = { name: 'activity', entities: [activity] };
