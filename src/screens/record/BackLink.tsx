import ArrowBack from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { returnLinkState } from '../../routing/address';

/** Renders the link above a page's title that leads back to `to`. */
export function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <Button
      size="small"
      color="inherit"
      startIcon={<ArrowBack />}
      component={Link}
      to={to}
      {...returnLinkState}
      sx={{ ml: -0.5, color: 'text.secondary' }}
    >
      {label}
    </Button>
  );
}
