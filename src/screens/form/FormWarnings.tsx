import Alert from '@mui/material/Alert';
import { useWatch } from 'react-hook-form';
import type { ResourceDefinition, ChangeWarning } from '../../../resources/definition';
import type { Words } from '../words';
import type { RecordFormState } from './useRecordForm';

interface Props {
  words: Words;
  form: RecordFormState;
  warnings: ResourceDefinition['form']['warnings'];
}

/** Renders the warnings that apply to the form's unsaved changes. */
export function FormWarnings({ words, form, warnings = [] }: Props) {
  return warnings.map((warning) => <FormWarning key={warning.name} {...{ words, form, warning }} />);
}

function FormWarning({ words, form, warning }: Omit<Props, 'warnings'> & { warning: ChangeWarning }) {
  useWatch({ control: form.control, name: [...warning.fields] });
  if (!form.warns(warning)) return null;
  return (
    <Alert severity="warning" role="status">
      {words.of(`warnings.${warning.name}`)}
    </Alert>
  );
}
