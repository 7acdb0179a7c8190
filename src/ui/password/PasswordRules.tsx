import Check from '@mui/icons-material/Check';
import Remove from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useTranslation } from 'react-i18next';
import type { Problem } from '../../../providers/errors';
import { brokenRules, passwordLength, passwordRules } from './rules';

interface Props {
  id: string;
  /** Whether anything was typed: before, no rule counts as kept. */
  begun: boolean;
  problems: readonly Problem[];
}

/** The rules for a new password, each ticked once it is kept. */
export function PasswordRules({ id, begun, problems }: Props) {
  const { t } = useTranslation('password');
  const broken = brokenRules(problems);
  return (
    <Box component="ul" id={id} sx={{ display: 'grid', gap: 0.25, m: 0, p: 0, listStyle: 'none' }}>
      {passwordRules.map((rule) => {
        const kept = begun && !broken.has(rule);
        const Mark = kept ? Check : Remove;
        return (
          <Typography
            key={rule}
            component="li"
            variant="body2"
            sx={{ display: 'flex', gap: 0.75, color: kept ? 'success.main' : 'text.secondary' }}
          >
            <Mark aria-hidden sx={{ fontSize: 16, mt: '2px' }} />
            <span>
              {t(`rules.${rule}`, passwordLength)}
              {begun && <span style={visuallyHidden}>{t(kept ? 'kept' : 'broken')}</span>}
            </span>
          </Typography>
        );
      })}
    </Box>
  );
}
