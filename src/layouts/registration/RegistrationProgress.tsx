import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { useTranslation } from 'react-i18next';
import { type RegistrationStep, registrationSteps } from '../../routing/registrationSteps';

const stepNumbers = ['1.', '2.', '3.'];
const steps: readonly RegistrationStep[] = ['account', 'company', 'tariff'];

/** Shows the steps of the registration: finished, current and remaining ones. */
export function RegistrationProgress({ step }: { step: RegistrationStep }) {
  const { t } = useTranslation('registration');
  const currentIndex = steps.indexOf(step);
  return (
    <Box component="nav" aria-label={t('steps.label')}>
      <Box
        component="ol"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', gap: { xs: 1.5, sm: 3 }, maxWidth: 640 }}
      >
        {steps.map((name, index) => (
          <Box
            component="li"
            key={name}
            aria-current={index === currentIndex ? 'step' : undefined}
            sx={{
              flex: 1,
              minWidth: 0,
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              pt: 1,
              borderTop: 2,
              borderColor: index <= currentIndex ? '#f0a63a' : 'rgba(255, 255, 255, 0.35)',
              fontWeight: index === currentIndex ? 600 : 400,
              color: index > currentIndex ? 'rgba(255, 255, 255, 0.82)' : '#ffffff',
            }}
          >
            {index < currentIndex ? (
              <Check aria-hidden sx={{ fontSize: 18 }} />
            ) : (
              <span aria-hidden>{stepNumbers[index]}</span>
            )}
            {index < currentIndex ? <FinishedStep step={name} /> : t(`steps.${name}`)}
            {index < currentIndex && <span style={visuallyHidden}>{t('steps.done')}</span>}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/**
 * Renders a finished step. The company step is a link, because the company can be edited until the registration ends.
 */
function FinishedStep({ step }: { step: RegistrationStep }) {
  const { t } = useTranslation('registration');
  if (step !== 'company') return t(`steps.${step}`);
  return (
    <Box
      component="a"
      href={registrationSteps[step]}
      sx={{
        color: 'inherit',
        minHeight: 24,
        alignContent: 'center',
        textUnderlineOffset: 3,
        outlineColor: '#ffffff !important',
      }}
    >
      {t(`steps.${step}`)}
    </Box>
  );
}
