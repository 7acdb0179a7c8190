import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import type { ResourceDefinition } from '../../../resources/definition';
import { dateFormatPatterns, dayPattern } from '../../fields/datetime';
import { errorText } from '../../ui/errorText';
import { registerUnsavedWork } from '../../ui/unsavedWork';
import { uploadErrorText } from '../../ui/upload/uploadError';
import type { Words } from '../words';
import { CheckResult } from './CheckResult';
import { Choices } from './Choices';
import { ColumnsTable } from './ColumnsTable';
import { FillsTable } from './FillsTable';
import { JobProgress } from './JobProgress';
import type { StoredImport } from './importApi';
import type { NamedField } from './matchColumns';
import { NativeSelect } from './NativeSelect';
import { RowsTable } from './RowsTable';
import { StoreResult } from './StoreResult';
import { isEnded, useImport } from './useImport';

interface Props {
  definition: ResourceDefinition;
  words: Words;
  fields: readonly NamedField[];
  stored: StoredImport;
  /** Uploads the file again to read another sheet; without one, asks for another file. */
  onRestart: (sheet?: string) => void;
}

/** Renders the steps of an import after its file was read. */
export function ImportSteps({ definition, words, fields, stored, onRestart }: Props) {
  const { t } = words;
  const monthFirst = dayPattern(words.fieldContext('')) === dateFormatPatterns.MM_DD_YYYY;
  const state = useImport({ definition, fields, stored, monthFirst });
  const { check, checked, store, preview, canCheck, error } = state;
  const isUnsaved = store === undefined;
  useEffect(() => (isUnsaved ? registerUnsavedWork({ isUnsaved: () => true }) : undefined), [isUnsaved]);
  if (store) return <StoreResult {...{ definition, words, state }} job={store} onRestart={() => onRestart()} />;
  return (
    <Stack spacing={2}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {t('imports:file.read', { name: stored.file_name, count: stored.row_count })}
        </Typography>
        {stored.sheets.length > 1 && (
          <NativeSelect
            label={t('imports:file.sheet')}
            value={stored.sheet ?? ''}
            options={stored.sheets.map((value) => ({ value, label: value }))}
            onChange={onRestart}
          />
        )}
        <Button color="inherit" onClick={() => onRestart()}>
          {t('imports:another')}
        </Button>
      </Stack>
      <Typography variant="h2">{t('imports:columns.title')}</Typography>
      <Choices {...{ words, fields, state }} />
      <ColumnsTable {...{ words, fields, state }} />
      <FillsTable {...{ words, fields, state }} />
      {!canCheck && <Alert severity="info">{t('imports:columns.missing')}</Alert>}
      {error !== undefined && (
        <Alert severity="error" role="alert">
          {uploadErrorText(error, t)}
        </Alert>
      )}
      {canCheck && checked === undefined && (
        <>
          <Typography variant="h2">{t('imports:preview')}</Typography>
          {preview.error !== null && <Alert severity="error">{errorText(preview.error, t)}</Alert>}
          <RowsTable {...{ definition, words, fields, state }} title={t('imports:preview')} rows={preview.data ?? []} />
          {check && !isEnded(check) ? (
            <JobProgress
              job={check}
              words={words}
              title={t('imports:checking')}
              onCancel={() => void state.cancel(check)}
            />
          ) : (
            <Button
              variant="contained"
              loading={state.isSending}
              sx={{ alignSelf: 'flex-start' }}
              onClick={() => void state.startCheck()}
            >
              {t('imports:check.all', { count: stored.row_count })}
            </Button>
          )}
          {check?.state === 'FAILED' && <Alert severity="error">{t('app:errors.unknown')}</Alert>}
        </>
      )}
      {checked && <CheckResult {...{ definition, words, fields, state, checked }} />}
    </Stack>
  );
}
