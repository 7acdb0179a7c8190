import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

import { useTranslation } from 'react-i18next';
import { useTimeZone } from '../../fields/useTimeZone';
import { timeAt } from '../../fields/zonedTime';
import type { Outbox } from './outbox/outbox';
import type { OutboxItem, SendRefusal } from './outbox/outboxItem';
import type { RefusalGroup } from './outbox/outboxSummary';
import { touchTargetStyle } from './touchTarget';

interface Props {
  group: RefusalGroup;
  outbox: Outbox;
  /** Text of the task; absent if the task no longer belongs to the driver. */
  text: string | undefined;
}

/**
 * Shows changes that the server has refused. After a conflict with another device, it shows both: what the driver
 * entered here, and the status that the task has by now.
 */
export function RefusedChanges({ group: { items, refused, serverStatus }, outbox, text }: Props) {
  const { t } = useTranslation(['today', 'app', 'files']);
  const timeZone = useTimeZone();
  const keys = items.map(({ key }) => key);
  const describe = (item: OutboxItem) => {
    if (item.kind === 'file') return t(`outbox.file.${item.collection}`);
    return [t(`task.status.${item.status}`), item.note].filter(Boolean).join(': ');
  };
  const describeRefusal = ({ error, problems }: SendRefusal) =>
    problems
      .map(({ code, payload }) =>
        t([`files:serverError.${code}`, `app:serverError.${code}`, `app:${error}`], { ...payload }),
      )
      .join('\n') || t(`app:${error}`);
  return (
    <Alert severity="error" role="alert">
      <AlertTitle sx={{ overflowWrap: 'anywhere' }}>
        {t('outbox.refused', { what: items.map(describe).join(', ') })}
      </AlertTitle>
      {text && <Box sx={{ overflowWrap: 'anywhere' }}>{text}</Box>}
      <Box>{t('outbox.enteredAt', { time: timeAt(timeZone, new Date(items[0].made_at)) })}</Box>
      <Box sx={{ whiteSpace: 'pre-line' }}>
        {serverStatus ? t('outbox.conflict', { status: t(`task.status.${serverStatus}`) }) : describeRefusal(refused)}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button color="inherit" variant="outlined" onClick={() => void outbox.retry(keys)} sx={touchTargetStyle()}>
          {t('outbox.again')}
        </Button>
        <Button color="inherit" onClick={() => void outbox.dismiss(keys)} sx={touchTargetStyle()}>
          {t('outbox.dismiss')}
        </Button>
      </Box>
    </Alert>
  );
}
