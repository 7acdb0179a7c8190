import { defaultTraits } from '../../../providers/serverTraits';
import type { SignInMessage } from '../../../providers/auth/channel';
import type { ApiConnection } from '../../../providers/auth/connection';
import { createTokenRefresher } from '../../../providers/auth/refresh';
import { createSessionStore, type Session, type SessionStore } from '../../../providers/auth/session';
import type { AppServices } from '../../../src/ui/appServices';

/** The local storage of one fake browser. A change in one tab dispatches events in all other tabs. */
export class BrowserStorage {
  private readonly values = new Map<string, string>();
  private readonly tabs = new Set<EventTarget>();

  /**
   * Returns the storage as a new tab sees it, and the target on which the tab receives events about changes by other
   * tabs.
   */
  openTab() {
    const events = new EventTarget();
    this.tabs.add(events);
    const change = (key: string, value: string | null) => {
      if (value === null) this.values.delete(key);
      else this.values.set(key, value);
      for (const tab of this.tabs) {
        if (tab !== events) tab.dispatchEvent(Object.assign(new Event('storage'), { key }));
      }
    };
    const storage = {
      getItem: (key: string) => this.values.get(key) ?? null,
      setItem: (key: string, value: string) => change(key, value),
      removeItem: (key: string) => change(key, null),
    };
    return { storage, events };
  }
}

/** A fake browser tab in which the console is connected to a server. */
export interface FakeTab extends ApiConnection {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Messages about signing in and out that this tab has sent to other tabs. */
  announced: SignInMessage[];
}

/**
 * Opens a tab in which the console uses the server at the URL `api`. Tabs with the same `browser` share their local
 * storage.
 */
export function openFakeTab(api: string, browser = new BrowserStorage()): FakeTab {
  const { storage, events } = browser.openTab();
  const announced: SignInMessage[] = [];
  return {
    api,
    storage,
    session: createSessionStore(storage, events),
    announced,
    channel: { announce: (message) => announced.push(message), follow: () => {}, close: () => {} },
    language: () => 'pl',
    headers: {},
  };
}

/** Returns the services that the console's components share, with the connection of a fake tab. */
export function fakeServicesOf(connection: ApiConnection): AppServices {
  const refresher = createTokenRefresher(connection, (work) => work());
  return {
    connection,
    refresher,
    dialect: 'waybill',
    server: defaultTraits,
    languages: ['en', 'pl'],
    social: [],
    registration: 'open',
  };
}

/** Returns the server's answer to a sign-in. The tokens begin with `name`; the user may call `methods`. */
export function authPayloadOf(name: string, methods: readonly string[] = []) {
  return {
    access_token: `${name}-access`,
    refresh_token: `${name}-refresh`,
    expires_in: 900,
    token_type: 'Bearer',
    user: {
      id: '1',
      email: 'admin@demo.test',
      status: 'ONBOARDING_COMPLETED' as const,
      state: 'ACTIVE',
      lang: 'pl' as const,
      date_format: null,
      uses_two_factor_auth: false,
      must_set_up_two_factor: false,
      must_change_password: false,
      expiration_password_date: null,
      must_prove_email: false,
      profile: { id: '1', first_name: 'Anna', last_name: 'Nowak', full_name: 'Anna Nowak' },
      roles: [{ id: '1', name: 'admin' }],
      permissions: [{ id: '1', code: 'fleet', methods: [...methods] }],
      tenant: {
        id: '7',
        lang: 'pl',
        time_zone: 'Europe/Warsaw',
        company: [{ id: '3', name: 'Nowak Transport', registration_number: '0000' }],
      },
    },
  };
}

/** Signs a user in without calling a server. The tokens begin with `name`; `more` overrides parts of the session. */
export function storeSession(
  session: SessionStore,
  name: string,
  methods: readonly string[],
  more?: Partial<Session>,
): void {
  const payload = authPayloadOf(name, methods);
  session.set({
    ...payload,
    user: { ...payload.user, state: 'ACTIVE', tenant: { ...payload.user.tenant, lang: 'pl' } },
    expires_at: Date.now() + 900_000,
    authError: null,
    company: null,
    lastSuccessfulPayment: null,
    subscriptionState: null,
    ...more,
  });
}
