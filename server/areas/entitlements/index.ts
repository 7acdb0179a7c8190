export { limitedBy } from './limits';
export { refusalOf } from './rules';
export { featuresColumn, readSubscriptionState, stateOf, subscriptionColumns } from './subscription';
export { tariffInForce } from './tariff-in-force';
export { usageOf } from './usage';
