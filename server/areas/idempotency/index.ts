export { findEarlierResult, runOnce } from './idempotency';
