import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import type { Words } from '../words';
import { operationFailureText, isTariffLimitError } from './failure';
import { LimitHelp } from './LimitHelp';
import { asksForInput, operationTitle } from './operation';
import type { OperationControls, OperationProgress } from './useOperation';

const ActionDialog = lazy(() => import('./ActionDialog').then((module) => ({ default: module.ActionDialog })));

interface Props {
  operations: OperationControls;
  progress: OperationProgress;
  words: Words;
}

/** Renders the confirmation, progress and failures of an operation. */
export function OperationDialog({ operations: { restorable, confirm, dismiss }, progress, words }: Props) {
  // The dialog stays open while the operation runs, so that typed input is not lost when the operation fails.
  const options =
    progress.step === 'asking' || (progress.step === 'running' && progress.options.count === 1)
      ? progress.options
      : undefined;
  if (options && asksForInput(options.operation)) {
    return (
      <Suspense fallback={null}>
        <ActionDialog
          words={words}
          action={options.operation.action}
          values={typeof options.subjects === 'function' ? undefined : options.subjects[0]?.inputValues}
          question={options.question ?? ''}
          typed={options.typed}
          busy={progress.step === 'running'}
          failure={progress.step === 'asking' ? progress.failure : undefined}
          onConfirm={confirm}
          onCancel={dismiss}
        />
      </Suspense>
    );
  }
  if (progress.step === 'running') {
    return progress.options.count > 1 ? (
      <Running words={words} order={progress.options} done={progress.done} onStop={dismiss} />
    ) : null;
  }
  if (progress.step === 'failed') return <Failed {...{ words, progress }} onClose={dismiss} />;
  if (progress.step === 'used') return <Used {...{ words, progress }} onClose={dismiss} />;
  const { operation } = progress.options;
  const negative = operation.kind === 'delete';
  return (
    <ConfirmDialog
      open
      title={progress.question ?? ''}
      text={negative ? words.t(`engine:list.${restorable ? 'canBeRestored' : 'cannotBeRestored'}`) : undefined}
      confirmLabel={operationTitle(operation, words)}
      destructive={negative}
      onConfirm={() => confirm()}
      onCancel={dismiss}
    />
  );
}

/** Lists the records that prevent a deletion. */
function Used({
  words,
  progress: { title, uses },
  onClose,
}: {
  words: Words;
  progress: Extract<OperationProgress, { step: 'used' }>;
  onClose: () => void;
}) {
  const { t, of, language } = words;
  const listed = new Intl.ListFormat(language);
  return (
    <Dialog open onClose={onClose} aria-labelledby="operation-used" slotProps={{ paper: { role: 'alertdialog' } }}>
      <DialogTitle id="operation-used">{of('usedBy.title', { title })}</DialogTitle>
      <DialogContent>
        {uses.map(({ list, count, names }) => (
          <Typography key={list}>
            {of(`usedBy.${list}`, {
              count,
              names: listed.format(
                count > names.length ? [...names, t('engine:list.others', { count: count - names.length })] : names,
              ),
            })}
          </Typography>
        ))}
      </DialogContent>
      <DialogActions>
        <Button autoFocus variant="contained" onClick={onClose}>
          {t('engine:dialog.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Running({
  words,
  order,
  done,
  onStop,
}: {
  words: Words;
  order: OperationProgress['options'];
  done: number;
  onStop: () => void;
}) {
  const { t } = words;
  return (
    <Dialog open aria-labelledby="operation-running">
      <DialogTitle id="operation-running">{operationTitle(order.operation, words)}</DialogTitle>
      <DialogContent>
        <Typography gutterBottom role="status">
          {t('engine:list.progress', { done, count: order.count })}
        </Typography>
        <LinearProgress
          variant="determinate"
          aria-labelledby="operation-running"
          value={Math.round((100 * done) / Math.max(order.count, 1))}
        />
      </DialogContent>
      <DialogActions>
        <Button autoFocus color="inherit" onClick={onStop}>
          {t('engine:list.stop')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Failed({
  words,
  progress,
  onClose,
}: {
  words: Words;
  progress: Extract<OperationProgress, { step: 'failed' }>;
  onClose: () => void;
}) {
  const { t } = words;
  const { failures, done } = progress;
  return (
    <Dialog open onClose={onClose} aria-labelledby="operation-failed">
      <DialogTitle id="operation-failed">{t('engine:list.failed', { count: failures.length })}</DialogTitle>
      <DialogContent>
        <Typography>{t('engine:list.doneBeside', { count: done })}</Typography>
        <List dense>
          {failures.map(({ id, title, error }) => (
            <ListItem key={id} disableGutters>
              <ListItemText
                primary={title}
                secondary={operationFailureText(error, words, progress.options.operation)}
              />
            </ListItem>
          ))}
        </List>
        <LimitHelp error={failures.find(({ error }) => isTariffLimitError(error))?.error} />
      </DialogContent>
      <DialogActions>
        <Button autoFocus variant="contained" onClick={onClose}>
          {t('engine:dialog.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
