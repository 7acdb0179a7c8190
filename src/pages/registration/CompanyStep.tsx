import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { companyRegistrationResource } from '../../../resources/companyRegistration';
import { RegistrationLayout } from '../../layouts/RegistrationLayout';
import { formPaths } from '../../screens/form/drafts';
import { recordQueryPaths } from '../../screens/record/loadedRecord';
import { OnlyRecord } from '../../screens/record/OnlyRecord';
import { RecordMissing } from '../../screens/record/RecordMissing';
import { useRecord } from '../../screens/record/useRecord';
import { useWords } from '../../screens/words';
import { DocumentTitle } from '../../ui/DocumentTitle';
import { CompanyForm } from './CompanyForm';
import { companyDraftField } from './companyDraft';
import { StepHeader } from './StepHeader';

const definition = companyRegistrationResource;
const fields = recordQueryPaths(definition, [...formPaths(definition), companyDraftField]);

/** Renders the second step of the registration: the company. */
export function CompanyStep() {
  const { t } = useWords(definition);
  const title = t('registration:company.title');
  return (
    <RegistrationLayout step="company">
      <DocumentTitle title={title} />
      <Stack spacing={3}>
        <StepHeader title={title} text={t('registration:company.text')} />
        <OnlyRecord definition={definition} waiting={<FormSkeleton />}>
          {(id) => <Company key={id} id={id} />}
        </OnlyRecord>
      </Stack>
    </RegistrationLayout>
  );
}

function Company({ id }: { id: string }) {
  const words = useWords(definition);
  const { record, error, retry } = useRecord({ definition, id, fields });
  if (record) return <CompanyForm {...{ definition, words, record }} />;
  return error ? <RecordMissing {...{ definition, words, error }} onRetry={retry} /> : <FormSkeleton />;
}

const FormSkeleton = () =>
  definition.form.sections.map(({ name, fields: { length } }) => (
    <Skeleton key={name} variant="rounded" height={110 + 66 * Math.ceil(length / 2)} />
  ));
