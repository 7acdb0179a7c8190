import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { useTranslation } from 'react-i18next';
import { type RegistrationStep, registrationSteps } from '../../routing/registrationSteps';

const numbers = ['1.', '2.', '3.'];
const steps: readonly RegistrationStep[] = ['account', 'company', 'tariff'];

/** The steps of registration, which of them are done, and which is at hand. */
export function RegistrationProgress({ step }: { step: RegistrationStep }) {
  const { t } = useTranslation('registration');
  const here = steps.indexOf(step);
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
            aria-current={index === here ? 'step' : undefined}
            sx={{
              flex: 1,
              minWidth: 0,
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              pt: 1,
              borderTop: 2,
              borderColor: index <= here ? '#f0a63a' : 'rgba(255, 255, 255, 0.35)',
              fontWeight: index === here ? 600 : 400,
              color: index > here ? 'rgba(255, 255, 255, 0.82)' : '#ffffff',
            }}
          >
            {index < here ? <Check aria-hidden sx={{ fontSize: 18 }} /> : <span aria-hidden>{numbers[index]}</span>}
            {index < here ? <Done step={name} /> : t(`steps.${name}`)}
            {index < here && <span style={visuallyHidden}>{t('steps.done')}</span>}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** A step that is done; the company's data can be looked at again until registration is over. */
function Done({ step }: { step: RegistrationStep }) {
  const { t } = useTranslation('registration');
  if (step !== 'company') return t(`steps.${step}`);
  return (
    <Box
      component="a"
      href={registrationSteps[step]}
      sx={{ color: 'inherit', textUnderlineOffset: 3, outlineColor: '#ffffff !important' }}
    >
      {t(`steps.${step}`)}
    </Box>
  );
}
