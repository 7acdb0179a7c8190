import type { SessionUser } from '../../providers/auth/session';

/** Returns a user's full name, or the e-mail address if there is no name. */
export function personNameOf({ profile, email }: Pick<SessionUser, 'profile' | 'email'>): string {
  const name = profile?.full_name?.trim() ?? '';
  return name === '' ? email : name;
}
