import type { Draft, FieldKind, FieldOf } from './kind';
import { named } from './names';
import { textFilter } from './textFilter';

type Text = FieldOf<'text'>;

const typed = (draft: Draft) => (typeof draft === 'string' ? draft : '');

/** Text: capitals are shown while typing by style alone, so that the caret stays where it is. */
export const text: FieldKind<Text> = {
  wide: ({ multiline }) => multiline === true,
  text: (value, { names }, { t }) => (typeof value === 'string' ? named(value, names, t) : ''),
  filter: { ...textFilter, operand: (value, field) => (field.capitals ? value.toUpperCase() : value) },
  toDraft: (value) => (typeof value === 'string' ? value : ''),
  toValue: (draft, field) => {
    const value = typed(draft).trim();
    return (field.capitals ? value.toUpperCase() : value) || null;
  },
  check: (draft, field) => {
    const value = typed(draft).trim();
    if (field.maxLength !== undefined && value.length > field.maxLength) {
      return { code: 'too_long', payload: { max: field.maxLength } };
    }
    const form = field.pattern && new RegExp(field.pattern.expression, field.capitals ? 'iu' : 'u');
    return form && field.pattern && !form.test(value) ? { code: field.pattern.name } : null;
  },
};
