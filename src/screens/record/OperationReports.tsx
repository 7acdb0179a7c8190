import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import type { Words } from '../words';
import { operationFailureText, isTariffLimitError } from './failure';
import { LimitHelp } from './LimitHelp';
import type { OperationProgress } from './progress';

/** Lists the records that prevent a deletion. */
export function UsedDialog({
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

/** Lists the records for which an operation failed. */
export function FailedDialog({
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
