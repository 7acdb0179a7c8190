import type { ChipTone } from '../../resources/fields';
import styles from './Badge.module.css';

/**
 * Shows a short label in the colour of its tone. It is one element without styles of its own that would have to be
 * computed, because a list renders hundreds of badges.
 */
export function Badge({ tone, label }: { tone: ChipTone; label: string }) {
  return <span className={`${styles.badge} ${styles[tone] ?? ''}`}>{label}</span>;
}
