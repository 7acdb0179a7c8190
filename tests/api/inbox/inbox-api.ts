import { setTimeout } from 'node:timers/promises';
import type { Language } from '../../../server/contract.generated';
import { jobsChannel } from '../../../server/queue';
import type { SignedInUser, TestServer } from '../harness/server';
import { queryRows } from '../transport/requests-api';

/** An inbox entry, as its reader sees it. */
export interface InboxEntryRecord {
  id: string;
  kind: string;
  text: string;
  details: string;
  path: string;
  is_urgent: boolean;
  sound: boolean;
  read_at: string | null;
  snoozed_until: string | null;
}

const fields = 'id kind text details path is_urgent sound read_at snoozed_until';

/** Returns functions with which a user reads and changes the own inbox. */
export function inboxApiOf(server: TestServer, { token }: SignedInUser) {
  const change = <Data>(method: string, type: string, input: object, selected = '') =>
    server.call<{ [method: string]: Data }>(
      `mutation ($input: ${type}!) { ${method}(input: $input) ${selected} }`,
      { input },
      { token },
    );
  return {
    /** Returns the user's entries, newest first. */
    entries: async (language: Language = 'en') => {
      const query = `{ inboxEntries(first: 100, orderBy: [{ column: created_at, direction: DESC }]) { data { ${fields} } } }`;
      const { data, body } = await server.call<{ inboxEntries: { data: InboxEntryRecord[] } }>(
        query,
        {},
        { token, language },
      );
      if (!data) throw new Error(JSON.stringify(body));
      return data.inboxEntries.data;
    },
    read: (ids?: string[]) => change<number>('readInboxEntries', 'ReadInboxEntriesInput', ids ? { ids } : {}),
    snooze: (id: string, until: string) =>
      change<InboxEntryRecord>('snoozeInboxEntry', 'SnoozeInboxEntryInput', { id, until }, `{ ${fields} }`),
    set: (input: object) =>
      change<{ quiet_from: string | null }>(
        'updateInboxSettings',
        'UpdateInboxSettingsInput',
        input,
        '{ quiet_from quiet_to preferences { kind mail push sound has_own_mail } }',
      ),
  };
}

/** Runs the jobs that send what is due in inboxes, and waits until they have ended. */
export async function deliverNow(server: TestServer): Promise<void> {
  const isWaiting = "kind LIKE 'inbox.%' AND kind <> 'inbox.sweep' AND state = 'PENDING'";
  await queryRows(server, `UPDATE jobs SET run_at = now() WHERE ${isWaiting} AND lease IS NULL`);
  await queryRows(server, 'SELECT pg_notify($1, $2)', jobsChannel, 'due 0');
  const running = () =>
    queryRows(server, `SELECT 1 FROM jobs WHERE ${isWaiting} AND (lease IS NOT NULL OR run_at <= now())`);
  while ((await running()).length > 0) await setTimeout(10);
}
