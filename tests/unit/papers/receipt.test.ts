import { describe, expect, it } from 'vitest';
import { drawReceipt } from '../../../server/areas/papers/receipt/draw-receipt';
import { receiptFileName, type ReceiptData, receiptTextOf } from '../../../server/areas/papers/receipt/receipt';
import { textsInLanguage } from '../../../server/texts/texts';
import { readPdf } from './pdf-text';

const seller = {
  name: 'Waybill sp. z o.o.',
  registration_number: '0000847215',
  vat_number: 'PL5273041584',
  address: ['ul. Żurawia 6/12', '00-503 Warszawa'],
  country: 'PL',
};
const receipt: ReceiptData = {
  id: '4611686018427201234',
  number: 'WB/2026/000123',
  language: 'pl',
  seller,
  buyer: {
    ...seller,
    name: 'Zażółć Gęślą Jaźń Spółka z o.o.',
    vat_number: 'PL6182130472',
    address: ['ul. Łąkowa 1', '62-800 Kalisz'],
  },
  paid: '2026-04-11',
  start_date: '2026-04-11',
  end_date: '2026-05-10',
  tariff: 'Sieć',
  billing_cycle: 'MONTHLY',
  credit: 5_135,
  net: 63_865,
  tax_rate: 23,
  tax: 14_689,
  amount: 78_554,
  currency: 'EUR',
  card_last4: '4242',
  payment_intent_id: 'pi_3PqTzYLkdIwHu7ix',
  live: true,
  refunded: 0,
};
const german = {
  ...receipt,
  language: 'en',
  buyer: { ...seller, name: 'Nordkai Spedition GmbH', vat_number: 'DE289473614', country: 'DE' },
  tax_rate: 0,
  tax: 0,
  credit: 0,
  net: 690_000,
  amount: 690_000,
} as const;

/** Draws a receipt with changes, and returns the text and the number of its pages. */
async function read(changes: Partial<ReceiptData> = {}, of: ReceiptData = receipt) {
  const changed = { ...of, ...changes };
  const pages = readPdf(await drawReceipt(receiptTextOf(changed, textsInLanguage(changed.language)), changed));
  return {
    pages: pages.length,
    text: pages
      .flatMap(({ texts }) => texts)
      .join(' ')
      .replace(/\s+/g, ' '),
  };
}

describe('a receipt', () => {
  it('contains payer, amount and period in the company’s language', async () => {
    const { pages, text } = await read();
    expect(pages).toBe(1);
    for (const part of [
      'Potwierdzenie zapłaty',
      'WB/2026/000123',
      'Sprzedawca',
      'Waybill sp. z o.o.',
      'ul. Żurawia 6/12',
      'NIP / VAT UE: PL5273041584',
      'Nabywca',
      'Zażółć Gęślą Jaźń Spółka z o.o.',
      '62-800 Kalisz',
      'NIP / VAT UE: PL6182130472',
      'Polska',
      '11 kwietnia 2026 – 10 maja 2026',
      'Karta •••• 4242',
      '4611686018427201234',
      'Waybill, taryfa Sieć, miesiąc',
      '690,00 €',
      '-51,35 €',
      '638,65 €',
      'VAT 23%',
      '146,89 €',
      'Zapłacono brutto',
      '785,54 €',
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('\uFFFD');
    expect(text).not.toMatch(/testowa|Zwrócono|Odwrotne/);
  });

  it('of another EU company is reverse charged', async () => {
    const { text } = await read({}, german);
    for (const part of [
      'Receipt',
      'Germany',
      'VAT number: DE289473614',
      '11 April 2026 – 10 May 2026',
      'Card ending in 4242',
      '€6,900.00',
      'VAT 0%',
      '€0.00',
      'Reverse charge',
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('Credit');
  });

  it('of a company outside the EU is not taxed', async () => {
    const { text } = await read({ buyer: { ...seller, country: 'UA', vat_number: null } }, german);
    expect(text).toContain('Not subject to VAT in Poland');
    expect(text).not.toContain('Reverse charge');
  });

  it('shows a refund, and that a sandbox payment moved no money', async () => {
    expect((await read({ refunded: 78_554 })).text).toMatch(/Zwrócono: cała kwota.*-785,54/);
    const { text: part } = await read({ refunded: 10_050 });
    expect(part).toContain('-100,50');
    expect(part).not.toContain('cała kwota');
    expect((await read({ live: false })).text).toContain('nie pobrano żadnych pieniędzy');
    expect((await read({ live: false }, german)).text).toContain('no money was charged');
  });

  it('fits the longest names and addresses on one page', async () => {
    const name = 'Przedsiębiorstwo Transportowo-Spedycyjne '.repeat(6).trim();
    const { pages, text } = await read({
      buyer: { ...seller, name, address: ['Ulica bez spacji'.replaceAll(' ', '').repeat(10), 'x'.repeat(120)] },
      live: false,
      refunded: 78_554,
    });
    expect(pages).toBe(1);
    expect(text).toContain(name);
    expect(text.replaceAll(' ', '')).toContain('x'.repeat(120));
  });

  it('omits missing data', async () => {
    const anonymous = { name: '', registration_number: null, vat_number: null, address: [], country: null };
    const { pages, text } = await read({
      seller: undefined,
      buyer: anonymous,
      start_date: null,
      end_date: null,
      card_last4: null,
      payment_intent_id: null,
      live: null,
    });
    expect(pages).toBe(1);
    expect(text).not.toMatch(/null|undefined|Invalid/);
  });

  it('has a file name that is valid on every system', () => {
    expect([receiptFileName(receipt, textsInLanguage('pl')), receiptFileName(german, textsInLanguage('en'))]).toEqual([
      'Potwierdzenie WB-2026-000123.pdf',
      'Receipt WB-2026-000123.pdf',
    ]);
  });
});
