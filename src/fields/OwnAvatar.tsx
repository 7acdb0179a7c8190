import { personName } from '../ui/personName';
import { PersonAvatar } from '../ui/PersonAvatar';
import { useSession } from '../ui/appServices';
import { fileIn } from './mediaFiles';
import { useAccount } from './useAccount';

/** The picture of who is signed in; their initials until it is there, and where there is none. */
export function OwnAvatar({ size }: { size?: number }) {
  const user = useSession()?.user;
  const file = fileIn(useAccount().data?.avatar);
  return user ? <PersonAvatar name={personName(user)} size={size} picture={file?.thumb ?? file?.url} /> : null;
}
