import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { InboxMail, InboxPreference, InboxPreferenceInput } from '../../../../resources/contract.generated';
import { Badge } from '../../../ui/Badge';

/** Columns of the rows and of their headings on wide screens. */
export const preferenceColumns = 'minmax(0, 1fr) 150px 72px 72px';

const mails: readonly InboxMail[] = ['NONE', 'AT_ONCE', 'DAILY'];
const isMail = (value: string): value is InboxMail => mails.some((mail) => mail === value);

interface Props {
  preference: InboxPreference;
  onChange: (change: Omit<InboxPreferenceInput, 'kind'>) => void;
}

/** Shows how the user is notified of one kind of event. */
export function PreferenceRow({ preference, onChange }: Props) {
  const { t } = useTranslation('inbox');
  const { kind, mail, has_own_mail, push, sound, is_urgent } = preference;
  const name = t(`kinds.${kind}`);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr auto auto', sm: preferenceColumns },
        gap: 1,
        alignItems: 'center',
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, display: 'flex', gap: 1, alignItems: 'center' }}>
        <Typography sx={{ minWidth: 0 }}>{name}</Typography>
        {is_urgent && <Badge tone="warning" label={t('preferences.urgent')} />}
      </Box>
      {has_own_mail ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('preferences.always')}
        </Typography>
      ) : (
        <TextField
          select
          size="small"
          value={mail}
          label={t('preferences.mail')}
          slotProps={{ htmlInput: { 'aria-label': t('preferences.mailOf', { kind: name }) } }}
          onChange={({ target: { value } }) => isMail(value) && onChange({ mail: value })}
          // On wide screens the column has a heading.
          sx={{ '& label': { display: { sm: 'none' } }, '& legend': { display: { sm: 'none' } } }}
        >
          {mails.map((choice) => (
            <MenuItem key={choice} value={choice}>
              {t(`mails.${choice}`)}
            </MenuItem>
          ))}
        </TextField>
      )}
      <Switch
        label={t('preferences.push')}
        name={t('preferences.pushOf', { kind: name })}
        checked={push}
        onChange={(value) => onChange({ push: value })}
      />
      <Switch
        label={t('preferences.sound')}
        name={t('preferences.soundOf', { kind: name })}
        checked={sound}
        onChange={(value) => onChange({ sound: value })}
      />
    </Box>
  );
}

interface SwitchProps {
  /** Label on phones, where the columns have no headings. */
  label: string;
  name: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function Switch({ label, name, checked, onChange }: SwitchProps) {
  return (
    <FormControlLabel
      control={<Checkbox slotProps={{ input: { 'aria-label': name } }} />}
      label={
        <Box component="span" aria-hidden sx={{ display: { sm: 'none' } }}>
          {label}
        </Box>
      }
      checked={checked}
      onChange={(_event, value) => onChange(value)}
      sx={{ m: 0, justifySelf: 'center' }}
    />
  );
}
