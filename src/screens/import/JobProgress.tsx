import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Words } from '../words';
import type { ImportJob } from './importApi';

interface Props {
  job: ImportJob;
  title: string;
  words: Words;
  onCancel: () => void;
}

/** Renders how far a running job has come, with the button that cancels it. */
export function JobProgress({ job, title, words: { t }, onCancel }: Props) {
  const id = useId();
  const { processed, total } = job;
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Typography id={id} role="status">
        {title} {total !== null && t('imports:progress', { processed, total })}
      </Typography>
      <LinearProgress
        sx={{ width: '100%' }}
        aria-labelledby={id}
        variant={total ? 'determinate' : 'indeterminate'}
        value={total ? Math.round((100 * processed) / total) : 0}
      />
      {job.can_cancel && (
        <Button color="inherit" variant="outlined" onClick={onCancel}>
          {t('engine:dialog.cancel')}
        </Button>
      )}
    </Box>
  );
}
