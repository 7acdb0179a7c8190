import { Link } from 'react-router';
import type { Chosen, Draft, FieldKind, FieldOf, ViewProps } from './kind';
import { lookupFilter } from './lookupFilter';
import { recordOf, valueAt } from './paths';

type One = FieldOf<'one'>;

/** Returns whether a draft is a selected record. */
export const isChosenRecord = (draft: Draft): draft is Chosen =>
  typeof draft === 'object' && draft !== null && 'id' in draft;

const titleOf = (value: unknown, field: One) => {
  const title = valueAt(value, field.title);
  return typeof title === 'string' ? title : '';
};

/**
 * Renders the record's title, as a link when the field has `leadsTo`. On a card this link lies above the link that
 * covers the whole card.
 */
function OneView({ value, field }: ViewProps<One>) {
  const [id, title] = [valueAt(value, 'id'), titleOf(value, field)];
  if (!field.leadsTo || typeof id !== 'string') return title;
  return (
    <Link
      to={`${field.leadsTo}/${encodeURIComponent(id)}`}
      onClick={(event) => event.stopPropagation()}
      style={{ color: 'inherit', position: 'relative', zIndex: 1 }}
    >
      {title}
    </Link>
  );
}

/** The field kind of relations to one record. */
export const one: FieldKind<One> = {
  text: (value, field) => titleOf(value, field),
  Cell: OneView,
  View: OneView,
  parts: ({ title }) => ['id', title],
  filter: { ...lookupFilter, comparisons: ['in', 'empty', 'filled'] },
  toDraft: (value, field) => {
    const id = valueAt(value, 'id');
    return typeof id === 'string' ? { id, title: titleOf(value, field) } : null;
  },
  toValue: (draft) => (isChosenRecord(draft) ? { id: draft.id } : null),
  toShown: (draft, { title }) =>
    isChosenRecord(draft)
      ? recordOf([
          ['id', draft.id],
          [title, draft.title],
        ])
      : null,
};
