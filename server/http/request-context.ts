import { randomUUID } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import type { Budgets } from '../budgets/budgets';
import { type CostLimits, Spending } from '../budgets/spending';
import type { AccessCache } from '../areas/identity';
import type { Language } from '../contract.generated';
import type { RequestContext } from '../dialect/context';
import type { Database } from '../database/database';
import type { FreeSpace } from '../runtime/free-space';
import { isLanguage, languageFrom } from '../texts/languages';

const cookieName = 'waybill_browser';
const cookieSeconds = 400 * 24 * 3600;

/** What a call's context is made from. */
export interface ContextSources {
  database: Database;
  access: AccessCache;
  space: FreeSpace;
  budgets: Budgets;
  costLimits: CostLimits;
}

/** A call's context with all that the call may spend. */
export interface BudgetedContext extends RequestContext {
  spending: Spending;
}

/** What is particular to a call. */
interface CallParts {
  authorization?: string;
  /** Aborts when the caller goes without waiting for the answer. */
  callerSignal?: AbortSignal;
}

/** What resolvers know of a call: who makes it, in which language, from where. */
export async function contextOf(
  request: FastifyRequest,
  { database, access, space, budgets, costLimits }: ContextSources,
  { authorization = request.headers.authorization, callerSignal }: CallParts = {},
): Promise<BudgetedContext> {
  const caller = await access.identify(authorization);
  return {
    database: callerSignal
      ? { ...database, read: (tenant, work) => database.read(tenant, work, callerSignal) }
      : database,
    caller,
    spending: new Spending(budgets, costLimits, { caller, address: request.ip }),
    language: languageOf(request.headers['accept-language']),
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    browser: browserOf(request) ?? randomUUID(),
    hasRoom: !space.isShort,
    log: request.log,
  };
}

/** Lets a browser that has no key yet keep the one that this call was given. */
export function rememberBrowser(request: FastifyRequest, reply: FastifyReply, { browser }: RequestContext): void {
  if (browserOf(request) === browser) return;
  const secure = request.protocol === 'https';
  const options = { path: '/graphql', maxAge: cookieSeconds, httpOnly: true, sameSite: 'lax', secure } as const;
  void reply.header('set-cookie', stringifySetCookie(cookieName, browser, options));
}

function browserOf(request: FastifyRequest): string | undefined {
  const key = parseCookie(request.headers.cookie ?? '')[cookieName];
  return key && /^[\w-]{36}$/.test(key) ? key : undefined;
}

/** Returns the first language of the console in the order that the caller prefers; English when there is none. */
export function languageOf(header: string | undefined): Language {
  const preferred = new Negotiator({ headers: { 'accept-language': header } }).languages();
  // Any variant counts: `pl-PL` is Polish.
  const languages = preferred.map((tag) => tag.toLowerCase().split('-')[0] ?? '');
  return languageFrom(languages.find(isLanguage));
}
