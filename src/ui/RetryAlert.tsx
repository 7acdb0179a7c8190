import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { errorTextKey } from '../../providers/errors';
import { RequestIdNote } from './RequestIdNote';

type Props = {
  severity?: 'warning' | 'error';
  /** Space above it. */
  mt?: number;
  /** Whether line breaks of the text are kept. */
  keepsLines?: boolean;
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

/** On a phone, the button stands below the text, which would else be a narrow column. */
const alertSx = {
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  '& .MuiAlert-message': { flex: { xs: '1 1 70%', sm: 'initial' } },
} as const;

/** Shows that loading data failed, with a button to try again. */
export function RetryAlert({ severity = 'warning', mt, keepsLines, onRetry, error, text }: Props) {
  const { t } = useTranslation(['engine', 'app']);
  return (
    <Alert
      severity={severity}
      sx={{ ...alertSx, mt, whiteSpace: keepsLines ? 'pre-line' : undefined }}
      action={
        <Button color="inherit" onClick={onRetry} sx={{ whiteSpace: 'nowrap' }}>
          {t('engine:list.retry')}
        </Button>
      }
    >
      {text ?? t(`app:${errorTextKey(error)}`)}
      <RequestIdNote error={error} />
    </Alert>
  );
}
