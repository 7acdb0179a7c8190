import { personNameOf } from '../ui/personNameOf';
import { PersonAvatar } from '../ui/PersonAvatar';
import { useSession } from '../ui/appServices';
import { mediaFileOf } from './mediaFiles';
import { useAccount } from './useAccount';

/** Renders the signed-in user's picture or, without one, their initials. Renders nothing without a session. */
export function OwnAvatar({ size }: { size?: number }) {
  const user = useSession()?.user;
  const file = mediaFileOf(useAccount().data?.avatar);
  return user ? <PersonAvatar name={personNameOf(user)} size={size} picture={file?.thumb ?? file?.url} /> : null;
}
