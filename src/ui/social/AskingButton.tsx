import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useTranslation } from 'react-i18next';
import { askProvider } from '../../../providers/social';
import { useOnce } from '../useOnce';
import { ProviderMark } from './ProviderMark';
import type { WayProps } from './way';

/** A button of ours, which opens the provider's window. */
export function AskingButton({ setting, name, busy, onToken, onError }: WayProps) {
  const { t } = useTranslation('social');
  const { busy: asking, once } = useOnce();

  // What fails is told by `onError`.
  const ask = () => once(async () => askProvider(setting, onError).then(onToken, () => {}));

  return (
    <Button
      variant="outlined"
      size="large"
      color="inherit"
      aria-disabled={busy || asking}
      onClick={() => void ask()}
      startIcon={asking ? <CircularProgress size={16} color="inherit" aria-hidden /> : <ProviderMark provider={setting.provider} />}
      sx={{ height: 44, borderColor: 'divider' }}
    >
      {t(asking ? 'opening' : 'with', { provider: name })}
    </Button>
  );
}
