import Stack from '@mui/material/Stack';
import { useState } from 'react';
import type { ResourceDefinition } from '../../../../resources/definition';
import { valueAt } from '../../../fields/paths';
import type { LoadedRecord } from '../../record/loadedRecord';
import { useLocks } from '../../record/locks';
import { RecordMissing } from '../../record/RecordMissing';
import type { useRecord } from '../../record/useRecord';
import { LockNotes } from '../../show/LockNotes';
import { ShownSection } from '../../show/ShownSection';
import { ShowSkeleton } from '../../show/ShowSkeleton';
import type { Words } from '../../words';

interface Props {
  definition: ResourceDefinition;
  words: Words;
  id: string;
  loaded: ReturnType<typeof useRecord>;
}

/** Renders the sections of a record. Until it is loaded, the record before it stays, dimmed, so that nothing flickers. */
export function PeekedRecord({ definition, words, id, loaded: { record, error, retry } }: Props) {
  const [last, setLast] = useState<LoadedRecord>();
  if (record && record !== last) setLast(record);
  if (error) return <RecordMissing {...{ definition, words, error }} onRetry={retry} />;
  const shown = record ?? last;
  if (!shown) return <ShowSkeleton definition={definition} label={words.t('app:loading')} />;
  return <Sections {...{ definition, words }} record={shown} isOutdated={shown.id !== id} />;
}

interface SectionsProps extends Pick<Props, 'definition' | 'words'> {
  record: LoadedRecord;
  isOutdated: boolean;
}

function Sections({ definition, words, record, isOutdated }: SectionsProps) {
  const locks = useLocks(definition)(record.id, (path) => valueAt(record, path));
  return (
    <Stack spacing={2} aria-busy={isOutdated} sx={{ opacity: isOutdated ? 0.4 : undefined }}>
      {!record.deleted_at && locks.length > 0 && <LockNotes words={words} locks={locks} />}
      {definition.show.sections.map((section) => (
        <ShownSection key={section.name} {...{ definition, words, record, section }} editable={false} />
      ))}
    </Stack>
  );
}
