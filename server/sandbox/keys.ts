import { createHmac } from 'node:crypto';

/** Keys of the sandbox. */
export interface SandboxKeys {
  /** Secret key of API requests. */
  secretKey: string;
  /** Secret that signs webhook events. */
  webhookSecret: string;
}

/** Derives the sandbox's keys from the token secret, so that all servers of an installation share them. */
export function deriveSandboxKeys(tokenSecret: string): SandboxKeys {
  const derived = (purpose: string) =>
    createHmac('sha256', tokenSecret).update(`waybill sandbox ${purpose}`).digest('hex').slice(0, 48);
  return { secretKey: `sk_test_${derived('key')}`, webhookSecret: `whsec_${derived('webhook')}` };
}
