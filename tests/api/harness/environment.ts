/** Environment variables of every test server. */
export const defaultEnvironment = {
  TOKEN_SECRET: 'a secret that only the tests know, long enough',
  LOG_LEVEL: 'silent',
  DEMO: 'no',
  // The cost limits are very high, because some tests select all fields, and many tests share the budget of one tenant.
  COST_PER_OPERATION: '10000000',
  COST_PER_MINUTE: '1000000000',
  SIGN_IN_ATTEMPTS_PER_ACCOUNT: '10000',
  SIGN_IN_ATTEMPTS_PER_ADDRESS: '10000',
  CODES_PER_HOUR: '10000',
};
