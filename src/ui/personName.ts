import type { SessionUser } from '../../providers/auth/session';

/** What a person is called: by their name or, where they gave none yet, by their address. */
export function personName({ profile, email }: Pick<SessionUser, 'profile' | 'email'>): string {
  const name = profile?.full_name.trim() ?? '';
  return name === '' ? email : name;
}
