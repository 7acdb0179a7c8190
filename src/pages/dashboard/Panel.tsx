import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBoundary } from '../../ui/ErrorBoundary';

interface Asked {
  data?: unknown;
  /** Whether what is shown was asked for before. */
  isPlaceholderData?: boolean;
  isError: boolean;
  refetch: () => unknown;
}

interface Props {
  title: ReactNode;
  /** At the right of the title. */
  beside?: ReactNode;
  /** What is shown; while there is no answer, its room is kept. */
  asked: Asked;
  height?: number;
  children: ReactNode;
}

/** A part of the dashboard under its heading. What goes wrong in it stays in it. */
export function Panel({ title, beside, asked, height = 120, children }: Props) {
  const id = useId();
  const { t } = useTranslation('dashboard');
  return (
    <Card
      component="section"
      aria-labelledby={id}
      aria-busy={(asked.data === undefined || asked.isPlaceholderData === true) && !asked.isError}
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
        {beside}
      </Stack>
      {asked.data === undefined && asked.isError && (
        <Stack role="alert" sx={{ gap: 1, alignItems: 'start' }}>
          <Typography sx={{ color: 'text.secondary' }}>{t('failed')}</Typography>
          <Button variant="outlined" onClick={() => void asked.refetch()}>
            {t('retry')}
          </Button>
        </Stack>
      )}
      {asked.data === undefined && !asked.isError && <Skeleton variant="rounded" height={height} />}
      {asked.data !== undefined && (
        <ErrorBoundary fallback={<Typography role="alert">{t('failed')}</Typography>}>{children}</ErrorBoundary>
      )}
    </Card>
  );
}
