import { describe, expect, test } from 'vitest';
import {
  type CardBehaviour,
  type CardUse,
  isCardNumber,
  cardOutcomeOf,
  testCards,
} from '../../../server/sandbox/cards';
import { textsToShowAgain, validateCardTexts } from '../../../server/sandbox/pages/card-form';

/**
 * What happens to each kind of test card: when it is entered, after its confirmation, and when the stored card is
 * charged later.
 */
const outcomes: Readonly<Record<CardBehaviour, readonly [entered: string, confirmed: string, kept: string]>> = {
  pays: ['taken', 'taken', 'taken'],
  confirmed_once: ['asks', 'taken', 'taken'],
  confirmed_always: ['asks', 'taken', 'authentication_required'],
  declined_later: ['taken', 'taken', 'generic_decline'],
  declined: ['generic_decline', 'generic_decline', 'generic_decline'],
  insufficient_funds: ['insufficient_funds', 'insufficient_funds', 'insufficient_funds'],
  expired: ['expired_card', 'expired_card', 'expired_card'],
  wrong_cvc: ['incorrect_cvc', 'incorrect_cvc', 'incorrect_cvc'],
  foreign: ['test_mode_live_card', 'test_mode_live_card', 'test_mode_live_card'],
};
const uses: readonly CardUse[] = ['entered', 'confirmed', 'kept'];

test.each(Object.entries(outcomes))('a card that is %s', (name, expected) => {
  const behaviour = [...testCards.map((card) => card.behaviour), 'foreign' as const].find((known) => known === name);
  if (!behaviour) throw new Error(`No card is ${name}.`);
  const seen = uses
    .map((use) => cardOutcomeOf(behaviour, use))
    .map((outcome) => (typeof outcome === 'string' ? outcome : (outcome.decline_code ?? outcome.code)));
  expect(seen).toEqual(expected);
});

test('accepts the check digits of test cards, and refuses typing errors', () => {
  expect(testCards.filter(({ number }) => !isCardNumber(number))).toEqual([]);
  expect(
    ['4242424242424241', '4242424242424224', '424242424242', '42424242424242424242', '4242-4242', ''].filter(
      isCardNumber,
    ),
  ).toEqual([]);
});

describe('the form of a card', () => {
  const today = new Date('2026-11-22T10:00:00Z');
  const texts = { number: '4242 4242-4242 4242', expires: '11/26', code: '123', name: 'Anna Nowak' };

  test('accepts a card until the end of its month', () => {
    expect(validateCardTexts(texts, today)).toEqual({
      card: { number: '4242424242424242', month: 11, year: 2026, name: 'Anna Nowak' },
    });
    expect(validateCardTexts(texts, new Date('2026-12-01T00:00:00Z'))).toEqual({
      problems: { expires: 'expires_past' },
    });
  });

  test.each([
    ['1234', { month: 12, year: 2034 }],
    ['12 / 34', { month: 12, year: 2034 }],
    ['1/34', { month: 1, year: 2034 }],
    ['01/2034', { month: 1, year: 2034 }],
    ['03.30', { month: 3, year: 2030 }],
  ])('accepts the expiry %s', (expires, expected) => {
    expect(validateCardTexts({ ...texts, expires }, today)).toMatchObject({ card: expected });
  });

  test.each([
    ['expires', '13/30', 'expires_wrong'],
    ['expires', '0/30', 'expires_wrong'],
    ['expires', 'soon', 'expires_wrong'],
    ['expires', '', 'expires_missing'],
    ['expires', '10/26', 'expires_past'],
    ['number', '4242424242424241', 'number_wrong'],
    ['number', '', 'number_missing'],
    ['code', '12', 'code_wrong'],
    ['code', '12345', 'code_wrong'],
    ['code', '', 'code_missing'],
    ['name', '', 'name_missing'],
    ['name', 'a'.repeat(101), 'name_long'],
  ])('refuses %s "%s"', (field, text, problem) => {
    expect(validateCardTexts({ ...texts, [field]: text }, today)).toEqual({ problems: { [field]: problem } });
  });

  test('returns neither the code nor the number of a real card', () => {
    expect(textsToShowAgain(texts)).toMatchObject({ number: texts.number, code: '', expires: '11/26' });
    expect(textsToShowAgain({ ...texts, number: '5555 5555 5555 4444' }).number).toBe('');
  });
});
