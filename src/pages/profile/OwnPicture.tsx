import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { users } from '../../../resources/users';
import { MediaPicture } from '../../fields/MediaPicture';
import type { Account } from '../../fields/useAccount';
import { useWords } from '../../screens/words';
import { Panel } from './Panel';

/** The picture that others know me by. */
export function OwnPicture({ account }: { account: Account }) {
  const { t } = useTranslation('profile');
  const words = useWords(users);
  const field = users.fields.avatar;
  if (field?.type !== 'media') return null;
  const { id, email, profile, avatar } = account;
  return (
    <Panel title={t('picture.title')} text={t('picture.text')}>
      <Box sx={{ mt: 2 }}>
        <MediaPicture
          field={field}
          place={words.place('avatar')}
          value={avatar}
          owner={{ id, title: profile?.full_name ?? email, editable: true }}
        />
      </Box>
    </Panel>
  );
}
