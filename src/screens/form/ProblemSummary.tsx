import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';
import { focusField } from './focus';
import type { Words } from '../words';
import type { RecordForm } from './useRecordForm';

interface Props {
  words: Words;
  form: RecordForm;
  /** Fields that are in the form, in its order. */
  fields: readonly string[];
}

const wrongFields = (fields: readonly string[], { paths }: RecordForm['problems']) =>
  fields.filter((path) => paths.includes(path));

/** What keeps the form from being saved, above it: each field by its name, a click away. */
export function ProblemSummary({ words: { t, label }, form: { problems }, fields }: Props) {
  const wrong = wrongFields(fields, problems);
  if (wrong.length === 0) return null;
  return (
    <Alert severity="error" role="alert">
      <AlertTitle sx={{ mb: 0.5 }}>{t('engine:form.problems', { count: wrong.length })}</AlertTitle>
      {wrong.map((path, index) => (
        <span key={path}>
          {index > 0 && ', '}
          <Link component="button" type="button" color="inherit" underline="always" onClick={() => focusField(path)}>
            {label(path)}
          </Link>
        </span>
      ))}
    </Alert>
  );
}

/** Why saving failed where no field is to blame, beside the button that was pressed. */
export function SaveFailure({ words: { t }, form: { problems, failure }, fields }: Props) {
  if (failure === undefined || wrongFields(fields, problems).length > 0) return null;
  return (
    <Alert severity="error" role="alert">
      <AlertTitle>{t('engine:form.failed')}</AlertTitle>
      {failure}
    </Alert>
  );
}
