import type { Language } from '../../resources/languages';
import { isRecord } from '../graphqlResponse';
import type { ProblemsByPath } from '../errors';

/** Step of a company's registration. */
export type OnboardingStatus = 'COMPANY_DATA_READY' | 'WAITING_PAYMENT' | 'ONBOARDING_COMPLETED';

/** State of a user's account. Only those who are active can work. */
export type UserState = 'ACTIVE' | 'IN_ACTIVE' | 'INVITED' | 'DELETED';

/** A form of dates that a user can choose. */
export type DateFormat = 'DD_MM_YYYY' | 'DD_MM_YYYY_DOTS' | 'MM_DD_YYYY' | 'YYYY_MM_DD';

/** State of a company's subscription. */
export type SubscriptionState = 'REQUIRED' | 'TRIAL' | 'ACTIVE' | 'EXPIRED' | 'CANCELED';

/** The signed-in user. Signing in and refreshing the token return these fields. */
export interface SessionUser {
  id: string;
  email: string;
  /** Step of the registration; null until the company's data are entered. */
  status: OnboardingStatus | null;
  state: UserState;
  /** Language of mails, and of the console on a device where no language was chosen; null when the user has none. */
  lang: Language | null;
  /** Date format; null for the usual format of the language. */
  date_format: DateFormat | null;
  uses_two_factor_auth: boolean;
  /** Whether one of the user's roles requires a second factor that is not set up yet. */
  must_set_up_two_factor: boolean;
  /** Whether the password has expired and must be changed first. */
  must_change_password: boolean;
  /** Time when the password expires; null when it never expires. */
  expiration_password_date: string | null;
  /**
   * Whether the user still has to enter the mailed code that proves their email address, before they can continue the
   * registration.
   */
  must_prove_email: boolean;
  profile: { id: string; first_name?: string | null; last_name?: string | null; full_name?: string | null } | null;
  roles: readonly { id: string; name: string }[];
  permissions: readonly { id: string; code: string; methods: readonly string[] }[];
  tenant: {
    id: string;
    lang: Language;
    /** Time zone in which the company's days begin and end; absent in a session that an older build stored. */
    time_zone?: string;
    company: readonly { id: string; name: string; registration_number?: string | null }[];
  };
}

/** Why a session cannot be used. With code 1103 the console asks the user to sign in again. */
interface AuthError {
  code: number;
  message: string;
  reason: string | null;
  validation: ProblemsByPath;
}

/** The signed-in user's tokens and account, as stored in local storage. */
export interface Session {
  access_token: string;
  refresh_token: string;
  /** Lifetime of the access token in seconds, counted from when it was issued. */
  expires_in: number;
  token_type: string;
  /** Time when the access token expires, in milliseconds since 1970 by this device's clock. */
  expires_at: number;
  user: SessionUser;
  authError: AuthError | null;
  company: { id: string; name: string; regNumber: string | null } | null;
  /** The last successful payment, while its period runs; null without one. */
  lastSuccessfulPayment: { id: string } | null;
  /** State of the company's subscription; null while unknown. */
  subscriptionState: SubscriptionState | null;
}

/** Access to the session in local storage, which all tabs share. */
export interface SessionStore {
  /** Returns the stored session; null when no user is signed in. Returns the same object until the session changes. */
  get(): Session | null;
  set(session: Session): void;
  clear(): void;
  /** Calls the listener after every change, from any tab. Returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/** Key of the session in local storage. */
export const sessionStorageKey = 'auth';

/**
 * Creates a session store.
 *
 * @param storage the browser's local storage
 * @param otherTabs the target of `storage` events: the window
 */
export function createSessionStore(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  otherTabs: EventTarget,
): SessionStore {
  const listeners = new Set<() => void>();
  let text: string | null = null;
  let session: Session | null = null;
  const notifyListeners = () => listeners.forEach((listener) => listener());

  otherTabs.addEventListener('storage', (event) => {
    if (!('key' in event) || event.key === sessionStorageKey || event.key === null) notifyListeners();
  });

  return {
    get() {
      const stored = storage.getItem(sessionStorageKey);
      if (stored !== text) {
        text = stored;
        session = stored === null ? null : parseSession(stored);
      }
      return session;
    },
    set(next) {
      storage.setItem(sessionStorageKey, JSON.stringify(next));
      notifyListeners();
    },
    clear() {
      storage.removeItem(sessionStorageKey);
      notifyListeners();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Returns the session of a stored text; null when the text is not a session that this build can read. */
function parseSession(text: string): Session | null {
  try {
    const value: unknown = JSON.parse(text);
    return isSession(value) ? withDefaults(value) : null;
  } catch {
    return null;
  }
}

/** Adds default values for fields that an older build did not store. The next refresh returns the real values. */
function withDefaults(session: Session): Session {
  const { user } = session;
  const defaults = {
    lang: null,
    date_format: null,
    uses_two_factor_auth: false,
    must_set_up_two_factor: false,
    must_change_password: false,
    expiration_password_date: null,
    must_prove_email: false,
  };
  return { ...session, subscriptionState: session.subscriptionState ?? null, user: { ...defaults, ...user } };
}

function isSession(value: unknown): value is Session {
  return (
    isRecord(value) &&
    typeof value.access_token === 'string' &&
    typeof value.refresh_token === 'string' &&
    typeof value.token_type === 'string' &&
    typeof value.expires_in === 'number' &&
    typeof value.expires_at === 'number' &&
    isSessionUser(value.user)
  );
}

/** Returns whether a value has the fields of a user that the console reads from the session. */
export function isSessionUser(value: unknown): value is SessionUser {
  return (
    isRecord(value) &&
    typeof value.id === 'string' &&
    typeof value.email === 'string' &&
    Array.isArray(value.roles) &&
    Array.isArray(value.permissions) &&
    value.permissions.every((permission) => isRecord(permission) && Array.isArray(permission.methods)) &&
    isRecord(value.tenant) &&
    Array.isArray(value.tenant.company)
  );
}
