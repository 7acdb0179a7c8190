import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { errorTextKey } from '../../providers/errors';
import { RequestIdNote } from './RequestIdNote';

type Props = {
  severity?: 'warning' | 'error';
  sx?: SxProps<Theme>;
  onRetry: () => void;
} & (
  | {
      /** The error to describe. */
      error: unknown;
      text?: undefined;
    }
  | {
      error?: undefined;
      /** Text to show instead of the description of an error. */
      text: string;
    }
);

/** Shows that loading data failed, with a button to try again. */
export function RetryAlert({ severity = 'warning', sx, onRetry, error, text }: Props) {
  const { t } = useTranslation(['engine', 'app']);
  return (
    <Alert
      severity={severity}
      sx={sx}
      action={
        <Button color="inherit" onClick={onRetry}>
          {t('engine:list.retry')}
        </Button>
      }
    >
      {text ?? t(`app:${errorTextKey(error)}`)}
      <RequestIdNote error={error} />
    </Alert>
  );
}
