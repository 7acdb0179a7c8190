import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { LabelledField } from '../../ui/LabelledField';
import type { CodeEntry } from './useCode';

/** Field for a code of the second factor: of the app, or one of the recovery codes. The reader is in it as it appears. */
export function CodeField({ entry: { recovery, value, problem, inputRef, type, change } }: { entry: CodeEntry }) {
  const { t } = useTranslation('auth');
  return (
    <LabelledField
      // Another field: what a phone's keyboard is like is settled when it is entered.
      key={recovery ? 'recovery' : 'app'}
      name="code"
      label={t(recovery ? 'code.recoveryLabel' : 'code.label')}
      autoComplete={recovery ? 'off' : 'one-time-code'}
      autoFocus
      inputProps={
        recovery
          ? { autoCapitalize: 'characters', autoCorrect: 'off', spellCheck: false, maxLength: 20 }
          : { inputMode: 'numeric', pattern: '[0-9]*', maxLength: 10 }
      }
      inputRef={inputRef}
      value={value}
      problem={problem}
      onInput={({ target }) => type(target instanceof HTMLInputElement ? target.value : '')}
      help={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2, rowGap: 0.5 }}>
          <Typography id="code-help" variant="body2" sx={{ color: 'text.secondary' }}>
            {t(recovery ? 'code.recoveryHelp' : 'code.help')}
          </Typography>
          <Link component="button" type="button" variant="body2" onClick={change}>
            {t(recovery ? 'code.useApp' : 'code.useRecovery')}
          </Link>
        </Box>
      }
    />
  );
}
