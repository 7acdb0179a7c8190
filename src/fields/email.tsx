import Link from '@mui/material/Link';
import type { FieldKind, FieldOf } from './kind';
import { textFilter } from './textFilter';

const maxLength = 254;

/** The field kind of email addresses. */
export const email: FieldKind<FieldOf<'email'>> = {
  text: (value) => (typeof value === 'string' ? value : ''),
  View: ({ value }) => (typeof value === 'string' ? <Link href={`mailto:${value}`}>{value}</Link> : null),
  filter: textFilter,
  toDraft: (value) => (typeof value === 'string' ? value : ''),
  toValue: (draft) => (typeof draft === 'string' ? draft.trim() : '') || null,
  check: (draft) => {
    const value = typeof draft === 'string' ? draft.trim() : '';
    if (value.length > maxLength) return { code: 'too_long', payload: { max: maxLength } };
    return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value) ? null : { code: 'email' };
  },
};
