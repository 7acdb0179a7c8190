import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { currentLanguage } from '../../../providers/i18n';
import { drawButton } from '../../../providers/social';
import type { SocialToken } from '../../../providers/social/provider';
import { OwnButton } from './OwnButton';
import type { WayProps } from './way';

/** The widest that Google draws its button. */
const widest = 400;

/**
 * The button that the provider draws itself. Where it could not, one of ours stands in its place, which tries again and
 * says what is in the way: nobody who came to type a password is bothered with it.
 */
export function DrawnButton({ setting, name, busy, onToken, onError }: WayProps) {
  const place = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(1);
  const [state, setState] = useState<'drawing' | 'drawn' | 'failed'>('drawing');
  const locale = currentLanguage();
  const hand = useEffectEvent((token: SocialToken) => void onToken(token));
  const fail = useEffectEvent((error: unknown, pressed: boolean) => {
    setState('failed');
    if (pressed) onError(error);
  });

  useEffect(() => {
    if (!place.current) return;
    const width = Math.min(place.current.parentElement?.clientWidth ?? widest, widest);
    drawButton(setting, place.current, { locale, width, onToken: (token) => hand(token) }).then(
      () => setState('drawn'),
      (error: unknown) => fail(error, attempt > 1),
    );
  }, [setting, locale, attempt]);

  function drawAgain() {
    setState('drawing');
    setAttempt(attempt + 1);
  }

  return (
    <Box role="group" aria-label={name} aria-busy={state === 'drawing'} sx={{ display: 'grid', minHeight: 40 }}>
      {/* Google's button sits in a frame, which is white around it in the dark unless it is told otherwise. */}
      <Box
        ref={place}
        sx={{ display: state === 'failed' ? 'none' : 'grid', justifyContent: 'center', colorScheme: 'light' }}
      />
      {state === 'failed' && <OwnButton {...{ setting, name, busy }} waiting={false} onPress={drawAgain} />}
    </Box>
  );
}
