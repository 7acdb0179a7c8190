import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useTranslation } from 'react-i18next';
import { ProviderMark } from './ProviderMark';
import type { WayProps } from './way';

interface Props extends Pick<WayProps, 'setting' | 'name' | 'busy'> {
  /** Whether the provider's window is open. */
  waiting: boolean;
  onPress: () => void;
}

/** A provider's button as we draw it. */
export function OwnButton({ setting, name, busy, waiting, onPress }: Props) {
  const { t } = useTranslation('social');
  return (
    <Button
      variant="outlined"
      size="large"
      color="inherit"
      aria-disabled={busy || waiting}
      onClick={onPress}
      startIcon={
        waiting ? (
          <CircularProgress size={16} color="inherit" aria-hidden />
        ) : (
          <ProviderMark provider={setting.provider} />
        )
      }
      sx={{ height: 40, borderColor: 'divider' }}
    >
      {t(waiting ? 'opening' : 'with', { provider: name })}
    </Button>
  );
}
