import { randomUUID } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import type { OwnerBudgets } from '../budgets/budgets';
import { type CostLimits, RequestSpending } from '../budgets/spending';
import type { AccessCache } from '../areas/identity';
import { filesPath } from '../areas/media';
import type { Language } from '../contract.generated';
import type { RequestContext } from '../dialect/context';
import type { ListTotals } from '../dialect/totals';
import type { Database } from '../database/database';
import type { DiskSpaceMonitor } from '../runtime/disk-space';
import { isLanguage, languageOrDefault } from '../texts/languages';

const cookieName = 'waybill_browser';
const cookieSeconds = 400 * 24 * 3600;
/** Seconds for which a browser opens files that only its user may open. */
const fileCookieSeconds = 3600;

/** Services that `createRequestContext` needs. */
export interface RequestContextServices {
  database: Database;
  access: AccessCache;
  totals: ListTotals;
  space: DiskSpaceMonitor;
  budgets: OwnerBudgets;
  costLimits: CostLimits;
}

/** The context of an HTTP request. `spending` limits what its operations cost. */
export interface HttpRequestContext extends RequestContext {
  spending: RequestSpending;
  /** Id by which the log has the request. */
  requestId: string;
}

/** What the context of one HTTP request depends on. */
interface ContextOptions {
  authorization?: string;
  /** Aborts when the client disconnects, which cancels reads of the database. */
  callerSignal?: AbortSignal;
}

/** Creates the context of a request: identifies the caller, the language and the browser. */
export async function createRequestContext(
  request: FastifyRequest,
  { database, access, totals, space, budgets, costLimits }: RequestContextServices,
  { authorization = request.headers.authorization, callerSignal }: ContextOptions = {},
): Promise<HttpRequestContext> {
  const caller = await access.identify(authorization);
  return {
    database: callerSignal
      ? { ...database, read: (tenant, work) => database.read(tenant, work, callerSignal) }
      : database,
    caller,
    totals,
    spending: new RequestSpending(budgets, costLimits, { caller, address: request.ip }),
    language: preferredLanguageOf(request.headers['accept-language']),
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    browser: browserOf(request) ?? randomUUID(),
    hasRoom: !space.isLow,
    log: request.log,
    requestId: request.id,
  };
}

/** Sets the cookie with the browser's id, if the request did not send it. */
export function setBrowserCookie(request: FastifyRequest, reply: FastifyReply, { browser }: RequestContext): void {
  if (browserOf(request) === browser) return;
  const secure = request.protocol === 'https';
  const options = { path: '/graphql', maxAge: cookieSeconds, httpOnly: true, sameSite: 'lax', secure } as const;
  void reply.header('set-cookie', stringifySetCookie(cookieName, browser, options));
}

/** Sets the cookie with which the browser opens URLs of files that are bound to its user's session. */
export function setFileCookie(request: FastifyRequest, reply: FastifyReply, browser: string): void {
  const secure = request.protocol === 'https';
  const options = { path: filesPath, maxAge: fileCookieSeconds, httpOnly: true, sameSite: 'lax', secure } as const;
  void reply.header('set-cookie', stringifySetCookie(cookieName, browser, options));
}

/** Returns the id of the browser that a request comes from; undefined without a cookie. */
export function browserOf(request: FastifyRequest): string | undefined {
  const key = parseCookie(request.headers.cookie ?? '')[cookieName];
  return key && /^[\w-]{36}$/.test(key) ? key : undefined;
}

/** Returns the first language of the Accept-Language header that Waybill supports; the default language if none is. */
export function preferredLanguageOf(header: string | undefined): Language {
  const preferred = new Negotiator({ headers: { 'accept-language': header } }).languages();
  // Regional variants count: `pl-PL` is Polish.
  const languages = preferred.map((tag) => tag.toLowerCase().split('-')[0] ?? '');
  return languageOrDefault(languages.find(isLanguage));
}
