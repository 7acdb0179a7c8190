import { expect, it } from 'vitest';
import { failureMessageColumns } from '../../../server/areas/billing/payments/failure-texts';
import { type CardUse, authenticationFailedError, cardOutcomeOf, testCards } from '../../../server/sandbox/cards';

const unknown = 'Bank odrzucił płatność.';
const uses: readonly CardUse[] = ['entered', 'confirmed', 'kept'];
const refusals = [...testCards.map(({ behaviour }) => behaviour), 'foreign' as const]
  .flatMap((behaviour) => uses.map((use) => cardOutcomeOf(behaviour, use)))
  .filter((outcome) => typeof outcome === 'object');

it.each([...new Set([...refusals, authenticationFailedError('payment_intent')].map(({ message }) => message))])(
  '“%s” is translated to Polish',
  (message) => {
    expect([null, unknown, message]).not.toContain(failureMessageColumns(message).error_message_pl);
  },
);

it('translates an unknown reason to a general one in Polish, and keeps it in English', () => {
  const message = 'Your bank is on holiday.';
  expect(failureMessageColumns(message)).toEqual({ error_message: message, error_message_pl: unknown });
});

it('has no reason without a failure', () => {
  expect(failureMessageColumns(null)).toEqual({ error_message: null, error_message_pl: null });
});
