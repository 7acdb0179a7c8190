import Link from '@mui/material/Link';
import type { FieldKind, FieldOf } from './kind';
import { textFilterKind } from './textFilter';
import { textOrEmpty, trimmedDraftText } from './textDraft';

const maxLength = 254;

/** The field kind of email addresses. */
export const emailKind: FieldKind<FieldOf<'email'>> = {
  text: textOrEmpty,
  View: ({ value }) => (typeof value === 'string' ? <Link href={`mailto:${value}`}>{value}</Link> : null),
  filter: textFilterKind,
  toDraft: textOrEmpty,
  toValue: (draft) => trimmedDraftText(draft) || null,
  check: (draft) => {
    const value = trimmedDraftText(draft);
    if (value.length > maxLength) return { code: 'too_long', payload: { max: maxLength } };
    return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value) ? null : { code: 'email' };
  },
};
