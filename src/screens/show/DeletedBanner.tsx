import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { fieldKindOf } from '../../fields';
import type { LoadedRecord } from '../record/loadedRecord';
import type { Words } from '../words';

interface Props {
  words: Words;
  record: LoadedRecord;
  /** Called to restore the record; undefined when the user may not restore it. */
  onRestore: (() => void) | undefined;
}

/** Shows when the record was deleted, with a button to restore it. */
export function DeletedBanner({ words: { t, fieldContext }, record, onRestore }: Props) {
  const moment = { type: 'datetime' } as const;
  const date = fieldKindOf(moment).text(record.deleted_at, moment, fieldContext('deleted_at'));
  return (
    <Alert
      severity="warning"
      action={
        onRestore && (
          <Button color="inherit" onClick={onRestore}>
            {t('engine:list.restore')}
          </Button>
        )
      }
    >
      {t('engine:show.deletedOn', { date })}
    </Alert>
  );
}
