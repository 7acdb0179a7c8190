import type { Entity } from '../../dialect/entity';
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
  rules: { check: ({ after }) => balanceProblems(after, new Date()) },
};

/** The area of the opening balances of drivers' hours. Areas that count hours read its table. */
export const hoursBalancesArea: Area = { name: 'hours-balances', entities: [hoursBalanceEntity] };
