// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Session } from '../../../providers/auth/session';
import type { Connection } from '../../../providers/auth/connection';
import { BrowserStorage, openTab, signedIn } from '../providers/tab';

const place = '/vehicle/7/edit vehicles';
const expired: Pick<Session, 'authError'> = {
  authError: { code: 1103, message: 'expired', reason: null, validation: {} },
};

/** Another tab's word, as this one hears it. */
type Word = (address: '/' | '/auth') => void;

/** A tab with a form in it that somebody, user 1, has typed into. */
async function openForm(browser = new BrowserStorage()) {
  // Each page begins with nothing that an earlier one has let go.
  vi.resetModules();
  const { stayIn } = await import('../../../src/app/sessionDrafts');
  const { registerUnsavedWork, hasUnsavedWork } = await import('../../../src/ui/unsavedWork');
  const { storeDraft, readStoredDraft } = await import('../../../src/ui/draftStorage');
  const tab = openTab('http://here.invalid', browser);
  if (!tab.session.get()) signedIn(tab.session, 'first', []);
  let hear: Word = () => {};
  const went: string[] = [];
  const connection: Connection = {
    ...tab,
    channel: {
      ...tab.channel,
      follow: (goTo) => {
        hear = goTo;
      },
    },
  };
  stayIn(connection, (address) => went.push(address));
  registerUnsavedWork({
    isUnsaved: () => true,
    storeDraft: () => storeDraft('1', place, { drafts: { year: '2019' } }),
  });
  return {
    session: tab.session,
    hear: (address: '/' | '/auth') => hear(address),
    went,
    hasUnsavedWork,
    kept: (user = '1') => readStoredDraft(user, place),
  };
}

const expire = ({ session }: { session: Connection['session'] }) => signedIn(session, 'first', [], expired);

beforeEach(() => sessionStorage.clear());

describe('what is typed', () => {
  test('is not kept while nothing happens', async () => {
    const page = await openForm();
    signedIn(page.session, 'renewed', []);
    expect(page.kept()).toBeUndefined();
    expect(page.hasUnsavedWork()).toBe(true);
  });

  test('is kept when the session expires, and stays when that is confirmed, here or in another tab', async () => {
    const page = await openForm();
    expire(page);
    expect(page.kept()).toEqual({ drafts: { year: '2019' } });
    page.session.clear();
    page.hear('/auth');
    expect(page.kept()).toEqual({ drafts: { year: '2019' } });
    expect(page.went).toEqual(['/auth']);
    // The browser does not ask: there is nothing that one could stay for.
    expect(page.hasUnsavedWork()).toBe(false);
  });

  test('is there for the same person’s next page', async () => {
    const page = await openForm();
    expire(page);
    await openForm();
    expect(page.kept()).toEqual({ drafts: { year: '2019' } });
  });

  test('is forgotten when somebody else signs in', async () => {
    const page = await openForm();
    expire(page);
    const other = openTab('http://here.invalid');
    signedIn(other.session, 'other', []);
    const now = other.session.get();
    if (now) page.session.set({ ...now, user: { ...now.user, id: '2' } });
    expect(page.kept()).toBeUndefined();
  });

  test('is forgotten when one signs out', async () => {
    const page = await openForm();
    expire(page);
    signedIn(page.session, 'again', []);
    page.session.clear();
    expect(page.kept()).toBeUndefined();
  });

  test('is kept when another tab’s sign-in takes this one to the root', async () => {
    const page = await openForm();
    page.hear('/');
    expect(page.kept()).toEqual({ drafts: { year: '2019' } });
    expect(page.went).toEqual(['/']);
  });
});
