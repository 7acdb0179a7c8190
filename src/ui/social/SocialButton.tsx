import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { ProviderLogo } from './ProviderLogo';
import type { SocialButtonProps } from './socialButtonProps';
import { Spinner } from '../Spinner';

interface Props extends Pick<SocialButtonProps, 'setting' | 'name' | 'busy'> {
  /** Whether the provider's pop-up window is open. */
  isPopupOpen: boolean;
  onPress: () => void;
}

/** Renders a sign-in button with the provider's logo. */
export function SocialButton({ setting, name, busy, isPopupOpen, onPress }: Props) {
  const { t } = useTranslation('social');
  return (
    <Button
      variant="outlined"
      size="large"
      color="inherit"
      aria-disabled={busy || isPopupOpen}
      onClick={onPress}
      startIcon={isPopupOpen ? <Spinner /> : <ProviderLogo provider={setting.provider} />}
      sx={{ height: 40, borderColor: 'divider' }}
    >
      {t(isPopupOpen ? 'opening' : 'with', { provider: name })}
    </Button>
  );
}
