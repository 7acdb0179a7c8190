import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { LanguageSwitch } from '../../ui/LanguageSwitch';
import { ThemeSwitch } from '../../ui/ThemeSwitch';

/** What stands below every page for who is not signed in: language, privacy, appearance. */
export function EntranceFooter() {
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
