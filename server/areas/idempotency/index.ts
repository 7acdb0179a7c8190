export { findEarlierResult, runOncePerKey } from './idempotency';
