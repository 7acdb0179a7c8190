import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { LanguageSwitch } from '../../ui/LanguageSwitch';
import { ThemeSwitch } from '../../ui/ThemeSwitch';

/** Renders the footer of pages without a session: language, privacy policy and theme. */
export function AuthFooter() {
  const { t } = useTranslation('app');
  return (
    <Box
      component="footer"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', justifyContent: 'space-between' }}
    >
      <LanguageSwitch />
      <Link
        href="/info/privacyPolicy"
        variant="body2"
        sx={{ color: 'text.secondary', order: { xs: 1, sm: 0 }, width: { xs: '100%', sm: 'auto' } }}
      >
        {t('privacy')}
      </Link>
      <ThemeSwitch />
    </Box>
  );
}
