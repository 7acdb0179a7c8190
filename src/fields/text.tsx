import Link from '@mui/material/Link';
import { isRecord } from '../../providers/graphqlResponse';
import type { FieldKind, FieldOf, FieldViewProps } from './kind';
import { translateServerName } from './names';
import { textFilterKind } from './textFilter';
import { textOrEmpty, trimmedDraftText } from './textDraft';

type Text = FieldOf<'text'>;

/**
 * Returns the text of a value. Of a translated value, which has one text per language, returns the text in the given
 * language.
 */
function textOf(value: unknown, { translated }: Text, language: string): string {
  const text = translated && isRecord(value) ? value[language] : value;
  return textOrEmpty(text);
}

/** Returns the URL of an http or https address; undefined for other text. */
function webAddress(text: string): URL | undefined {
  const address = URL.canParse(text) ? new URL(text) : undefined;
  return address && /^https?:$/.test(address.protocol) ? address : undefined;
}

function TextView({ value, field, context }: FieldViewProps<Text>) {
  const text = translateServerName(textOf(value, field, context.language), field.names, context.t);
  const address = field.isLink && webAddress(text);
  return address ? (
    <Link href={address.href} target="_blank" rel="noopener noreferrer">
      {address.host}
    </Link>
  ) : (
    text
  );
}

/** The field kind of texts. Saving converts the letters of a field with `capitals`; until then CSS shows capitals. */
export const textKind: FieldKind<Text> = {
  wide: ({ multiline }) => multiline === true,
  text: (value, field, { t, language }) => translateServerName(textOf(value, field, language), field.names, t),
  View: TextView,
  filter: { ...textFilterKind, operand: (value, field) => (field.capitals ? value.toUpperCase() : value) },
  toDraft: textOrEmpty,
  toValue: (draft, field) => {
    const value = trimmedDraftText(draft);
    return (field.capitals ? value.toUpperCase() : value) || null;
  },
  check: (draft, field) => {
    const value = trimmedDraftText(draft);
    if (field.maxLength !== undefined && value.length > field.maxLength) {
      return { code: 'too_long', payload: { max: field.maxLength } };
    }
    const pattern = field.pattern && new RegExp(field.pattern.expression, field.capitals ? 'iu' : 'u');
    return pattern && field.pattern && !pattern.test(value) ? { code: field.pattern.name } : null;
  },
};
