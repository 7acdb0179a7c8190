import Check from '@mui/icons-material/Check';
import Remove from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useTranslation } from 'react-i18next';
import type { ValidationProblem } from '../../../providers/errors';
import { brokenRulesOf, passwordLength, passwordRules } from './rules';

interface Props {
  id: string;
  /** Whether something has been typed. Until then no rule is shown as met. */
  hasInput: boolean;
  problems: readonly ValidationProblem[];
}

/** Shows the rules for a new password, with a tick at each rule that is met. */
export function PasswordRules({ id, hasInput, problems }: Props) {
  const { t } = useTranslation('password');
  const brokenRuleNames = brokenRulesOf(problems);
  return (
    <Box component="ul" id={id} sx={{ display: 'grid', gap: 0.25, m: 0, p: 0, listStyle: 'none' }}>
      {passwordRules.map((rule) => {
        const isMet = hasInput && !brokenRuleNames.has(rule);
        const Icon = isMet ? Check : Remove;
        return (
          <Typography
            key={rule}
            component="li"
            variant="body2"
            sx={{ display: 'flex', gap: 0.75, color: isMet ? 'success.main' : 'text.secondary' }}
          >
            <Icon aria-hidden sx={{ fontSize: 16, mt: '2px' }} />
            <span>
              {t(`rules.${rule}`, passwordLength)}
              {hasInput && <span style={visuallyHidden}>{t(isMet ? 'kept' : 'broken')}</span>}
            </span>
          </Typography>
        );
      })}
    </Box>
  );
}
