import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { type OutboxItem, waitingItems } from './outbox/outboxItem';
import type { Outbox } from './outbox/outbox';
import { touchTargetStyle } from './touchTarget';

interface Props {
  outbox: Outbox;
  items: readonly OutboxItem[];
  /** Returns the text of a task, or undefined if the task no longer belongs to the driver. */
  textOf: (task: string) => string | undefined;
}

/** Shows changes that are not on the server: waiting ones, and refused ones with the reason. */
export function OutboxPanel({ outbox, items, textOf }: Props) {
  const { t } = useTranslation(['today', 'app', 'files']);
  const waiting = waitingItems(items).length;
  const describeItem = (item: OutboxItem) =>
    item.kind === 'status' ? t(`task.status.${item.status}`) : t(`outbox.file.${item.collection}`);
  const describeRefusal = ({ error, problems }: NonNullable<OutboxItem['refused']>) =>
    problems
      .map(({ code, payload }) =>
        t([`files:serverError.${code}`, `app:serverError.${code}`, `app:${error}`], { ...payload }),
      )
      .join('\n') || t(`app:${error}`);
  return (
    <>
      <Box role="status">
        {waiting > 0 && (
          <Alert severity="info">
            {t('outbox.waiting', { count: waiting })}
            <Button
              color="inherit"
              variant="outlined"
              onClick={() => void outbox.send()}
              sx={{ display: 'block', mt: 1, ...touchTargetStyle() }}
            >
              {t('outbox.sendNow')}
            </Button>
          </Alert>
        )}
      </Box>
      {items.map((item) =>
        item.refused ? (
          <Alert key={item.key} severity="error" role="alert">
            <AlertTitle>{t('outbox.refused', { what: describeItem(item) })}</AlertTitle>
            {textOf(item.task) && <Box sx={{ overflowWrap: 'anywhere' }}>{textOf(item.task)}</Box>}
            <Box sx={{ whiteSpace: 'pre-line' }}>{describeRefusal(item.refused)}</Box>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
              <Button
                color="inherit"
                variant="outlined"
                onClick={() => void outbox.retry(item.key)}
                sx={touchTargetStyle()}
              >
                {t('outbox.again')}
              </Button>
              <Button color="inherit" onClick={() => void outbox.dismiss(item.key)} sx={touchTargetStyle()}>
                {t('outbox.dismiss')}
              </Button>
            </Box>
          </Alert>
        ) : null,
      )}
    </>
  );
}
