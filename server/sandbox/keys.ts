import { createHmac } from 'node:crypto';

/** What the two sides of the sandbox know each other by. */
export interface SandboxKeys {
  /** Who calls the processor says this. */
  secretKey: string;
  /** What the processor signs with when it tells of something. */
  webhookSecret: string;
}

/** The sandbox's keys: nobody sets them, and all servers of one installation have the same. */
export function sandboxKeys(tokenSecret: string): SandboxKeys {
  const derived = (purpose: string) =>
    createHmac('sha256', tokenSecret).update(`waybill sandbox ${purpose}`).digest('hex').slice(0, 48);
  return { secretKey: `sk_test_${derived('key')}`, webhookSecret: `whsec_${derived('webhook')}` };
}
