import { useState } from 'react';
import { ChooseOne } from '../ui/Choice';
import { useDebounced } from '../ui/useDebounced';
import { type Chosen, type Draft, type FieldKind, type FieldOf, type InputProps, inputId } from './kind';
import { lookupFilter } from './lookupFilter';
import { recordOf, valueAt } from './paths';
import { useLookup } from './useLookup';

type One = FieldOf<'one'>;

const isChosen = (draft: Draft): draft is Chosen => typeof draft === 'object' && draft !== null && 'id' in draft;

const titleOf = (value: unknown, field: One) => {
  const title = valueAt(value, field.title);
  return typeof title === 'string' ? title : '';
};

function OneInput({ field, place, label, help, draft, onChange, onBlur, problem, required, parent, parentLabel }: InputProps<One>) {
  const { t } = place;
  const [search, setSearch] = useState('');
  const waits = parent === null;
  const { options, loading } = useLookup(field, {
    search: useDebounced(search),
    parent: parent?.id,
    enabled: !waits,
  });
  const wait = waits && parentLabel ? t('engine:form.chooseFirst', { field: parentLabel }) : undefined;
  return (
    <ChooseOne
      id={inputId(place)}
      label={label}
      help={problem ?? wait ?? help}
      error={problem !== undefined}
      required={required}
      disabled={waits}
      options={options}
      loading={loading}
      onSearch={setSearch}
      value={isChosen(draft) ? draft : null}
      onChange={onChange}
      onBlur={onBlur}
    />
  );
}

/** Another record. */
export const one: FieldKind<One> = {
  text: (value, field) => titleOf(value, field),
  parts: ({ title }) => ['id', title],
  filter: { ...lookupFilter, comparisons: ['in', 'empty', 'filled'] },
  toDraft: (value, field) => {
    const id = valueAt(value, 'id');
    return typeof id === 'string' ? { id, title: titleOf(value, field) } : null;
  },
  toValue: (draft) => (isChosen(draft) ? { id: draft.id } : null),
  toShown: (draft, { title }) => (isChosen(draft) ? recordOf([['id', draft.id], [title, draft.title]]) : null),
  Input: OneInput,
};
