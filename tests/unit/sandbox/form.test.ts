import { describe, expect, test } from 'vitest';
import { parseNestedForm, type FormTree } from '../../../server/sandbox/form';
import { ApiParameters } from '../../../server/sandbox/parameters';
import { SandboxApiError } from '../../../server/sandbox/api-errors';

const plain = (tree: FormTree): object =>
  Object.fromEntries(Array.from(tree, ([name, value]) => [name, typeof value === 'string' ? value : plain(value)]));

test('parses nested names in brackets, as the SDK sends them', () => {
  const text =
    'mode=payment&line_items[0][price_data][product_data][name]=Network%2C+monthly&line_items%5B0%5D%5Bquantity%5D=1&metadata[a%26b]=c%3Dd';
  expect(plain(parseNestedForm(text))).toEqual({
    mode: 'payment',
    line_items: { 0: { price_data: { product_data: { name: 'Network, monthly' } }, quantity: '1' } },
    metadata: { 'a&b': 'c=d' },
  });
  expect(plain(parseNestedForm('expand[]=customer&expand[]=latest_charge'))).toEqual({
    expand: { 0: 'customer', 1: 'latest_charge' },
  });
  expect(plain(parseNestedForm(''))).toEqual({});
});

test.each([
  '[a]=1',
  'a[b=1',
  'a]b[=1',
  'a[b]c=1',
  'a=1&a=2',
  'a=1&a[b]=2',
  'a[b]=1&a=2',
  `a${'[a]'.repeat(7)}=1`,
  Array.from({ length: 501 }, (_, n) => `a${n}=1`).join('&'),
])('refuses %.20s', (text) => {
  expect(() => parseNestedForm(text)).toThrow(SandboxApiError);
});

test('does not pollute prototypes', () => {
  parseNestedForm('__proto__[polluted]=1&constructor[prototype][polluted]=1');
  expect('polluted' in {}).toBe(false);
});

describe('parameters', () => {
  const of = (text: string) => new ApiParameters(parseNestedForm(text));

  test('refuses unknown ones at any depth', () => {
    const parameters = of('amount=50&inner[known]=1&inner[unknown]=2');
    expect(parameters.amount('amount')).toBe(50);
    expect(parameters.object('inner')?.text('known')).toBe('1');
    expect(() => parameters.end()).toThrow('Received unknown parameter: inner[unknown]');
  });

  test.each([
    '',
    'amount=',
    'amount=49',
    'amount=1.5',
    'amount=-60',
    'amount=1e3',
    'amount[0]=60',
    'amount=99999999999',
  ])('refuses "%s" as an amount', (text) => {
    expect(() => of(text).amount('amount')).toThrow(SandboxApiError);
  });

  test('limits metadata', () => {
    expect(of('metadata[tenant]=1&metadata[payment]=2').metadata()).toEqual({ tenant: '1', payment: '2' });
    const wrong = [
      `metadata[${'k'.repeat(41)}]=1`,
      `metadata[k]=${'v'.repeat(501)}`,
      'metadata[a][b]=1',
      Array.from({ length: 51 }, (_, n) => `metadata[k${n}]=1`).join('&'),
    ];
    for (const text of wrong) expect(() => of(text).metadata()).toThrow(SandboxApiError);
  });
});
