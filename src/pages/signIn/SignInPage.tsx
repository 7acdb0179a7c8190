import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { type SyntheticEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { signIn } from '../../../providers/auth/signIn';
import type { Entrance } from '../../openPages/page';
import { PageTitle } from '../../ui/PageTitle';
import { LabelledField } from '../../ui/LabelledField';
import { PasswordField } from '../../ui/password/PasswordField';
import { useTab } from '../../ui/tab';
import { wantedAddress } from '../../addresses';
import { type Failure, failureOf } from '../../ui/entrance/failure';

/** Where a person signs in. */
export function SignInPage({ enter, prefetch }: Entrance) {
  const { t } = useTranslation('auth');
  const { connection } = useTab();
  const username = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState({ username: false, password: false });
  const [failure, setFailure] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);
  // Beside the state, because a second press can come before the page is drawn again.
  const sending = useRef(false);

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (sending.current || !username.current || !password.current) return;
    const credentials = { username: username.current.value.trim(), password: password.current.value };
    const empty = { username: credentials.username === '', password: credentials.password === '' };
    setMissing(empty);
    setFailure(null);
    if (empty.username) return username.current.focus();
    if (empty.password) return password.current.focus();

    sending.current = true;
    setBusy(true);
    try {
      await signIn(connection, credentials);
      enter(wantedAddress(window.location.search));
    } catch (error) {
      setFailure(failureOf(error));
      password.current?.select();
    } finally {
      sending.current = false;
      setBusy(false);
    }
  }

  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 2.5 }}>
      <PageTitle page={t('title')} />
      <Typography component="h1" sx={{ fontSize: '1.75rem', fontWeight: 600, letterSpacing: '-0.02em', lineHeight: 1.2 }}>
        {t('title')}
      </Typography>
      <Box role="alert" sx={{ '&:empty': { display: 'none' } }}>
        {failure && (
          <Alert role="presentation" severity={failure === 'network' ? 'warning' : 'error'}>
            {t(`errors.${failure}`)}
          </Alert>
        )}
      </Box>
      <LabelledField
        name="username"
        label={t('username')}
        autoComplete="username"
        autoFocus
        inputProps={{ inputMode: 'email', autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false }}
        inputRef={username}
        problem={missing.username ? t('usernameMissing') : undefined}
        onInput={() => setMissing({ ...missing, username: false })}
      />
      <PasswordField
        name="password"
        label={t('password')}
        autoComplete="current-password"
        inputRef={password}
        problem={missing.password ? t('passwordMissing') : undefined}
        onInput={() => {
          setMissing({ ...missing, password: false });
          prefetch();
        }}
      />
      <Button
        type="submit"
        variant="contained"
        aria-disabled={busy}
        startIcon={busy ? <CircularProgress size={16} color="inherit" aria-hidden /> : undefined}
        sx={{ height: 44, mt: 0.5, fontSize: '0.9375rem' }}
      >
        {t(busy ? 'submitting' : 'submit')}
      </Button>
    </Box>
  );
}
