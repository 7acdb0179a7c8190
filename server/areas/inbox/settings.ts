import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { InboxKind, InboxSettings, UpdateInboxSettingsInput } from '../../contract.generated';
import type { Session } from '../../database/database';
import type { RequestContext } from '../../dialect/context';
import { prefixInputPaths, requireNoProblems } from '../../dialect/errors';
import { requireCaller, transactionalResolver } from '../../dialect/methods';
import type { Viewer } from '../../dialect/scope';
import { type InboxKindSettings, inboxKinds } from './kinds';
import { preferenceProblems, quietHoursProblems } from './rules';
import { inboxEntries, inboxPreferences, quietHours } from './tables';

const kindEntries = Object.entries(inboxKinds).flatMap(([name, settings]): [InboxKind, InboxKindSettings][] =>
  isInboxKind(name) ? [[name, settings]] : [],
);

function isInboxKind(name: string): name is InboxKind {
  return name in inboxKinds;
}

/** Returns how the caller is notified of events. */
export function readOwnInboxSettings(context: RequestContext): Promise<InboxSettings> {
  const caller = requireCaller(context);
  return context.database.read(caller.tenant, (session) => readSettings(session, caller));
}

/** Changes how the caller is notified of events. What the input leaves out stays as it is. */
export const updateInboxSettings = transactionalResolver<{ input: UpdateInboxSettingsInput }>(
  async ({ input }, mutation) => {
    const { session, tenant, user } = mutation;
    const current = await readSettings(session, mutation);
    const { quiet_from = current.quiet_from, quiet_to = current.quiet_to } = input;
    requireNoProblems(prefixInputPaths({ ...quietHoursProblems(quiet_from, quiet_to), ...preferenceProblems(input) }));
    await storeQuietHours(session, { tenant, user }, quiet_from, quiet_to);
    for (const { kind, mail, push, sound } of input.preferences ?? []) {
      const stored = current.preferences.find((one) => one.kind === kind) ?? { ...inboxKinds[kind], sound: false };
      const values = { mail: mail ?? stored.mail, push: push ?? stored.push, sound: sound ?? stored.sound };
      await session.orm
        .insert(inboxPreferences)
        .values({ tenant_id: tenant, user_id: user, kind, ...values })
        .onConflictDoUpdate({
          target: [inboxPreferences.tenant_id, inboxPreferences.user_id, inboxPreferences.kind],
          set: values,
        });
    }
    await dropPending(session, { tenant, user }, input);
    return readSettings(session, mutation);
  },
);

/** Returns the kinds of events that can concern a user, with how the user is notified of them. */
async function readSettings(session: Session, { tenant, user, permissions }: Viewer): Promise<InboxSettings> {
  const { orm } = session;
  const chosen = await orm
    .select()
    .from(inboxPreferences)
    .where(and(eq(inboxPreferences.tenant_id, tenant), eq(inboxPreferences.user_id, user)));
  const [quiet] = await orm
    .select()
    .from(quietHours)
    .where(and(eq(quietHours.tenant_id, tenant), eq(quietHours.user_id, user)));
  return {
    quiet_from: quiet?.quiet_from ?? null,
    quiet_to: quiet?.quiet_to ?? null,
    preferences: kindEntries
      .filter(([, { concerns }]) => concerns.some((code) => permissions.has(code)))
      .map(([kind, { isUrgent, hasOwnMail = false, mail, push }]) => {
        const own = chosen.find((one) => one.kind === kind) ?? { mail, push, sound: false };
        return {
          kind,
          mail: hasOwnMail ? 'AT_ONCE' : own.mail,
          push: own.push,
          sound: own.sound,
          has_own_mail: hasOwnMail,
          is_urgent: isUrgent,
        };
      }),
  };
}

async function storeQuietHours(
  { orm }: Session,
  { tenant, user }: { tenant: string; user: string },
  from: string | null | undefined,
  to: string | null | undefined,
): Promise<void> {
  const { tenant_id, user_id } = quietHours;
  if (!from || !to) {
    await orm.delete(quietHours).where(and(eq(tenant_id, tenant), eq(user_id, user)));
    return;
  }
  await orm
    .insert(quietHours)
    .values({ tenant_id: tenant, user_id: user, quiet_from: from, quiet_to: to })
    .onConflictDoUpdate({ target: [tenant_id, user_id], set: { quiet_from: from, quiet_to: to } });
}

/** Cancels mails and messages of unread entries that the user does not want any more. */
async function dropPending(
  { orm }: Session,
  { tenant, user }: { tenant: string; user: string },
  { preferences }: UpdateInboxSettingsInput,
): Promise<void> {
  const own = and(eq(inboxEntries.tenant_id, tenant), eq(inboxEntries.user_id, user), isNull(inboxEntries.read_at));
  const withoutMail = (preferences ?? []).flatMap(({ kind, mail }) => (mail === 'NONE' ? [kind] : []));
  const withoutPush = (preferences ?? []).flatMap(({ kind, push }) => (push === false ? [kind] : []));
  if (withoutMail.length > 0)
    await orm
      .update(inboxEntries)
      .set({ mail_due_at: sql`NULL` })
      .where(and(own, inArray(inboxEntries.kind, withoutMail)));
  if (withoutPush.length > 0)
    await orm
      .update(inboxEntries)
      .set({ push_due_at: sql`NULL` })
      .where(and(own, inArray(inboxEntries.kind, withoutPush)));
}
