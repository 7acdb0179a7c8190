import type { Chosen, Draft, FieldKind, FieldOf } from './kind';
import { lookupFilter } from './lookupFilter';
import { recordOf, valueAt } from './paths';

type One = FieldOf<'one'>;

/** Whether a draft is a record that was chosen. */
export const isChosen = (draft: Draft): draft is Chosen => typeof draft === 'object' && draft !== null && 'id' in draft;

const titleOf = (value: unknown, field: One) => {
  const title = valueAt(value, field.title);
  return typeof title === 'string' ? title : '';
};

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
};
