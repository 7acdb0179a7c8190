import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandLogo } from '../ui/BrandLogo';
import { RoadNetwork } from '../ui/RoadNetwork';
import { AuthFooter } from './auth/AuthFooter';
import styles from './AuthLayout.module.css';
import { PerforatedEdge } from './PerforatedEdge';

/** Renders the layout of sign-in and password pages: a picture of roads and, beside it, the form. */
export function AuthLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['auth', 'app']);
  return (
    <div className={styles.layout}>
      <header className={styles.header}>
        <div className={styles.picture}>
          <RoadNetwork />
        </div>
        <div className={styles.shade} />
        <div className={styles.logo}>
          <BrandLogo size={32} onDark />
        </div>
        <p className={styles.headline}>{t('headline')}</p>
        <PerforatedEdge background="paper" rightOnWideScreens />
      </header>
      <div className={styles.body}>
        <main className={styles.main}>{children}</main>
        <AuthFooter />
      </div>
    </div>
  );
}
