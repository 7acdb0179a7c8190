import type {
  Company,
  DateFormat,
  Language,
  OnboardingStatus,
  Permission,
  Profile,
  Role,
  SubscriptionState,
  UserState,
} from '../../resources/contract.generated';
import { isRecord } from '../answer';
import type { Validation } from '../errors';

/** Who is signed in, with what sign-in tells of them. */
export interface SessionUser {
  id: string;
  email: string;
  /** How far registration has come; empty until the company's data are given. */
  status: OnboardingStatus | null;
  state: UserState;
  /** Language for mails, and of the console on a new device; null while none was chosen. */
  lang: Language | null;
  /** How dates are shown; null: as the language has them. */
  date_format: DateFormat | null;
  uses_two_factor_auth: boolean;
  /** Whether a role of theirs requires a second factor that they have not set up. */
  must_set_up_two_factor: boolean;
  profile: Pick<Profile, 'id' | 'first_name' | 'last_name' | 'full_name'> | null;
  roles: readonly Pick<Role, 'id' | 'name'>[];
  permissions: readonly Pick<Permission, 'id' | 'code' | 'methods'>[];
  tenant: { id: string; lang: Language; company: readonly Pick<Company, 'id' | 'name' | 'registration_number'>[] };
}

/** Why a session cannot go on. With code 1103 the frame asks to sign in again. */
export interface AuthError {
  code: number;
  message: string;
  reason: string | null;
  validation: Validation;
}

/** A sign-in, as it is kept in local storage. */
export interface Session {
  access_token: string;
  refresh_token: string;
  /** Seconds that the access token was good for when it was given. */
  expires_in: number;
  token_type: string;
  /** When the access token expires, in milliseconds of this machine's clock. */
  expires_at: number;
  user: SessionUser;
  authError: AuthError | null;
  company: { id: string; name: string; regNumber: string | null } | null;
  /** The last payment that succeeded, while its period runs. */
  lastSuccessfulPayment: { id: string } | null;
  /** Where the company's subscription stands; null while nobody has said. */
  subscriptionState: SubscriptionState | null;
}

/** The one place that knows who is signed in; the same in every tab. */
export interface SessionStore {
  /** The session as storage has it at this very moment; the same object until it changes. */
  get(): Session | null;
  set(session: Session): void;
  clear(): void;
  /** Calls back after every change, whichever tab made it. Returns what ends that. */
  subscribe(listener: () => void): () => void;
}

/** Key of local storage that the session is kept under. */
export const sessionKey = 'auth';

/**
 * A session store on a storage.
 *
 * @param storage the browser's local storage
 * @param otherTabs where `storage` events arrive: the window
 */
export function createSessionStore(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  otherTabs: EventTarget,
): SessionStore {
  const listeners = new Set<() => void>();
  let text: string | null = null;
  let session: Session | null = null;
  const tell = () => listeners.forEach((listener) => listener());

  otherTabs.addEventListener('storage', (event) => {
    if (!('key' in event) || event.key === sessionKey || event.key === null) tell();
  });

  return {
    get() {
      const stored = storage.getItem(sessionKey);
      if (stored !== text) {
        text = stored;
        session = stored === null ? null : parseSession(stored);
      }
      return session;
    },
    set(next) {
      storage.setItem(sessionKey, JSON.stringify(next));
      tell();
    },
    clear() {
      storage.removeItem(sessionKey);
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** What storage holds may be older than this program, or anyone's: it counts only when it can be used. */
function parseSession(text: string): Session | null {
  try {
    const value: unknown = JSON.parse(text);
    return isSession(value) ? complete(value) : null;
  } catch {
    return null;
  }
}

/** What a build before this one did not keep yet, until the next refresh brings it. */
function complete(session: Session): Session {
  const { user } = session;
  const unknown = { lang: null, date_format: null, uses_two_factor_auth: false, must_set_up_two_factor: false };
  return { ...session, subscriptionState: session.subscriptionState ?? null, user: { ...unknown, ...user } };
}

function isSession(value: unknown): value is Session {
  return (
    isRecord(value) &&
    typeof value.access_token === 'string' &&
    typeof value.refresh_token === 'string' &&
    typeof value.token_type === 'string' &&
    typeof value.expires_in === 'number' &&
    typeof value.expires_at === 'number' &&
    isUser(value.user)
  );
}

/** Whether a value has what the console reads of a user without asking again. */
export function isUser(value: unknown): value is SessionUser {
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
