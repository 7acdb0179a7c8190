import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBoundary } from '../../ui/ErrorBoundary';

interface PanelQuery {
  data?: unknown;
  /** Whether the shown data still belongs to the previously selected period. */
  isPlaceholderData?: boolean;
  isError: boolean;
  refetch: () => unknown;
}

interface Props {
  title: ReactNode;
  /** Controls beside the title. */
  toolbar?: ReactNode;
  /** Query of the panel's data. A placeholder of `height` is shown while it loads. */
  query: PanelQuery;
  height?: number;
  children: ReactNode;
}

/**
 * Shows a section of the dashboard with its loading and error state. An error in one panel does not affect the others.
 */
export function DashboardPanel({ title, toolbar, query, height = 120, children }: Props) {
  const id = useId();
  const { t } = useTranslation('dashboard');
  return (
    <Card
      component="section"
      aria-labelledby={id}
      aria-busy={(query.data === undefined || query.isPlaceholderData === true) && !query.isError}
      sx={{ p: 2, minWidth: 0, display: 'flex', flexDirection: 'column', gap: 1.5 }}
    >
      <Stack
        direction="row"
        useFlexGap
        sx={{ gap: 1, alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap', minHeight: 32 }}
      >
        <Typography variant="h2" id={id}>
          {title}
        </Typography>
        {toolbar}
      </Stack>
      {query.data === undefined && query.isError && (
        <Stack role="alert" sx={{ gap: 1, alignItems: 'start' }}>
          <Typography sx={{ color: 'text.secondary' }}>{t('failed')}</Typography>
          <Button variant="outlined" onClick={() => void query.refetch()}>
            {t('retry')}
          </Button>
        </Stack>
      )}
      {query.data === undefined && !query.isError && <Skeleton variant="rounded" height={height} />}
      {query.data !== undefined && (
        <ErrorBoundary fallback={<Typography role="alert">{t('failed')}</Typography>}>{children}</ErrorBoundary>
      )}
    </Card>
  );
}
