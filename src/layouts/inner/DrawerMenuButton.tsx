import Menu from '@mui/icons-material/Menu';
import IconButton from '@mui/material/IconButton';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazy } from '../../../providers/loadCode';
import styles from './TopBar.module.css';

const MenuDrawer = lazy(async () => ({ default: (await import('./MenuDrawer')).MenuDrawer }));

/** Shows the button that opens the menu on narrow screens. */
export function DrawerMenuButton() {
  const { t } = useTranslation('app');
  const [open, setOpen] = useState<boolean>();
  return (
    <div className={styles.narrowOnly}>
      <IconButton aria-label={t('menu.open')} onClick={() => setOpen(true)} className={styles.atEdge}>
        <Menu />
      </IconButton>
      <Suspense>{open !== undefined && <MenuDrawer open={open} onClose={() => setOpen(false)} />}</Suspense>
    </div>
  );
}
