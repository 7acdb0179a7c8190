import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { ChooseMany } from '../../ui/LazyChoiceBox';
import { type FieldInputs, type FieldOf, inputId, type FieldInputProps } from '../kind';
import { chosenRecordsOfDraft } from '../many';
import { translatedName } from '../names';
import { useLookup } from '../useLookup';
import { LookupFilter } from './LookupFilter';

type Many = FieldOf<'many'>;

const ChecklistInput = lazy(() =>
  import('../checklist/ChecklistInput').then((file) => ({ default: file.ChecklistInput })),
);

function ManyInput(props: FieldInputProps<Many>) {
  if (!props.field.checklist) return <ChooserInput {...props} />;
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={320} sx={{ gridColumn: '1 / -1' }} />}>
      <ChecklistInput {...props} checklist={props.field.checklist} chosen={chosenRecordsOfDraft(props.draft)} />
    </Suspense>
  );
}

function ChooserInput({
  field,
  context,
  label,
  help,
  draft,
  onChange,
  onBlur,
  problem,
  required,
}: FieldInputProps<Many>) {
  const lookup = useLookup(field);
  return (
    <ChooseMany
      {...lookup}
      id={inputId(context)}
      label={label}
      help={problem ?? help ?? ' '}
      error={problem !== undefined}
      required={required}
      value={chosenRecordsOfDraft(draft).map(({ id, title }) => ({
        id,
        title: translatedName(title, field.names, context.t),
      }))}
      onChange={onChange}
      onBlur={onBlur}
    />
  );
}

/** The inputs of relations to several records: a choice of records, in forms and filters. */
export const manyInputs: FieldInputs<Many> = { Input: ManyInput, Filter: LookupFilter };
