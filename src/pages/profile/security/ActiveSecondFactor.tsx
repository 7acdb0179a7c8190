import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { TwoFactorStatus } from '../../../../resources/contract.generated';
import { Badge } from '../../../ui/Badge';

interface Props {
  status: TwoFactorStatus;
  onRegenerateCodes: () => void;
  onTurnOff: () => void;
}

/** With this many or fewer unused recovery codes, the user is advised to generate new ones. */
const fewRecoveryCodes = 3;

/** Shows the active second factor and its actions. */
export function ActiveSecondFactor({
  status: { required, recovery_codes_left: left },
  onRegenerateCodes,
  onTurnOff,
}: Props) {
  const { t } = useTranslation('profile');
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
        <Badge tone="success" label={t('secondFactor.isOn')} />
        <Typography>{t('recovery.left', { count: left })}</Typography>
      </Box>
      {left <= fewRecoveryCodes && <Alert severity="warning">{t('recovery.few')}</Alert>}
      {required && <Alert severity="info">{t('secondFactor.required')}</Alert>}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" color="inherit" sx={{ borderColor: 'divider' }} onClick={onRegenerateCodes}>
          {t('recovery.renew')}
        </Button>
        <Button variant="outlined" color="error" onClick={onTurnOff}>
          {t('secondFactor.turnOff')}
        </Button>
      </Box>
    </>
  );
}
