import { Suspense } from 'react';
import { lazy } from '../../../providers/loadCode';
import { LazyMultipleChoiceBox } from '../../ui/LazyChoiceBox';
import { type FieldInputs, type FieldOf, fieldInputId, type FieldInputProps } from '../kind';
import { chosenRecordsOfDraft } from '../many';
import { translateServerName } from '../names';
import { useLookupSearch } from '../useLookupSearch';
import { LookupFilter } from './LookupFilter';
import { InputPlaceholder } from '../../ui/InputPlaceholder';

type Many = FieldOf<'many'>;

const ChecklistInput = lazy(() =>
  import('../checklist/ChecklistInput').then((file) => ({ default: file.ChecklistInput })),
);

function ManyInput(props: FieldInputProps<Many>) {
  if (!props.field.checklist) return <ChooserInput {...props} />;
  return (
    <Suspense fallback={<InputPlaceholder height={320} sx={{ gridColumn: '1 / -1' }} />}>
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
  const lookup = useLookupSearch(field);
  return (
    <LazyMultipleChoiceBox
      {...lookup}
      id={fieldInputId(context)}
      label={label}
      help={problem ?? help ?? ' '}
      error={problem !== undefined}
      required={required}
      value={chosenRecordsOfDraft(draft).map(({ id, title }) => ({
        id,
        title: translateServerName(title, field.names, context.t),
      }))}
      onChange={onChange}
      onBlur={onBlur}
    />
  );
}

/** The inputs of relations to several records: a choice of records, in forms and filters. */
export const toManyInputs: FieldInputs<Many> = { Input: ManyInput, Filter: LookupFilter };
