import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InboxSettings, UpdateInboxSettingsInput } from '../../../../resources/contract.generated';
import { ApiError } from '../../../../providers/errors';
import { showNotification } from '../../../../providers/notification';
import { errorText } from '../../../ui/errorText';
import { ProfilePanel } from '../ProfilePanel';

interface Props {
  settings: Pick<InboxSettings, 'quiet_from' | 'quiet_to'>;
  update: (input: UpdateInboxSettingsInput) => Promise<void>;
}

/** Shows the quiet hours of the user, and changes them. */
export function QuietHoursPanel({ settings, update }: Props) {
  const { t } = useTranslation(['inbox', 'app']);
  const [times, setTimes] = useState({ quiet_from: settings.quiet_from ?? '', quiet_to: settings.quiet_to ?? '' });
  const [failure, setFailure] = useState<unknown>();
  const problems = failure instanceof ApiError ? failure.validation : {};
  const save = async (from: string, to: string) => {
    try {
      await update({ quiet_from: from || null, quiet_to: to || null });
      setFailure(undefined);
      showNotification('success', t('inbox:preferences.saved'));
    } catch (error) {
      setFailure(error);
      if (!(error instanceof ApiError) || Object.keys(error.validation).length === 0)
        showNotification('error', errorText(error, t));
    }
  };
  return (
    <ProfilePanel title={t('inbox:quiet.title')} text={t('inbox:quiet.text')}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save(times.quiet_from, times.quiet_to);
        }}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2, alignItems: 'start' }}
      >
        {(['quiet_from', 'quiet_to'] as const).map((name) => {
          const problem = problems[name]
            ?.map(({ code, payload }) => t(`app:serverError.${code}`, { ...payload }))
            .join('\n');
          return (
            <TextField
              key={name}
              type="time"
              size="small"
              label={t(name === 'quiet_from' ? 'inbox:quiet.from' : 'inbox:quiet.to')}
              value={times[name]}
              error={problem !== undefined}
              helperText={problem}
              onChange={({ target }) => setTimes({ ...times, [name]: target.value })}
              slotProps={{ inputLabel: { shrink: true } }}
              sx={{ width: 160 }}
            />
          );
        })}
        <Button type="submit" variant="contained">
          {t('inbox:quiet.save')}
        </Button>
        {settings.quiet_from && (
          <Button color="inherit" onClick={() => void save('', '')}>
            {t('inbox:quiet.clear')}
          </Button>
        )}
      </Box>
    </ProfilePanel>
  );
}
