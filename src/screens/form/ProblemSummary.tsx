import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';
import { LimitHelp } from '../record/LimitHelp';
import { focusField } from './focus';
import type { Words } from '../words';
import { isWithinField } from './useFormProblems';
import type { RecordFormState } from './useRecordForm';

interface Props {
  words: Words;
  form: RecordFormState;
  /** Paths of the form's fields, in order. */
  fields: readonly string[];
}

/** Returns the paths with a problem, in the order of the form's fields. */
const wrongFields = (fields: readonly string[], { paths }: RecordFormState['problems']) =>
  fields.flatMap((field) => paths.filter((path) => isWithinField(path, field)));

/** Returns the label for a path. The label of a row's column starts with the title of the row. */
function labelOf(path: string, { label, of }: Words): string {
  const [, field, row, column] = /^(.+?)\.(\d+)\.(.+)$/.exec(path) ?? [];
  if (field === undefined || column === undefined) return label(path);
  return `${of(`rows.${field}.one`, { number: Number(row) + 1 })}: ${of(`rows.${field}.columns.${column}`)}`;
}

/** Lists the fields with problems above the form, as links to them. */
export function ProblemSummary({ words, form: { problems }, fields }: Props) {
  const wrong = wrongFields(fields, problems);
  if (wrong.length === 0) return null;
  return (
    <Alert severity="error" role="alert">
      <AlertTitle sx={{ mb: 0.5 }}>{words.t('engine:form.problems', { count: wrong.length })}</AlertTitle>
      {wrong.map((path, index) => (
        <span key={path}>
          {index > 0 && ', '}
          <Link component="button" type="button" color="inherit" underline="always" onClick={() => focusField(path)}>
            {labelOf(path, words)}
          </Link>
        </span>
      ))}
    </Alert>
  );
}

/** Renders why saving failed, next to the save button; nothing when a field already shows the problem. */
export function SaveFailure({ words: { t }, form: { problems, failure }, fields }: Props) {
  if (failure === undefined || wrongFields(fields, problems).length > 0) return null;
  return (
    <Alert severity="error" role="alert">
      <AlertTitle>{t('engine:form.failed')}</AlertTitle>
      {failure.text}
      <LimitHelp error={failure.error} />
    </Alert>
  );
}
