import KeyboardDoubleArrowLeft from '@mui/icons-material/KeyboardDoubleArrowLeft';
import KeyboardDoubleArrowRight from '@mui/icons-material/KeyboardDoubleArrowRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { Brand } from '../../ui/Brand';
import { MenuEntries } from './MenuEntries';

const storageKey = 'menu';

/** The menu beside the pages; it can be made narrow, and stays so. */
export function SideMenu() {
  const { t } = useTranslation('app');
  const [narrow, setNarrow] = useState(() => localStorage.getItem(storageKey) === 'narrow');
  const toggle = () => {
    localStorage.setItem(storageKey, narrow ? 'wide' : 'narrow');
    setNarrow(!narrow);
  };
  return (
    <Box
      component="nav"
      aria-label={t('menu.label')}
      sx={{
        position: 'sticky',
        top: 0,
        height: '100dvh',
        width: narrow ? 57 : 208,
        transition: 'width 160ms ease',
        display: { xs: 'none', md: 'flex' },
        flexDirection: 'column',
        overflow: 'hidden',
        borderRight: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <Link
        component={RouterLink}
        to="/"
        underline="none"
        color="text.primary"
        sx={{
          display: 'flex',
          alignItems: 'center',
          height: 52,
          px: '15px',
          mb: 0.5,
          outlineOffset: '-4px !important',
        }}
      >
        <Brand size={26} markOnly={narrow} />
      </Link>
      <MenuEntries narrow={narrow} />
      <Box sx={{ mt: 'auto', p: 1 }}>
        <IconButton
          aria-label={t(narrow ? 'menu.expand' : 'menu.collapse')}
          title={t(narrow ? 'menu.expand' : 'menu.collapse')}
          aria-expanded={!narrow}
          onClick={toggle}
          sx={{ color: 'text.secondary' }}
        >
          {narrow ? <KeyboardDoubleArrowRight fontSize="small" /> : <KeyboardDoubleArrowLeft fontSize="small" />}
        </IconButton>
      </Box>
    </Box>
  );
}
