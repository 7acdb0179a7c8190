import KeyboardDoubleArrowLeft from '@mui/icons-material/KeyboardDoubleArrowLeft';
import KeyboardDoubleArrowRight from '@mui/icons-material/KeyboardDoubleArrowRight';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConstantLink } from '../../routing/ConstantLink';
import { BrandLogo } from '../../ui/BrandLogo';
import { MenuEntries } from './MenuEntries';
import styles from './SideMenu.module.css';

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
    <nav aria-label={t('menu.label')} className={`${styles.menu} ${collapsed ? styles.collapsed : ''}`}>
      <ConstantLink to="/" className={styles.logo}>
        <BrandLogo size={26} markOnly={collapsed} />
      </ConstantLink>
      <MenuEntries iconsOnly={collapsed} />
      <div className={styles.foot}>
        <IconButton
          aria-label={t(collapsed ? 'menu.expand' : 'menu.collapse')}
          title={t(collapsed ? 'menu.expand' : 'menu.collapse')}
          aria-expanded={!collapsed}
          onClick={toggle}
          className={styles.toggle}
        >
          {collapsed ? <KeyboardDoubleArrowRight fontSize="small" /> : <KeyboardDoubleArrowLeft fontSize="small" />}
        </IconButton>
      </div>
    </nav>
  );
}
