import { Badge } from '../ui/Badge';
import type { FieldKind, FieldOf, Place, ViewProps } from './kind';

type Enum = FieldOf<'enum'>;

/** A value in the reader's words. */
export const wordOf = (value: string, { t, resource, path }: Place) => t(`${resource}:values.${path}.${value}`);

function EnumBadge({ value, field, place }: ViewProps<Enum>) {
  if (typeof value !== 'string') return null;
  return <Badge tone={field.values[value] ?? 'neutral'} label={wordOf(value, place)} />;
}

/** One of a few values, each with its word and its colour. */
export const enumeration: FieldKind<Enum> = {
  text: (value, _field, place) => (typeof value === 'string' ? wordOf(value, place) : ''),
  Cell: EnumBadge,
  View: EnumBadge,
  filter: {
    comparisons: ['in', 'empty', 'filled'],
    clean: (text, field) => (Object.hasOwn(field.values, text) ? text : null),
    operand: (text) => text,
    text: (value, _field, place) => wordOf(value, place),
  },
  toDraft: (value) => (typeof value === 'string' ? value : ''),
  toValue: (draft) => draft || null,
};
