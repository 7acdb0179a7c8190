export { registerQuota } from './limits';
export { hasPaidOrPendingPayment } from './payments';
export { writeRefusalOf } from './rules';
export {
  tariffFeaturesColumn,
  readSubscriptionState,
  subscriptionStateOfRow,
  subscriptionColumns,
} from './subscription';
export { tariffInForceSql } from './tariff-in-force';
export { readTariffUsage } from './usage';
