import type { Config } from '../../config';
import { callerOf } from '../../dialect/methods';
import type { Area } from '../area';
import type { Cards } from './cards';
import { payment } from './payment';
import { startTrial } from './trial';

/** What paying works with. */
export interface BillingParts {
  config: Config;
  cards: Cards;
}

/** What tenants pay. */
export function billing(_parts: BillingParts): Area {
  return {
    name: 'billing',
    entities: [payment],
    resolvers: { Query: { subscriptionState: (_root, _args, context) => callerOf(context).subscription } },
    mutations: { startTrial },
  };
}
