import type { Language, SubscriptionState } from '../contract.generated';
import type { Database } from '../database/database';
import type { Log } from '../runtime/log';
import type { WriteNotice } from './write-reporter';
import type { ListTotals } from './totals';
import type { ResponsePath, TruncationLog } from './truncated';

/** The signed-in user who makes a call, as read from the access token and the database for this call. */
export interface Caller {
  tenant: string;
  user: string;
  session: string;
  device: string;
  /** Codes of the permissions that the caller's roles hold. */
  permissions: ReadonlySet<string>;
  /** Names of the methods that the permissions allow. */
  methods: ReadonlySet<string>;
  /**
   * Whether the caller's password has expired, so that most methods are allowed again only after the caller has changed
   * it.
   */
  passwordExpired: boolean;
  /** State of the tenant's subscription. */
  subscription: SubscriptionState;
  /** Whether the tenant is the operator, which needs no tariff. */
  operator: boolean;
  /** Codes of the features of the tenant's tariff. */
  features: ReadonlySet<string>;
}

/** Why a call has no caller: it has no token, the token is not valid, or its session has ended. */
export type NoCallerReason = 'absent' | 'invalid' | 'expired';

/** The caller's budget for decoding pictures. */
export interface PixelBudget {
  /** Takes pixels from the budget and returns 0. If too few are left, returns the seconds until there are enough. */
  takePixels(pixels: number): number;
}

/** Collects the notices of an operation's writes, with the path of each write in the answer. */
export interface WriteNoticeLog {
  /** Notices so far; absent if the answer cannot report notices. */
  notices?: (WriteNotice & { path: ResponsePath })[];
}

/** The context that resolvers receive with a call. */
export interface RequestContext extends TruncationLog, WriteNoticeLog {
  database: Database;
  caller: Caller | NoCallerReason;
  totals: ListTotals;
  /** Language of texts from the database: names of classes, titles of permissions. */
  language: Language;
  /** IP address of the caller. */
  address: string;
  /** The User-Agent header. */
  userAgent: string;
  /** Id of the caller's browser, stored in a cookie. */
  browser: string;
  /** Lets the caller's browser open URLs of the answer that no other browser may open. Absent outside of HTTP calls. */
  bindUrls?: () => void;
  /** The budget that decoding of uploaded pictures draws on. */
  spending: PixelBudget;
  /** Whether there is enough disk space for writes. */
  hasRoom: boolean;
  log: Log;
}
