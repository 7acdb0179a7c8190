import { useMemo, useState } from 'react';
import { ChooseMany, ChooseOne } from '../ui/Choice';
import { useDebounced } from '../ui/useDebounced';
import type { Chosen, Draft, FieldKind, FieldOf, FilterProps, InputProps, Place } from './kind';
import { valueAt } from './paths';
import { useLookup } from './useLookup';

type One = FieldOf<'one'>;

const isChosen = (draft: Draft): draft is Chosen => typeof draft === 'object' && draft !== null;

const titleOf = (value: unknown, field: One) => {
  const title = valueAt(value, field.title);
  return typeof title === 'string' ? title : '';
};

function OneInput({ field, place, label, help, draft, onChange, onBlur, problem, required, parent }: InputProps<One>) {
  const { t, resource, path } = place;
  const [search, setSearch] = useState('');
  const waits = parent === null;
  const { options, loading } = useLookup(field, {
    search: useDebounced(search),
    parent: parent?.id,
    enabled: !waits,
  });
  const before = field.dependsOn && t(`${resource}:fields.${field.dependsOn.field}`);
  const wait = waits && before ? t('engine:form.chooseFirst', { field: before }) : undefined;
  return (
    <ChooseOne
      id={`field-${path}`}
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

/** Records of one title are one choice: a make that builds trucks and vans is one make to whoever filters. */
function byTitle(options: readonly Chosen[]): ReadonlyMap<string, readonly string[]> {
  const ids = new Map<string, readonly string[]>();
  for (const { id, title } of options) ids.set(title, [...new Set([...(ids.get(title) ?? []), id])]);
  return ids;
}

function OneFilterInput({ field, place: { path, t }, values, onChange }: FilterProps<One>) {
  const [search, setSearch] = useState('');
  const { options: found, loading } = useLookup(field, { search: useDebounced(search) });
  const { options: chosen } = useLookup(field, { ids: values, enabled: values.length > 0 });
  const ids = useMemo(() => byTitle([...found, ...chosen]), [found, chosen]);
  const toOption = (title: string) => ({ id: title, title });
  return (
    <ChooseMany
      id={`filter-${path}`}
      label={t('engine:filters.values')}
      options={[...new Set(found.map(({ title }) => title))].map(toOption)}
      loading={loading}
      onSearch={setSearch}
      value={[...ids].filter(([, same]) => same.some((id) => values.includes(id))).map(([title]) => toOption(title))}
      onChange={(titles) => onChange([...new Set(titles.flatMap(({ title }) => ids.get(title) ?? []))])}
    />
  );
}

/** Titles of the chosen records; the ids themselves until they are loaded. */
function ChosenTitles({ values, field, place }: { values: readonly string[]; field: One; place: Place }) {
  const { options } = useLookup(field, { ids: values });
  const titles = [...byTitle(options).keys()];
  return new Intl.ListFormat(place.language, { type: 'disjunction' }).format(titles.length > 0 ? titles : values);
}

/** Another record. */
export const one: FieldKind<One> = {
  text: (value, field) => titleOf(value, field),
  parts: ({ title }) => ['id', title],
  filter: {
    comparisons: ['in', 'empty', 'filled'],
    clean: (text) => (/^[\w-]{1,64}$/.test(text) ? text : null),
    operand: (text) => text,
    Values: ChosenTitles,
    Input: OneFilterInput,
  },
  toDraft: (value, field) => {
    const id = valueAt(value, 'id');
    return typeof id === 'string' ? { id, title: titleOf(value, field) } : null;
  },
  toValue: (draft) => (isChosen(draft) ? { id: draft.id } : null),
  Input: OneInput,
};
