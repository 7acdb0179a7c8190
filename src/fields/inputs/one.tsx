import { useContext } from 'react';
import { LazySingleChoiceBox } from '../../ui/LazyChoiceBox';
import { ChoiceNotesContext } from '../choiceNotes';
import { type FieldInputs, type FieldOf, fieldInputId, type FieldInputProps } from '../kind';
import { isChosenRecord } from '../one';
import { useLookupSearch } from '../useLookupSearch';
import { LookupFilter } from './LookupFilter';

type One = FieldOf<'one'>;

function OneInput({
  field,
  context,
  label,
  help,
  draft,
  onChange,
  onBlur,
  problem,
  required,
  parent,
  parentLabel,
  creator,
}: FieldInputProps<One>) {
  const { t } = context;
  const noteOf = useContext(ChoiceNotesContext);
  const isParentMissing = parent === null;
  const lookup = useLookupSearch(field, { parent: parent?.id, enabled: !isParentMissing });
  const parentHint = isParentMissing && parentLabel ? t('engine:form.chooseFirst', { field: parentLabel }) : undefined;
  return (
    <LazySingleChoiceBox
      {...lookup}
      id={fieldInputId(context)}
      label={label}
      help={problem ?? parentHint ?? help}
      noteOf={(id) => noteOf(field.from, id)}
      error={problem !== undefined}
      required={required}
      disabled={isParentMissing}
      creator={creator}
      value={isChosenRecord(draft) ? draft : null}
      onChange={onChange}
      onBlur={onBlur}
    />
  );
}

/** The inputs of relations to one record: a choice of one record in a form, of several in a filter. */
export const oneInputs: FieldInputs<One> = { Input: OneInput, Filter: LookupFilter };
