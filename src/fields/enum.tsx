import { Badge } from '../ui/Badge';
import type { FieldKind, FieldOf, FieldContext, FieldViewProps } from './kind';
import { textDraftConversion } from './textDraft';
import { translateOnce } from './translateOnce';

type Enum = FieldOf<'enum'>;

/** Returns the label of an enum value in the user's language. */
export function enumText(value: string, { names }: Enum, { t, resource, path, language }: FieldContext): string {
  if (names === 'languages') return new Intl.DisplayNames([language], { type: 'language' }).of(value) ?? value;
  return translateOnce(t, `${resource}:values.${path}.${value}`);
}

function EnumBadge({ value, field, context }: FieldViewProps<Enum>) {
  if (typeof value !== 'string') return null;
  return <Badge tone={field.values[value] ?? 'neutral'} label={enumText(value, field, context)} />;
}

/** The field kind of enum values, which are shown as a label with a colour. */
export const enumKind: FieldKind<Enum> = {
  text: (value, field, context) => (typeof value === 'string' ? enumText(value, field, context) : ''),
  Cell: EnumBadge,
  View: EnumBadge,
  filter: {
    comparisons: ['in', 'empty', 'filled'],
    clean: (text, field) => (Object.hasOwn(field.values, text) ? text : null),
    operand: (text) => text,
    text: (value, field, context) => enumText(value, field, context),
  },
  ...textDraftConversion,
};
