import { cardBehaviourOf, isCardNumber } from '../cards';
import type { EnteredCard } from '../checkout';

/** Fields of the card form, in order. */
export const cardFields = ['number', 'expires', 'code', 'name'] as const;
/** Name of a field of the card form. */
export type CardField = (typeof cardFields)[number];

/** Problem of a field of the card form. */
export type CardFieldProblem =
  | 'number_missing'
  | 'number_wrong'
  | 'expires_missing'
  | 'expires_wrong'
  | 'expires_past'
  | 'code_missing'
  | 'code_wrong'
  | 'name_missing'
  | 'name_long';

/** Texts entered in the card form, by field. */
export type EnteredCardTexts = Readonly<Record<CardField, string>>;

/** Problems of the card form, by field. */
export type CardFieldProblems = Readonly<Partial<Record<CardField, CardFieldProblem>>>;

const maxNameLength = 100;

/** Reads the fields of a submitted form. */
export function parseCardForm(form: URLSearchParams): EnteredCardTexts {
  const text = (field: CardField) => (form.get(field) ?? '').trim();
  return { number: text('number'), expires: text('expires'), code: text('code'), name: text('name') };
}

/** Returns the texts to show again after a mistake. Security codes and numbers of real cards are never sent back. */
export function textsToShowAgain({ number, expires, name }: EnteredCardTexts): EnteredCardTexts {
  return { number: cardBehaviourOf(digitsOf(number)) === 'foreign' ? '' : number, expires, code: '', name };
}

/** Validates the entered texts. Returns the card, or the problems of the fields. */
export function validateCardTexts(
  texts: EnteredCardTexts,
  today: Date,
): { card: EnteredCard } | { problems: CardFieldProblems } {
  const number = digitsOf(texts.number);
  const expiry = expiryOf(texts.expires, today);
  const problems: CardFieldProblems = {
    ...(isCardNumber(number) ? {} : { number: texts.number ? 'number_wrong' : 'number_missing' }),
    ...(typeof expiry === 'string' ? { expires: expiry } : {}),
    ...(/^\d{3,4}$/.test(texts.code) ? {} : { code: texts.code ? 'code_wrong' : 'code_missing' }),
    ...(texts.name === '' ? { name: 'name_missing' } : {}),
    ...(texts.name.length > maxNameLength ? { name: 'name_long' } : {}),
  };
  if (typeof expiry === 'string' || Object.keys(problems).length > 0) return { problems };
  return { card: { number, ...expiry, name: texts.name } };
}

/** Removes spaces and dashes from a card number. */
function digitsOf(number: string): string {
  return number.replace(/[\s-]/g, '');
}

function expiryOf(text: string, today: Date): { month: number; year: number } | CardFieldProblem {
  if (text === '') return 'expires_missing';
  const [, month = '', year = ''] = /^(0?[1-9]|1[0-2])\s*[/.-]?\s*((?:20)?\d{2})$/.exec(text) ?? [];
  if (!month) return 'expires_wrong';
  const expiry = { month: Number(month), year: 2000 + (Number(year) % 100) };
  // A card is valid until the last day of its month.
  const months = (one: { month: number; year: number }) => one.year * 12 + one.month;
  return months(expiry) < months({ month: today.getUTCMonth() + 1, year: today.getUTCFullYear() })
    ? 'expires_past'
    : expiry;
}
