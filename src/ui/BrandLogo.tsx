import { useTranslation } from 'react-i18next';
import styles from './BrandLogo.module.css';

interface Props {
  /** Height of the logo in pixels. */
  size?: number;
  /** Shows the mark without the product name. */
  markOnly?: boolean;
  /** Draws the mark with a lighter fill, so that it is visible on a dark background. */
  onDark?: boolean;
}

/** Shows the Waybill mark, a folded paper with a route, and the product name. */
export function BrandLogo({ size = 28, markOnly = false, onDark = false }: Props) {
  const { t } = useTranslation('app');
  const picture = markOnly ? { role: 'img', 'aria-label': t('product') } : { 'aria-hidden': true };
  return (
    <span className={styles.logo} style={{ gap: size * 0.36 }}>
      <svg width={size} height={size} viewBox="0 0 32 32" {...picture}>
        <path
          d="M6 0h15.5L32 10.5V26a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6V6a6 6 0 0 1 6-6z"
          fill={onDark ? '#14807a' : '#0b5f57'}
        />
        <path d="M21.5 0 32 10.5h-7.5a3 3 0 0 1-3-3z" fill="#63cdbb" />
        <path
          d="M6 12.5 11 24l5-9 5 9 4-8"
          fill="none"
          stroke="#fff"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <circle cx="25.2" cy="15.5" r="2.6" fill="#f0a63a" />
      </svg>
      {!markOnly && (
        <span className={styles.name} style={{ fontSize: size * 0.7 }}>
          {t('product')}
        </span>
      )}
    </span>
  );
}
