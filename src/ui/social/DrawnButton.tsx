import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { currentLanguage } from '../../../providers/i18n';
import { drawButton } from '../../../providers/social';
import type { WayProps } from './way';

/** The widest that Google draws its button. */
const widest = 400;

/** The provider's own button, in its own looks. There is no trace of it where it could not be drawn. */
export function DrawnButton({ setting, name, onToken, onError }: WayProps) {
  const place = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<boolean>();
  const locale = currentLanguage();
  const hand = useEffectEvent((token: Parameters<WayProps['onToken']>[0]) => void onToken(token));
  const fail = useEffectEvent((error: unknown) => {
    setDrawn(false);
    onError(error);
  });

  useEffect(() => {
    if (!place.current) return;
    const width = Math.min(place.current.clientWidth, widest);
    drawButton(setting, place.current, { locale, width, onToken: (token) => hand(token) }).then(
      () => setDrawn(true),
      (error: unknown) => fail(error),
    );
  }, [setting, locale]);

  return (
    <Box
      ref={place}
      role="group"
      aria-label={name}
      aria-busy={drawn === undefined}
      // Google's button sits in a frame, which is white around it in the dark unless it is told otherwise.
      sx={{ display: drawn === false ? 'none' : 'grid', justifyContent: 'center', minHeight: 44, colorScheme: 'light' }}
    />
  );
}
