import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { requestIdText } from './errorText';

/** Shows the id by which an operator finds an unexpected error in the server's log. Renders nothing for other errors. */
export function RequestIdNote({ error }: { error: unknown }) {
  const { t } = useTranslation('app');
  const text = requestIdText(error, t);
  if (text === undefined) return null;
  return (
    <Typography variant="caption" component="p" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {text}
    </Typography>
  );
}
