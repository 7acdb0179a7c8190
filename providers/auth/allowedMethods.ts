// Apart from methods.ts, because the sign-in page must not load the list of methods that need a subscription.
import { hasMethodPermission } from './methods';
import type { Session } from './session';
import { isSubscribed } from './subscription';
import { methodsNeedingSubscription } from './subscriptionMethods.generated';

/**
 * Returns whether the session may call a method now: its permissions include the method, and the company is subscribed
 * if the method needs that. Returns true without a session, because the server decides then.
 */
export function isMethodAllowed(session: Session | null, method: string): boolean {
  return hasMethodPermission(session, method) && !isRefusedUnsubscribed(session, method);
}

/** Returns whether the server refuses a method because the session's company is not subscribed. */
export function isRefusedUnsubscribed(session: Session | null, method: string): boolean {
  return session !== null && !isSubscribed(session) && methodsNeedingSubscription.has(method);
}

/**
 * Returns whether a session has the permission with this code. Some methods return more data to users with a further
 * permission.
 */
export function hasSessionPermission(session: Session | null, code: string): boolean {
  return session?.user.permissions.some((permission) => permission.code === code) === true;
}
