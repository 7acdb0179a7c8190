import { Badge } from '../ui/Badge';
import type { FieldKind, FieldOf, FieldContext, FieldViewProps } from './kind';
import { translateOnce } from './translateOnce';

type Boolean = FieldOf<'boolean'>;

/**
 * Returns the text of a boolean: the resource's text `values.<path>.true` or `.false` or, when there is none, "yes" or
 * "no".
 */
export const booleanText = (value: boolean, { t, resource, path }: FieldContext) =>
  translateOnce(t, `${resource}:values.${path}.${value}`, `engine:fields.${value ? 'yes' : 'no'}`);

function BooleanBadge({ value, context }: FieldViewProps<Boolean>) {
  if (typeof value !== 'boolean') return null;
  return <Badge tone={value ? 'success' : 'neutral'} label={booleanText(value, context)} />;
}

/** The field kind of booleans. */
export const booleanKind: FieldKind<Boolean> = {
  text: (value, _field, context) => (typeof value === 'boolean' ? booleanText(value, context) : ''),
  Cell: BooleanBadge,
  View: BooleanBadge,
  filter: {
    comparisons: ['equals'],
    clean: (text) => (text === 'true' || text === 'false' ? text : null),
    operand: (text) => text === 'true',
    text: (value, _field, context) => booleanText(value === 'true', context),
  },
  toDraft: (value) => value === true,
  toValue: (draft) => draft === true,
};
