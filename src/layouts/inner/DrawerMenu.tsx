import Menu from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Brand } from '../../ui/Brand';
import { MenuEntries } from './MenuEntries';

/** The menu where there is no room beside the pages: behind a button. */
export function DrawerMenu() {
  const { t } = useTranslation('app');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Box sx={{ display: { md: 'none' } }}>
      <IconButton edge="start" aria-label={t('menu.open')} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Menu />
      </IconButton>
      <Drawer
        open={open}
        onClose={close}
        slotProps={{ paper: { component: 'nav', 'aria-label': t('menu.label'), sx: { width: 260 } } }}
      >
        <Box sx={{ px: 2.25, py: 2 }}>
          <Brand size={26} />
        </Box>
        <MenuEntries onChoose={close} />
      </Drawer>
    </Box>
  );
}
