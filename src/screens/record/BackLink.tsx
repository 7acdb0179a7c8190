import ArrowBack from '@mui/icons-material/ArrowBack';
import { Link } from 'react-router';
import { returnLinkState } from '../../routing/address';
import styles from './BackLink.module.css';

/** Renders the link above a page's title that leads back to `to`. */
export function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <Link to={to} {...returnLinkState} className={styles.link}>
      <ArrowBack aria-hidden />
      {label}
    </Link>
  );
}
