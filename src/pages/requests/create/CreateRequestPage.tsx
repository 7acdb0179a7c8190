import { requestsResource as definition } from '../../../../resources/requests';
import { CreateScreen } from '../../../screens/form/CreateScreen';
import { formFields, isFieldActive } from '../../../screens/form/drafts';
import { FormSection } from '../../../screens/form/FormSection';
import type { RecordFormState } from '../../../screens/form/useRecordForm';
import { useWords, type Words } from '../../../screens/words';
import { ResourcePage } from '../../ResourcePage';
import { EarlierRequests } from './EarlierRequests';
import { UsualAddresses } from './UsualAddresses';

/** Renders the page of a new request, which offers what earlier requests of the chosen customer had. */
export function CreateRequestPage() {
  const words = useWords(definition);
  const renderWhat = (form: RecordFormState) => (
    <RequestSection {...{ form, words }} name="what" after={{ customer: <EarlierRequests {...{ form, words }} /> }} />
  );
  const renderPlaces = (form: RecordFormState) => (
    <UsualAddresses form={form}>
      <RequestSection {...{ form, words }} name="places" />
    </UsualAddresses>
  );
  return (
    <ResourcePage isForm resource={definition.name} method={definition.api.create}>
      <CreateScreen definition={definition} customSections={{ what: renderWhat, places: renderPlaces }} />
    </ResourcePage>
  );
}

interface SectionProps {
  form: RecordFormState;
  words: Words;
  name: string;
  after?: Parameters<typeof FormSection>[0]['after'];
}

/** Renders a section of the form as the definition describes it. */
function RequestSection({ form, words, name, after }: SectionProps) {
  const section = form.definition.form.sections.find((each) => each.name === name);
  if (!section) return null;
  const fields = formFields(form.definition).filter(
    (field) =>
      section.fields.includes(field.path) && isFieldActive(form.definition, field, form.drafts(), words.language),
  );
  return <FormSection definition={form.definition} {...{ words, form, section, fields, after }} />;
}
