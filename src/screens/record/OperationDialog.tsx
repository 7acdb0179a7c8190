import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { lazy } from '../../../providers/loadCode';
import type { Words } from '../words';
import { emptyValuesOf, fieldChooserOf } from './editMany';
import { asksForInput, isEditMany, type RecordOperation, operationTitle } from './operation';
import { OperationConfirm } from './OperationConfirm';
import { FailedDialog, UsedDialog } from './OperationReports';
import type { OperationProgress } from './progress';
import type { OperationControls } from './useOperation';

const ActionDialog = lazy(() => import('./ActionDialog').then((module) => ({ default: module.ActionDialog })));

interface Props {
  operations: OperationControls;
  progress: OperationProgress;
  words: Words;
}

/** Renders the confirmation, progress and failures of an operation. */
export function OperationDialog({ operations: { restorable, confirm, dismiss }, progress, words }: Props) {
  if (progress.step === 'checking')
    return <RunningDialog {...{ words }} operation={progress.operation} onStop={dismiss} />;
  // The dialog stays open while the operation runs, so that typed input is not lost when the operation fails.
  const options =
    progress.step === 'asking' ||
    (progress.step === 'running' && (progress.options.count === 1 || progress.options.job))
      ? progress.options
      : undefined;
  if (options && asksForInput(options.operation)) {
    return (
      <Suspense fallback={null}>
        <ActionDialog
          words={words}
          action={options.operation.action}
          values={
            isEditMany(options.operation) ? emptyValuesOf(options.operation.action) : options.subjects[0]?.inputValues
          }
          chooser={isEditMany(options.operation) ? fieldChooserOf(options.operation.action, words) : undefined}
          question={options.question ?? ''}
          typed={options.typed}
          affected={options.affected}
          busy={progress.step === 'running'}
          failure={progress.step === 'asking' ? progress.failure : undefined}
          onConfirm={confirm}
          onCancel={dismiss}
        />
      </Suspense>
    );
  }
  if (progress.step === 'running') {
    const { operation, count } = progress.options;
    if (count === 1) return null;
    return <RunningDialog {...{ words, operation }} progress={{ done: progress.done, count }} onStop={dismiss} />;
  }
  if (progress.step === 'failed') return <FailedDialog {...{ words, progress }} onClose={dismiss} />;
  if (progress.step === 'used') return <UsedDialog {...{ words, progress }} onClose={dismiss} />;
  return <OperationConfirm {...{ words, progress, restorable }} onConfirm={() => confirm()} onCancel={dismiss} />;
}

interface RunningProps {
  words: Words;
  operation: RecordOperation;
  /** Number of records that are done; absent while the records are being fetched. */
  progress?: { done: number; count: number };
  onStop: () => void;
}

/** Shows the progress of an operation on several records. The button and Escape stop it. */
function RunningDialog({ words, operation, progress, onStop }: RunningProps) {
  const { t } = words;
  return (
    <Dialog
      open
      aria-labelledby="operation-running"
      onClose={(_, reason) => {
        if (reason === 'escapeKeyDown') onStop();
      }}
    >
      <DialogTitle id="operation-running">{operationTitle(operation, words)}</DialogTitle>
      <DialogContent>
        <Typography gutterBottom role="status">
          {progress ? t('engine:list.progress', progress) : t('engine:dialog.checking')}
        </Typography>
        <LinearProgress
          variant={progress ? 'determinate' : 'indeterminate'}
          aria-labelledby="operation-running"
          value={progress && Math.round((100 * progress.done) / Math.max(progress.count, 1))}
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
