import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { backgroundJobsResource } from '../../../../resources/backgroundJobs';
import { recordPagePath } from '../../../screens/record/recordUrls';
import { exportedFileId, isUnfinished, type Job, percentOf } from './job';
import { jobStatus, jobTitle } from './jobTexts';
import { useFileDownload } from './useFileDownload';

interface Props {
  anchor: HTMLElement;
  jobs: readonly Job[];
  cancel: (job: Job) => Promise<void>;
  undo: (job: Job) => Promise<void>;
  onClose: () => void;
}

/** Shows the user's latest operations, with their progress, and buttons to cancel and undo them. */
export function JobsPanel({ anchor, jobs, onClose, ...actions }: Props) {
  const { t } = useTranslation(['background_jobs', 'app']);
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': t('background_jobs:menu.title'), sx: { width: 360 } } }}
    >
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {jobs.map((job) => (
          <JobEntry key={job.id} {...{ job, onClose }} {...actions} />
        ))}
      </Box>
      <Box sx={{ p: 1 }}>
        <Button component={RouterLink} to={backgroundJobsResource.path} fullWidth color="inherit" onClick={onClose}>
          {t('background_jobs:menu.all')}
        </Button>
      </Box>
    </Popover>
  );
}

function JobEntry({ job, cancel, undo, onClose }: { job: Job } & Omit<Props, 'anchor' | 'jobs'>) {
  const { t } = useTranslation(['background_jobs', 'app']);
  const percent = percentOf(job);
  const title = jobTitle(job, t);
  const file = exportedFileId(job);
  const download = useFileDownload();
  return (
    <Box component="li" sx={{ px: 2, py: 1.25, borderBottom: 1, borderColor: 'divider' }}>
      <Link
        component={RouterLink}
        to={recordPagePath(backgroundJobsResource, job.id)}
        color="inherit"
        variant="subtitle2"
        onClick={onClose}
      >
        {title}
      </Link>
      {isUnfinished(job) && (
        <LinearProgress
          variant={percent === undefined ? 'indeterminate' : 'determinate'}
          value={percent}
          aria-label={title}
          sx={{ my: 0.75 }}
        />
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {jobStatus(job, t)}
      </Typography>
      {file !== undefined && (
        <Button
          size="small"
          aria-label={`${t('background_jobs:file.download')}: ${title}`}
          onClick={() => void download(file)}
        >
          {t('background_jobs:file.download')}
        </Button>
      )}
      {job.can_cancel && (
        <Button
          size="small"
          color="inherit"
          aria-label={`${t('background_jobs:actions.cancel.title')}: ${title}`}
          onClick={() => void cancel(job)}
        >
          {t('background_jobs:actions.cancel.title')}
        </Button>
      )}
      {job.can_undo && (
        <Button
          size="small"
          color="inherit"
          aria-label={`${t('background_jobs:actions.undo.title')}: ${title}`}
          onClick={() => void undo(job)}
        >
          {t('background_jobs:actions.undo.title')}
        </Button>
      )}
    </Box>
  );
}
