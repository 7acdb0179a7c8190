import { inArray, isNull, sql } from 'drizzle-orm';
import { registerQuota } from '../../entitlements';
import { users } from '../tables';

const countedStates = ['ACTIVE', 'INVITED'] as const;

/** The limit of users. Deactivated and deleted users do not count. */
export const userQuota = registerQuota('users', {
  table: users,
  condition: sql`${inArray(users.state, countedStates)} AND ${isNull(users.deleted_at)}`,
  counts: ({ state, deleted_at }) => countedStates.some((counted) => counted === state) && !deleted_at,
});
