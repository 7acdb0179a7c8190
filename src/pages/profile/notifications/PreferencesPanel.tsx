import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { InboxSettings, UpdateInboxSettingsInput } from '../../../../resources/contract.generated';
import { showNotification } from '../../../../providers/notification';
import { errorText } from '../../../ui/errorText';
import { ProfilePanel } from '../ProfilePanel';
import { preferenceColumns, PreferenceRow } from './PreferenceRow';

interface Props {
  settings: InboxSettings;
  update: (input: UpdateInboxSettingsInput) => Promise<void>;
}

/** Shows a row for each kind of event that can concern the user. */
export function PreferencesPanel({ settings, update }: Props) {
  const { t } = useTranslation(['inbox', 'app']);
  const save = (input: UpdateInboxSettingsInput) =>
    update(input).catch((error: unknown) => showNotification('error', errorText(error, t)));
  return (
    <ProfilePanel title={t('inbox:preferences.title')} text={t('inbox:preferences.text')}>
      <Box
        aria-hidden
        sx={{ display: { xs: 'none', sm: 'grid' }, gridTemplateColumns: preferenceColumns, gap: 1, mt: 2 }}
      >
        {(['kind', 'mail', 'push', 'sound'] as const).map((name) => (
          <Typography
            key={name}
            variant="body2"
            sx={{ fontWeight: 600, textAlign: name === 'push' || name === 'sound' ? 'center' : undefined }}
          >
            {t(`inbox:preferences.${name}`)}
          </Typography>
        ))}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
        {settings.preferences.map((preference) => (
          <PreferenceRow
            key={preference.kind}
            preference={preference}
            onChange={(change) => void save({ preferences: [{ kind: preference.kind, ...change }] })}
          />
        ))}
      </Box>
      <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
        {t('inbox:preferences.mailHint')}
      </Typography>
    </ProfilePanel>
  );
}
