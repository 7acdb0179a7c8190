import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import { useTranslation } from 'react-i18next';
import { BrandLogo } from '../../ui/BrandLogo';
import { MenuEntries } from './MenuEntries';

interface Props {
  open: boolean;
  onClose: () => void;
}

/** Renders the menu as a drawer. */
export function MenuDrawer({ open, onClose }: Props) {
  const { t } = useTranslation('app');
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{
        paper: { component: 'nav', 'aria-label': t('menu.label'), sx: { width: 260, pb: 'var(--notice-space, 0px)' } },
      }}
    >
      <Box sx={{ px: 2.25, py: 2 }}>
        <BrandLogo size={26} />
      </Box>
      <MenuEntries onChoose={onClose} />
    </Drawer>
  );
}
