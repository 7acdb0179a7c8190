import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { currentLanguage } from '../../../providers/i18n';
import { renderProviderButton } from '../../../providers/social';
import type { SocialToken } from '../../../providers/social/provider';
import { SocialButton } from './SocialButton';
import type { SocialButtonProps } from './socialButtonProps';

/** Largest width that Google's button supports, in pixels. */
const maxButtonWidth = 400;

/**
 * Renders the provider's own sign-in button. If the provider's script fails, the console's button replaces it and
 * tries again on click. Only a failure after such a click shows an error, so that users who type a password are not
 * disturbed.
 */
export function ProviderRenderedButton({ setting, name, busy, onToken, onError }: SocialButtonProps) {
  const container = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(1);
  const [state, setState] = useState<'drawing' | 'drawn' | 'failed'>('drawing');
  const locale = currentLanguage();
  const handleToken = useEffectEvent((token: SocialToken) => void onToken(token));
  const handleFailure = useEffectEvent((error: unknown, pressed: boolean) => {
    setState('failed');
    if (pressed) onError(error);
  });

  useEffect(() => {
    if (!container.current) return;
    const width = Math.min(container.current.parentElement?.clientWidth ?? maxButtonWidth, maxButtonWidth);
    renderProviderButton(setting, container.current, { locale, width, onToken: (token) => handleToken(token) }).then(
      () => setState('drawn'),
      (error: unknown) => handleFailure(error, attempt > 1),
    );
  }, [setting, locale, attempt]);

  function retry() {
    setState('drawing');
    setAttempt(attempt + 1);
  }

  return (
    <Box role="group" aria-label={name} aria-busy={state === 'drawing'} sx={{ display: 'grid', minHeight: 40 }}>
      {/* Google's iframe has a white background in the dark theme unless `colorScheme` is light. */}
      <Box
        ref={container}
        sx={{ display: state === 'failed' ? 'none' : 'grid', justifyContent: 'center', colorScheme: 'light' }}
      />
      {state === 'failed' && <SocialButton {...{ setting, name, busy }} isPopupOpen={false} onPress={retry} />}
    </Box>
  );
}
