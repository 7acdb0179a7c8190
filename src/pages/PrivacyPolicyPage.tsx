import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { DocumentTitle } from '../ui/DocumentTitle';

const sections = ['who', 'what', 'signIn', 'browser', 'whom', 'long', 'how', 'rights'] as const;

/** Shows the privacy policy. */
export function PrivacyPolicyPage() {
  const { t } = useTranslation('info');
  return (
    <Box component="article" sx={{ display: 'grid', gap: 3 }}>
      <DocumentTitle title={t('privacy.title')} />
      <Box>
        <Typography variant="h1" sx={{ fontSize: '1.75rem', mb: 1 }}>
          {t('privacy.title')}
        </Typography>
        <Typography sx={{ color: 'text.secondary', fontSize: '1rem' }}>{t('privacy.lead')}</Typography>
      </Box>
      {sections.map((section) => (
        <Box component="section" key={section}>
          <Typography variant="h2" sx={{ mb: 0.5 }}>
            {t(`privacy.${section}.title`)}
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-line' }}>{t(`privacy.${section}.text`)}</Typography>
        </Box>
      ))}
    </Box>
  );
}
