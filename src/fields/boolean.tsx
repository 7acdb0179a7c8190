import { Badge } from '../ui/Badge';
import type { FieldKind, FieldOf, FieldContext, FieldViewProps } from './kind';

type Boolean = FieldOf<'boolean'>;

/**
 * Returns the text of a boolean: the resource's text `values.<path>.true` or `.false` or, when there is none, "yes" or
 * "no".
 */
export const booleanText = (value: boolean, { t, resource, path }: FieldContext) =>
  t([`${resource}:values.${path}.${value}`, `engine:fields.${value ? 'yes' : 'no'}`]);

function BooleanBadge({ value, place }: FieldViewProps<Boolean>) {
  if (typeof value !== 'boolean') return null;
  return <Badge tone={value ? 'success' : 'neutral'} label={booleanText(value, place)} />;
}

/** The field kind of booleans. */
export const booleanKind: FieldKind<Boolean> = {
  text: (value, _field, place) => (typeof value === 'boolean' ? booleanText(value, place) : ''),
  Cell: BooleanBadge,
  View: BooleanBadge,
  filter: {
    comparisons: ['equals'],
    clean: (text) => (text === 'true' || text === 'false' ? text : null),
    operand: (text) => text === 'true',
    text: (value, _field, place) => booleanText(value === 'true', place),
  },
  toDraft: (value) => value === true,
  toValue: (draft) => draft === true,
};
