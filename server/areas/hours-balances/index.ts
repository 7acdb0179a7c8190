import type { Session } from '../../database/database';
import type { Entity, RowValues } from '../../dialect/entity';
import { createHistory } from '../activity';
import type { Area } from '../area';
import { entityMethods } from '../entity-methods.generated';
import { colleagueEntity } from '../identity';
import { balanceProblems } from './rules';
import { hoursBalances } from './tables';

/** The opening balance of a driver's hours. */
const hoursBalanceEntity: Entity = {
  type: 'HoursBalance',
  table: hoursBalances,
  fields: {
    driver: { kind: 'belongsTo', entity: colleagueEntity, column: 'driver_id' },
    brief: { kind: 'path', path: 'driver.display_name' },
  },
  methods: entityMethods.HoursBalance,
  history: createHistory({ subject: 'HOURS_BALANCE', title: readDriverName }),
  rules: { check: ({ after }) => balanceProblems(after, new Date()) },
};

async function readDriverName(
  { driver_id }: RowValues,
  { session, tenant }: { session: Session; tenant: string },
): Promise<string | null> {
  const text = 'SELECT display_name FROM users WHERE tenant_id = $1 AND id = $2';
  const [row] = await session.rows({ text, params: [tenant, driver_id] });
  return row?.[0] ?? null;
}

/** The area of the opening balances of drivers' hours. Areas that count hours read its table. */
export const hoursBalancesArea: Area = { name: 'hours-balances', entities: [hoursBalanceEntity] };
