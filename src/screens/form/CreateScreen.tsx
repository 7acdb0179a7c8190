import Stack from '@mui/material/Stack';
import { useNavigate } from 'react-router';
import type { ResourceDefinition } from '../../../resources/definition';
import { useRecordDocumentTitle } from '../../ui/DocumentTitle';
import { PageHeader } from '../../ui/PageHeader';
import { listPath, storeOpenedRecord, returnLinkState, recordPagePath } from '../record/recordUrls';
import { BackLink } from '../record/BackLink';
import { useWords } from '../words';
import { formWidth } from './formWidth';
import { RecordForm } from './RecordForm';

/** Renders the page with the form of a new record. */
export function CreateScreen({ definition }: { definition: ResourceDefinition }) {
  const words = useWords(definition);
  const navigate = useNavigate();
  useRecordDocumentTitle(words.of('createTitle'));
  const back = listPath(definition);
  return (
    <Stack spacing={2} sx={formWidth}>
      <PageHeader title={words.of('createTitle')} above={<BackLink to={back} label={words.t('engine:show.back')} />} />
      <RecordForm
        definition={definition}
        words={words}
        onCancel={() => void navigate(back, returnLinkState)}
        onSaved={({ id }) => {
          storeOpenedRecord(definition, id);
          void navigate(recordPagePath(definition, id), { replace: true });
        }}
      />
    </Stack>
  );
}
