import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Session } from '../../../providers/auth/session';
import { chooseLanguage, currentLanguage } from '../../../providers/i18n';
import { isLanguage } from '../../../providers/i18n/language';
import { languageSettings } from '../../../resources/languages';
import { SubmitButton } from '../../ui/auth/SubmitButton';
import { retryDelayText } from '../../ui/errorText';
import { LabelledField } from '../../ui/LabelledField';
import { NewPasswordField } from '../../ui/password/NewPasswordField';
import { RadioRow } from '../../ui/RadioRow';
import { useAppServices } from '../../ui/appServices';
import { StepHeader } from './StepHeader';
import { TermsCheckbox } from './TermsCheckbox';
import { useAccountForm } from './useAccountForm';

/** Text keys by the reason of a failure. */
const failureKeys = {
  locked: 'app:errors.locked',
  network: 'account.errors.network',
  registration_closed: 'closed.text',
  unknown: 'account.errors.unknown',
} as const;

interface Props {
  onDone: (session: Session) => void;
  /** Preloads the code of the console, which opens after the registration. */
  prefetch: () => void;
}

/** Renders the form of a new account: the user's name, email address and password, and the acceptance of the terms. */
export function AccountForm({ onDone, prefetch }: Props) {
  const { t } = useTranslation(['registration', 'app']);
  const { languages } = useAppServices();
  const form = useAccountForm(onDone);
  return (
    <Box component="form" noValidate onSubmit={form.submit} sx={{ display: 'grid', gap: 2.5 }}>
      <StepHeader title={t('account.title')} text={t('account.text')} />
      <Box role="alert" sx={{ '&:empty': { display: 'none' } }}>
        {form.failure && (
          <Alert role="presentation" severity={form.failure.reason === 'network' ? 'warning' : 'error'}>
            {form.failure.wait ? retryDelayText(form.failure.wait, t) : t(failureKeys[form.failure.reason])}
          </Alert>
        )}
      </Box>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
        <LabelledField
          name="first_name"
          label={t('account.first_name')}
          autoComplete="given-name"
          autoFocus
          maxLength={100}
          {...form.fieldOf('first_name')}
        />
        <LabelledField
          name="last_name"
          label={t('account.last_name')}
          autoComplete="family-name"
          maxLength={100}
          {...form.fieldOf('last_name')}
        />
      </Box>
      <LabelledField
        name="email"
        label={t('account.email')}
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...form.fieldOf('email')}
      />
      <Box onFocus={prefetch}>
        <NewPasswordField entry={form.password} label={t('account.password')} />
      </Box>
      {languages.length > 1 && (
        <RadioRow
          id="language"
          label={t('account.language')}
          options={languages.map((value) => ({ value, label: languageSettings[value].name }))}
          value={currentLanguage()}
          onChange={(language) => {
            if (isLanguage(language)) void chooseLanguage(language);
          }}
        />
      )}
      <TermsCheckbox {...form.terms} />
      <SubmitButton busy={form.busy} label={t('account.submit')} busyLabel={t('account.submitting')} />
    </Box>
  );
}
