import { behaviourOf, isCardNumber } from '../cards';
import type { EnteredCard } from '../checkout';

/** Fields of the form, in their order. */
export const cardFields = ['number', 'expires', 'code', 'name'] as const;
export type CardField = (typeof cardFields)[number];

/** What can be wrong with them. */
export type FieldProblem =
  | 'number_missing'
  | 'number_wrong'
  | 'expires_missing'
  | 'expires_wrong'
  | 'expires_past'
  | 'code_missing'
  | 'code_wrong'
  | 'name_missing'
  | 'name_long';

/** What somebody wrote into the form. */
export type CardTexts = Readonly<Record<CardField, string>>;

export type FieldProblems = Readonly<Partial<Record<CardField, FieldProblem>>>;

const longestName = 100;

/** What is in a form that was sent. */
export function cardTexts(form: URLSearchParams): CardTexts {
  const text = (field: CardField) => (form.get(field) ?? '').trim();
  return { number: text('number'), expires: text('expires'), code: text('code'), name: text('name') };
}

/** What goes back into the form with a mistake. The number of somebody's real card, and a code, go nowhere. */
export function keptTexts({ number, expires, name }: CardTexts): CardTexts {
  return { number: behaviourOf(digitsOf(number)) === 'foreign' ? '' : number, expires, code: '', name };
}

/** Reads a card, or says what is wrong. `today` is the day that it is. */
export function readCard(texts: CardTexts, today: Date): { card: EnteredCard } | { problems: FieldProblems } {
  const number = digitsOf(texts.number);
  const expiry = expiryOf(texts.expires, today);
  const problems: FieldProblems = {
    ...(isCardNumber(number) ? {} : { number: texts.number ? 'number_wrong' : 'number_missing' }),
    ...(typeof expiry === 'string' ? { expires: expiry } : {}),
    ...(/^\d{3,4}$/.test(texts.code) ? {} : { code: texts.code ? 'code_wrong' : 'code_missing' }),
    ...(texts.name === '' ? { name: 'name_missing' } : {}),
    ...(texts.name.length > longestName ? { name: 'name_long' } : {}),
  };
  if (typeof expiry === 'string' || Object.keys(problems).length > 0) return { problems };
  return { card: { number, ...expiry, name: texts.name } };
}

/** Numbers are written with spaces or dashes, as they stand on cards. */
function digitsOf(number: string): string {
  return number.replace(/[\s-]/g, '');
}

function expiryOf(text: string, today: Date): { month: number; year: number } | FieldProblem {
  if (text === '') return 'expires_missing';
  const [, month = '', year = ''] = /^(0?[1-9]|1[0-2])\s*[/.-]?\s*((?:20)?\d{2})$/.exec(text) ?? [];
  if (!month) return 'expires_wrong';
  const expiry = { month: Number(month), year: 2000 + (Number(year) % 100) };
  // A card is good until its month is over.
  const months = (one: { month: number; year: number }) => one.year * 12 + one.month;
  return months(expiry) < months({ month: today.getUTCMonth() + 1, year: today.getUTCFullYear() })
    ? 'expires_past'
    : expiry;
}
