import KeyboardDoubleArrowLeft from '@mui/icons-material/KeyboardDoubleArrowLeft';
import KeyboardDoubleArrowRight from '@mui/icons-material/KeyboardDoubleArrowRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConstantLink } from '../../routing/ConstantLink';
import { BrandLogo } from '../../ui/BrandLogo';
import { MenuEntries } from './MenuEntries';

const storageKey = 'menu';

/** Renders the menu at the side. Its collapsed state is stored in the browser. */
export function SideMenu() {
  const { t } = useTranslation('app');
  const [collapsed, setCollapsed] = useState(() => localStorage.getItem(storageKey) === 'narrow');
  const toggle = () => {
    localStorage.setItem(storageKey, collapsed ? 'wide' : 'narrow');
    setCollapsed(!collapsed);
  };
  return (
    <Box
      component="nav"
      aria-label={t('menu.label')}
      sx={{
        position: 'sticky',
        top: 0,
        height: '100dvh',
        width: collapsed ? 57 : 208,
        transition: 'width 160ms ease',
        display: { xs: 'none', md: 'flex' },
        flexDirection: 'column',
        overflow: 'hidden',
        borderRight: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <Box
        component={ConstantLink}
        to="/"
        sx={{
          display: 'flex',
          color: 'text.primary',
          textDecoration: 'none',
          alignItems: 'center',
          height: 52,
          px: '15px',
          mb: 0.5,
          outlineOffset: '-4px !important',
        }}
      >
        <BrandLogo size={26} markOnly={collapsed} />
      </Box>
      <MenuEntries iconsOnly={collapsed} />
      <Box sx={{ mt: 'auto', p: 1 }}>
        <IconButton
          aria-label={t(collapsed ? 'menu.expand' : 'menu.collapse')}
          title={t(collapsed ? 'menu.expand' : 'menu.collapse')}
          aria-expanded={!collapsed}
          onClick={toggle}
          sx={{ color: 'text.secondary' }}
        >
          {collapsed ? <KeyboardDoubleArrowRight fontSize="small" /> : <KeyboardDoubleArrowLeft fontSize="small" />}
        </IconButton>
      </Box>
    </Box>
  );
}
