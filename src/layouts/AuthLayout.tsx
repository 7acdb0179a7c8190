import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandLogo } from '../ui/BrandLogo';
import { AuthFooter } from './auth/AuthFooter';
import styles from './AuthLayout.module.css';
import { PerforatedEdge } from './PerforatedEdge';

/**
 * The picture is not part of the page's first file, because it only decorates. Without a network, as after signing out
 * on the road, the page does without it.
 */
const RoadNetwork = lazy<() => ReactNode>(() =>
  import('../ui/RoadNetwork').then(
    (file) => ({ default: file.RoadNetwork }),
    () => ({ default: () => null }),
  ),
);

/** Renders the layout of sign-in and password pages: a picture of roads and, beside it, the form. */
export function AuthLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['auth', 'app']);
  return (
    <div className={styles.layout}>
      <header className={styles.header}>
        <div className={styles.picture}>
          <Suspense fallback={null}>
            <RoadNetwork />
          </Suspense>
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
