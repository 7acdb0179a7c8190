import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { type OutboxItem, waitingItems } from './outbox/outboxItem';
import type { Outbox } from './outbox/outbox';
import { countWaiting, refusalGroups } from './outbox/outboxSummary';
import { RefusedChanges } from './RefusedChanges';
import { touchTargetStyle } from './touchTarget';

interface Props {
  outbox: Outbox;
  items: readonly OutboxItem[];
  /** Returns the text of a task, or undefined if the task no longer belongs to the driver. */
  textOf: (task: string) => string | undefined;
}

/** Shows changes that are not on the server: waiting ones, counted by kind, and refused ones with the reason. */
export function OutboxPanel({ outbox, items, textOf }: Props) {
  const { t } = useTranslation('today');
  const waiting = waitingItems(items);
  return (
    <>
      <Box role="status">
        {waiting.length > 0 && (
          <Alert severity="info">
            {t('outbox.waiting', { count: waiting.length })}
            <Box>
              {countWaiting(waiting)
                .map(({ kind, count }) => t(`outbox.count.${kind}`, { count }))
                .join(' · ')}
            </Box>
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
      {refusalGroups(items).map((group) => (
        <RefusedChanges key={group.items[0].key} group={group} outbox={outbox} text={textOf(group.items[0].task)} />
      ))}
    </>
  );
}
