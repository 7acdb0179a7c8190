import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { PasswordStrength } from './strength';

const steps = [1, 2, 3, 4] as const;

/** Colour of the filled bars by strength. The label says the same in words. */
const colours = ['error.light', 'error.light', 'warning.light', 'success.light', 'success.light'] as const;

/** Shows the strength of a password. Screen readers announce changes. Empty if `strength` is undefined. */
export function StrengthMeter({ strength }: { strength: PasswordStrength | undefined }) {
  const { t } = useTranslation('password');
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 20 }}>
      <Box aria-hidden sx={{ display: 'flex', gap: 0.5, flex: 1 }}>
        {steps.map((step) => (
          <Box
            key={step}
            sx={{
              flex: 1,
              height: 4,
              borderRadius: 2,
              bgcolor: strength !== undefined && step <= Math.max(strength, 1) ? colours[strength] : 'divider',
            }}
          />
        ))}
      </Box>
      <Typography role="status" variant="caption" sx={{ minWidth: 96, textAlign: 'right' }}>
        {strength === undefined ? '' : t(`strength.${strength}`)}
      </Typography>
    </Box>
  );
}
