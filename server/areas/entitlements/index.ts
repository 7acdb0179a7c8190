export { registerQuota } from './limits';
export { writeRefusalOf } from './rules';
export { featuresColumn, readSubscriptionState, subscriptionStateOf, subscriptionColumns } from './subscription';
export { tariffInForce } from './tariff-in-force';
export { readUsage } from './usage';
