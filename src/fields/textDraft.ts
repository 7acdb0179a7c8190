import type { FieldDraft } from './kind';

/** Returns a value that is a text; an empty text for any other value. */
export const textOrEmpty = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns the text of a draft without spaces at its ends; an empty text for a draft of another type. */
export const trimmedDraftText = (draft: FieldDraft): string => textOrEmpty(draft).trim();

/** Draft conversion of the field kinds whose draft is the stored text. An empty draft is saved as null. */
export const textDraftConversion = {
  toDraft: textOrEmpty,
  toValue: (draft: FieldDraft): string | null => textOrEmpty(draft) || null,
};

/** Draft conversion of the field kinds that no form edits. */
export const noDraftConversion = { toDraft: () => null, toValue: () => null };
