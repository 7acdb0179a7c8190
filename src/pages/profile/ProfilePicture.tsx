import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { usersResource } from '../../../resources/users';
import { MediaPicture } from '../../fields/MediaPicture';
import type { SignedInAccount } from '../../fields/useAccount';
import { useWords } from '../../screens/words';
import { ProfilePanel } from './ProfilePanel';

/** Shows the user's avatar and lets the user replace it. */
export function ProfilePicture({ account }: { account: SignedInAccount }) {
  const { t } = useTranslation('profile');
  const words = useWords(usersResource);
  const field = usersResource.fields.avatar;
  if (field?.type !== 'media') return null;
  const { id, email, profile, avatar } = account;
  return (
    <ProfilePanel title={t('picture.title')} text={t('picture.text')}>
      <Box sx={{ mt: 2 }}>
        <MediaPicture
          field={field}
          context={words.fieldContext('avatar')}
          value={avatar}
          owner={{ id, title: profile?.full_name ?? email, editable: true }}
        />
      </Box>
    </ProfilePanel>
  );
}
