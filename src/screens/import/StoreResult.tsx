import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router';
import type { ResourceDefinition } from '../../../resources/definition';
import { listPath } from '../record/recordUrls';
import type { Words } from '../words';
import { JobProgress } from './JobProgress';
import type { ImportJob } from './importApi';
import { isEnded, type ImportState } from './useImport';

interface Props {
  definition: ResourceDefinition;
  words: Words;
  state: ImportState;
  job: ImportJob;
  onRestart: () => void;
}

/** Renders the job that stores or undoes an import: its progress, then what it has done. */
export function StoreResult({ definition, words, state, job, onRestart }: Props) {
  const { t } = words;
  if (!isEnded(job))
    return <JobProgress {...{ job, words }} title={t('imports:storing')} onCancel={() => void state.cancel(job)} />;
  const { failure, result, failed } = job;
  const isFailed = job.state === 'FAILED';
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Alert severity={isFailed ? 'error' : failed > 0 ? 'warning' : 'success'} role="status" sx={{ width: '100%' }}>
        {isFailed &&
          t([`imports:serverError.${failure?.code}`, `app:serverError.${failure?.code}`, 'app:errors.unknown'])}
        {job.state === 'CANCELED' && t('imports:done.canceled', { count: job.processed })}
        {job.state === 'SUCCEEDED' && result && t('imports:done.stored', { ...result })}
        {job.state === 'SUCCEEDED' && !result && t('imports:done.undone', { count: job.processed - failed })}{' '}
        {failed > 0 && t(result ? 'imports:done.failed' : 'imports:done.notUndone', { count: failed })}
      </Alert>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button variant="contained" component={Link} to={listPath(definition)}>
          {t('engine:show.back')}
        </Button>
        {failure?.code === 'import_refused' && (
          <Button variant="outlined" loading={state.isSending} onClick={() => void state.checkAgain()}>
            {t('imports:check.again')}
          </Button>
        )}
        {job.can_undo && (
          <Button variant="outlined" loading={state.isSending} onClick={() => void state.undo(job)}>
            {t('imports:undo')}
          </Button>
        )}
        <Button color="inherit" onClick={onRestart}>
          {t('imports:another')}
        </Button>
      </Stack>
    </Stack>
  );
}
