import { Link } from 'react-router';
import type { ChosenRecord, FieldDraft, FieldKind, FieldOf, FieldViewProps } from './kind';
import { lookupFilterKind } from './lookupFilter';
import { recordFromPaths, textAt, valueAt } from './paths';

type One = FieldOf<'one'>;

/** Returns whether a draft is a selected record. */
export const isChosenRecord = (draft: FieldDraft): draft is ChosenRecord =>
  typeof draft === 'object' && draft !== null && 'id' in draft;

/**
 * Renders the title of the related record, as a link when the field has `linksTo`. On a card of a list, `zIndex` puts the
 * link above the one that covers the whole card.
 */
function OneView({ value, field }: FieldViewProps<One>) {
  const [id, title] = [valueAt(value, 'id'), textAt(value, field.title)];
  if (!field.linksTo || typeof id !== 'string') return title;
  return (
    <Link
      to={`${field.linksTo}/${encodeURIComponent(id)}`}
      onClick={(event) => event.stopPropagation()}
      style={{ color: 'inherit', position: 'relative', zIndex: 1 }}
    >
      {title}
    </Link>
  );
}

/** The field kind of relations to one record. */
export const toOneKind: FieldKind<One> = {
  text: (value, field) => textAt(value, field.title),
  Cell: OneView,
  View: OneView,
  parts: ({ title }) => ['id', title],
  filter: { ...lookupFilterKind, comparisons: ['in', 'empty', 'filled'] },
  toDraft: (value, field) => {
    const id = valueAt(value, 'id');
    return typeof id === 'string' ? { id, title: textAt(value, field.title) } : null;
  },
  toValue: (draft) => (isChosenRecord(draft) ? { id: draft.id } : null),
  check: (draft, { title }) =>
    typeof draft === 'string' && draft !== ''
      ? { code: title === 'license' ? 'unknown_license' : 'unknown_choice', payload: { text: draft } }
      : null,
  toShown: (draft, { title }) =>
    isChosenRecord(draft)
      ? recordFromPaths([
          ['id', draft.id],
          [title, draft.title],
        ])
      : null,
};
