import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { type Deed, waitingOf } from './outbox/deed';
import type { Outbox } from './outbox/outbox';
import { thumb } from './thumb';

interface Props {
  outbox: Outbox;
  deeds: readonly Deed[];
  /** What a task is called; absent once it is not this driver's any more. */
  textOf: (task: string) => string | undefined;
}

/** What was done here and is not with the server: what waits, and what the server would not have, with the reason. */
export function OutboxPanel({ outbox, deeds, textOf }: Props) {
  const { t } = useTranslation(['today', 'app', 'files']);
  const waiting = waitingOf(deeds).length;
  const what = (deed: Deed) =>
    deed.kind === 'status' ? t(`task.status.${deed.status}`) : t(`outbox.file.${deed.collection}`);
  const why = ({ error, problems }: NonNullable<Deed['refused']>) =>
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
              sx={{ display: 'block', mt: 1, ...thumb() }}
            >
              {t('outbox.sendNow')}
            </Button>
          </Alert>
        )}
      </Box>
      {deeds.map((deed) =>
        deed.refused ? (
          <Alert key={deed.key} severity="error" role="alert">
            <AlertTitle>{t('outbox.refused', { what: what(deed) })}</AlertTitle>
            {textOf(deed.task) && <Box sx={{ overflowWrap: 'anywhere' }}>{textOf(deed.task)}</Box>}
            <Box sx={{ whiteSpace: 'pre-line' }}>{why(deed.refused)}</Box>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
              <Button color="inherit" variant="outlined" onClick={() => void outbox.again(deed.key)} sx={thumb()}>
                {t('outbox.again')}
              </Button>
              <Button color="inherit" onClick={() => void outbox.dismiss(deed.key)} sx={thumb()}>
                {t('outbox.dismiss')}
              </Button>
            </Box>
          </Alert>
        ) : null,
      )}
    </>
  );
}
