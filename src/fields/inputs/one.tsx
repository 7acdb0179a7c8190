import { useContext, useEffect } from 'react';
import { findNamedOption } from '../../ui/choiceSearch';
import { LazySingleChoiceBox } from '../../ui/LazyChoiceBox';
import { ChoiceNotesContext } from '../choiceNotes';
import { type FieldInputs, type FieldOf, fieldInputId, type FieldInputProps } from '../kind';
import { isChosenRecord } from '../one';
import { RankedChoicesContext, useRankedSearch } from '../rankedChoices';
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
  const ranked = useRankedSearch(useContext(RankedChoicesContext)(context.path));
  const byTitle = useLookupSearch(field, { parent: parent?.id, enabled: !isParentMissing && !ranked });
  const lookup = ranked ?? byTitle;
  const unknownText = typeof draft === 'string' ? draft : '';
  const named = unknownText === '' || lookup.isStale ? undefined : findNamedOption(lookup.options, unknownText);
  useEffect(() => {
    if (named) onChange({ id: named.id, title: named.title });
  }, [named, onChange]);
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
      unknownText={unknownText}
      // A row of a list checks no typed text, so the text must not look like a value there.
      onUnknown={context.at === undefined ? onChange : undefined}
      onChange={onChange}
      onBlur={onBlur}
    />
  );
}

/** The inputs of relations to one record: a choice of one record in a form, of several in a filter. */
export const toOneInputs: FieldInputs<One> = { Input: OneInput, Filter: LookupFilter };
