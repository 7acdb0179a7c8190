import type { Language, SubscriptionState } from '../contract.generated';
import type { Database } from '../database/database';
import type { Log } from '../runtime/log';
import type { TruncationLog } from './truncated';

/** Who calls, as the access token and the database say at this very call. */
export interface Caller {
  tenant: string;
  user: string;
  session: string;
  device: string;
  /** Codes of the permissions that the caller's roles hold. */
  permissions: ReadonlySet<string>;
  /** Names of the methods that these allow. */
  methods: ReadonlySet<string>;
  /** Where the company's subscription stands. */
  subscription: SubscriptionState;
  /** Whether the company runs Waybill: no tariff binds it. */
  operator: boolean;
  /** Codes of the features that the company's tariff has. */
  features: ReadonlySet<string>;
}

/** Why there is no caller: nothing was sent, what was sent is not valid, or its session is over. */
export type NoCaller = 'absent' | 'invalid' | 'expired';

/** The caller's budget for pictures. */
export interface PixelBudget {
  /** Takes pixels of the budget. Returns 0, or the seconds after which there are enough. */
  takePixels(pixels: number): number;
}

/** What resolvers know of the call that they answer. */
export interface RequestContext extends TruncationLog {
  database: Database;
  caller: Caller | NoCaller;
  /** Language for texts that the server keeps (names of classes, titles of permissions). */
  language: Language;
  /** Address that the call comes from. */
  address: string;
  /** Browser and system, as the caller names them. */
  userAgent: string;
  /** A key that tells this browser from others with the same name; it comes back with later calls as a cookie. */
  browser: string;
  /** What the request may still cost. */
  spending: PixelBudget;
  /** Whether there is room to store something. */
  hasRoom: boolean;
  log: Log;
}
