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

/** What keeps the form from being saved, above it: each field by its name, a click away. */
export function ProblemSummary({ words: { t, label }, form: { problems, failure }, fields }: Props) {
  const wrong = fields.filter((path) => problems.paths.includes(path));
  if (wrong.length === 0 && failure === undefined) return null;
  return (
    <Alert severity="error" role="alert">
      <AlertTitle sx={{ mb: wrong.length > 0 ? 0.5 : 0 }}>
        {wrong.length > 0 ? t('engine:form.problems', { count: wrong.length }) : t('engine:form.failed')}
      </AlertTitle>
      {wrong.length === 0 && failure}
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
