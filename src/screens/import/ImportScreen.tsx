import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import type { ResourceDefinition } from '../../../resources/definition';
import { PageHeader } from '../../ui/PageHeader';
import { RetryAlert } from '../../ui/RetryAlert';
import { useRecordDocumentTitle } from '../../ui/RecordDocumentTitle';
import { BackLink } from '../record/BackLink';
import { listPath } from '../record/recordUrls';
import { useWords } from '../words';
import { FileDrop } from './FileDrop';
import { ImportSteps } from './ImportSteps';
import { type StoredImport, useImportApi } from './importApi';
import { downloadTemplate } from './template';
import { useImportFields } from './useImport';

/** Renders the page that imports records of a resource from a file. */
export function ImportScreen({ definition }: { definition: ResourceDefinition }) {
  const words = useWords(definition);
  const { t, of } = words;
  const api = useImportApi();
  const fields = useImportFields(definition);
  const [read, setRead] = useState<{ stored: StoredImport; file: File }>();
  const [error, setError] = useState<unknown>();
  const title = t('imports:title', { records: of('title') });
  useRecordDocumentTitle(title);
  const restart = async (sheet?: string) => {
    if (sheet === undefined || !read) return setRead(undefined);
    setError(undefined);
    try {
      const id = await api.upload(read.file, { resource: definition.name, sheet });
      setRead({ ...read, stored: await api.read(id) });
    } catch (failure) {
      setError(failure);
    }
  };
  return (
    <Stack spacing={2} sx={{ maxWidth: 1400 }}>
      <PageHeader
        focusOnMount
        title={title}
        above={<BackLink to={listPath(definition)} label={t('engine:show.back')} />}
      />
      {fields.error && <RetryAlert error={fields.error} onRetry={() => void fields.refetch()} />}
      {error !== undefined && <RetryAlert error={error} onRetry={() => setError(undefined)} />}
      {fields.isPending && <Skeleton variant="rounded" height={160} />}
      {fields.data && !read && (
        <FileDrop
          resource={definition.name}
          words={words}
          onUploaded={(stored, file) => setRead({ stored, file })}
          onDownloadTemplate={() => downloadTemplate(fields.data, definition, of('title'), words.language)}
        />
      )}
      {fields.data && read && (
        <ImportSteps
          key={read.stored.id}
          {...{ definition, words }}
          fields={fields.data}
          stored={read.stored}
          onRestart={(sheet) => void restart(sheet)}
        />
      )}
    </Stack>
  );
}
