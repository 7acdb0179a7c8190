import type { Language } from '../../contract.generated';
import type { CardBehaviour } from '../cards';
import type { CardField, FieldProblem } from './card-form';
import { en } from './words-en';
import { pl } from './words-pl';

/** Why a page leads nowhere any more. */
export type Ended = 'paid' | 'kept' | 'expired' | 'canceled' | 'nothing' | 'unknown';

/** What the sandbox's pages say, in one language. */
export interface PageWords {
  /** On every page. */
  noMoney: string;
  noMoneyDetails: string;
  pay: { title: string; payee: string; total: string; button(sum: string): string };
  keep: { title: string; text: string; button: string };
  cancel: string;
  card: string;
  fields: Readonly<Record<CardField, string>>;
  hints: Readonly<Partial<Record<CardField, string>>>;
  /** Before the title of a page whose form has mistakes. */
  error: string;
  mistakes: string;
  problems: Readonly<Record<FieldProblem, string>>;
  /** By Stripe's code of a decline, or of an error. */
  refusals: Readonly<Record<string, string>>;
  refused: string;
  testCards: {
    title: string;
    text: string;
    number: string;
    outcome: string;
    outcomes: Readonly<Record<Exclude<CardBehaviour, 'foreign'>, string>>;
  };
  bank: {
    title: string;
    pay(sum: string, card: string): string;
    keep(card: string): string;
    confirm: string;
    confirmCard: string;
    refuse: string;
    refused: string;
    again: string;
  };
  ended: Readonly<Record<Ended, { title: string; text: string }>>;
  back: string;
  receipt: {
    title: string;
    text: string;
    paid: string;
    returned: string;
    date: string;
    card: string;
    purpose: string;
    number: string;
  };
}

/** The words of the pages, by language. */
export const pageWords: Readonly<Record<Language, PageWords>> = { en, pl };
