// @vitest-environment jsdom
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { confirmWithStripe } from '../../../src/pages/profile/subscription/confirmWithStripe';

/**
 * State of the fake network and of the fake of Stripe's script: `reachable` is whether the script loads, `answer` what
 * it returns, `scripts` the URLs that the page has loaded, `asked` the arguments of its calls.
 */
const stripe = { reachable: true, answer: {}, scripts: new Set<string>(), asked: new Array<unknown>() };

beforeAll(() => {
  const script = (...given: unknown[]) => ({
    confirmCardPayment: async (secret: string) => {
      stripe.asked.push(...given, secret);
      return stripe.answer;
    },
  });
  vi.spyOn(document.head, 'appendChild').mockImplementation((node) => {
    if (node instanceof HTMLScriptElement) stripe.scripts.add(node.src);
    setTimeout(() => {
      if (stripe.reachable) vi.stubGlobal('Stripe', Object.assign(script, { version: 'endive' }));
      node.dispatchEvent(new Event(stripe.reachable ? 'load' : 'error'));
    });
    return node;
  });
});

const confirm = async () => confirmWithStripe('pk_live_1', 'pi_1_secret_2', 'pl');

describe('confirming a renewal', () => {
  test('can be retried after Stripe’s script failed to load', async () => {
    stripe.reachable = false;
    await expect(confirm()).rejects.toThrow('Failed to load Stripe.js');
    stripe.reachable = true;
    stripe.answer = { paymentIntent: { status: 'succeeded' } };
    expect([await confirm(), await confirm()]).toEqual([{ kind: 'paid' }, { kind: 'paid' }]);
    expect([...stripe.scripts]).toEqual(['https://js.stripe.com/endive/stripe.js?advancedFraudSignals=false']);
  });

  test.each<[string, object, object]>([
    ['is under way', { paymentIntent: { status: 'processing' } }, { kind: 'underWay' }],
    [
      'is refused, with Stripe’s word',
      { error: { message: 'Nie można potwierdzić.' } },
      { kind: 'refused', reason: 'Nie można potwierdzić.' },
    ],
    ['is refused, and nothing is said', { error: {} }, { kind: 'refused' }],
    ['wants another card', { paymentIntent: { status: 'requires_payment_method' } }, { kind: 'refused' }],
  ])('%s', async (_name, response, outcome) => {
    stripe.asked.length = 0;
    stripe.answer = response;
    expect(await confirm()).toEqual(outcome);
    expect(stripe.asked).toEqual(['pk_live_1', { locale: 'pl' }, 'pi_1_secret_2']);
  });
});
