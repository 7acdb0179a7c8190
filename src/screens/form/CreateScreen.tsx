import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { ResourceDefinition } from '../../../resources/definition';
import { useRecordDocumentTitle } from '../../ui/RecordDocumentTitle';
import { PageHeader } from '../../ui/PageHeader';
import { returnLinkState } from '../../routing/address';
import { listPath, storeOpenedRecord, recordPagePath } from '../record/recordUrls';
import { BackLink } from '../record/BackLink';
import { recordQueryPaths } from '../record/loadedRecord';
import { RecordMissing } from '../record/RecordMissing';
import { useRecord } from '../record/useRecord';
import { useWords } from '../words';
import { copiedDrafts, type FormDrafts } from './drafts';
import { formWidth } from './formWidth';
import { type CustomSections, RecordForm } from './RecordForm';

interface Props {
  definition: ResourceDefinition;
  customSections?: CustomSections;
}

/** Renders the page with the form of a new record. With `?copy=<id>`, the form starts as a copy of that record. */
export function CreateScreen(props: Props) {
  const [search] = useSearchParams();
  const copied = props.definition.form.copies ? search.get('copy') : null;
  return copied === null ? <NewRecord {...props} /> : <CopiedRecord key={copied} {...props} id={copied} />;
}

function CopiedRecord({ id, ...props }: Props & { id: string }) {
  const { definition } = props;
  const words = useWords(definition);
  const fields = recordQueryPaths(definition, definition.form.copies ?? []);
  const { record, error, retry } = useRecord({ definition, id, fields });
  const drafts = useMemo(
    () => record && copiedDrafts(definition, record, words.language),
    [definition, record, words.language],
  );
  if (!record && error) return <RecordMissing {...{ definition, words, error }} onRetry={retry} />;
  if (!drafts) return <Skeleton variant="rounded" height={480} aria-label={words.t('app:loading')} />;
  return <NewRecord {...props} initialDrafts={drafts} />;
}

function NewRecord({ definition, customSections, initialDrafts }: Props & { initialDrafts?: FormDrafts }) {
  const words = useWords(definition);
  const navigate = useNavigate();
  useRecordDocumentTitle(words.of('createTitle'));
  const back = listPath(definition);
  return (
    <Stack spacing={2} sx={formWidth}>
      <PageHeader title={words.of('createTitle')} above={<BackLink to={back} label={words.t('engine:show.back')} />} />
      <RecordForm
        {...{ definition, words, customSections, initialDrafts }}
        onCancel={() => void navigate(back, returnLinkState)}
        onSaved={({ id }) => {
          storeOpenedRecord(definition, id);
          void navigate(recordPagePath(definition, id), { replace: true });
        }}
      />
    </Stack>
  );
}
