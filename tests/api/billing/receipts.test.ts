import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takeReceiptNumber } from '../../../server/areas/billing/receipts/receipt-numbers';
import { migrateDatabase } from '../../../server/database/migrate';
import { readPdf } from '../../unit/papers/pdf-text';
import { startTestServer, type SignedInUser, type TestServer } from '../harness/server';
import { queryValue, returnedRecordOf } from '../transport/requests-api';
import { deliverEvent, createIntentEvent, insertPayment } from './stripe-events';

interface Paper {
  file_name: string;
  mime_type: string;
  content: string;
}

let server: TestServer;
let owner: SignedInUser;
let other: SignedInUser;

beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signIn('admin@demo.test');
  other = await server.signIn('admin@other.test');
});

afterAll(() => server.close());

const print = (id: string, by: SignedInUser) =>
  server.call<{ paper: Paper }>(
    'query ($id: ID!) { paper: paymentReceipt(id: $id) { file_name mime_type content } }',
    { id },
    by,
  );

/** Returns the id of the newest payment of the user's tenant that matches an SQL condition. */
const paymentOf = (by: SignedInUser, condition: string) =>
  queryValue(
    server,
    `SELECT id FROM payments WHERE tenant_id = $1 AND ${condition} ORDER BY created_at DESC LIMIT 1`,
    by.tenant,
  );

/** Prints the receipt of a payment and returns the text of its only page. */
async function textOf(id: string, by: SignedInUser): Promise<string> {
  const pages = readPdf(Buffer.from(returnedRecordOf<Paper>(await print(id, by)).content, 'base64'));
  expect(pages).toHaveLength(1);
  return pages
    .flatMap(({ texts }) => texts)
    .join(' ')
    .replace(/\s+/g, ' ');
}

describe('a receipt', () => {
  it('is in the company’s language, with both VAT numbers and the amount with tax', async () => {
    const id = await paymentOf(owner, "purpose = 'UPGRADE'");
    const text = await textOf(id, owner);
    const number = await queryValue(server, 'SELECT number FROM payments WHERE id = $1', id);
    const seller = ['Sprzedawca', 'Waybill Spółka z ograniczoną odpowiedzialnością', 'PL5273041584'];
    const buyer = ['Nabywca', 'Trakt Bursztynowy Spółka z ograniczoną odpowiedzialnością', 'PL6182130472', 'Kalisz'];
    for (const part of [
      'Potwierdzenie zapłaty',
      number,
      id,
      ...seller,
      ...buyer,
      'taryfa Sieć, miesiąc',
      '690,00 €',
      'VAT 23%',
      'Karta •••• 4242',
    ])
      expect(text).toContain(part);
    const gross = Number(await queryValue(server, 'SELECT amount FROM payments WHERE id = $1', id));
    expect(text).toContain(`${(gross / 100).toFixed(2).replace('.', ',')} €`);
    expect(text).toContain('nie pobrano żadnych pieniędzy');
  });

  it('is reverse charged for a company of another EU member', async () => {
    const text = await textOf(await paymentOf(other, "status = 'SUCCEEDED'"), other);
    for (const part of [
      'Receipt',
      'Nordkai Spedition GmbH',
      'DE289473614',
      'Germany',
      'Reverse charge',
      '€6,900.00',
      'no money was charged',
    ])
      expect(text).toContain(part);
  });

  it('contains the company’s name at the time of payment', async () => {
    const id = await paymentOf(other, "status = 'SUCCEEDED'");
    await server.database.system(({ rows }) =>
      rows({ text: "UPDATE companies SET legal_name = 'Anderswie GmbH' WHERE tenant_id = $1", params: [other.tenant] }),
    );
    expect(await textOf(id, other)).toMatch(/Nordkai Spedition GmbH(?!.*Anderswie)/);
  });

  it('contains the seller at the time of issue', async () => {
    const { tenant, payment, ...amount } = await insertPayment(server, owner.tenant);
    await deliverEvent(server, createIntentEvent('succeeded', { tenant, payment, ...amount }));
    const before = await textOf(payment, owner);
    expect(before).toContain('Waybill Spółka z ograniczoną odpowiedzialnością');
    const moved = `UPDATE companies SET legal_name = 'Przewóz S.A.', vat_number = 'PL5261040828'
      WHERE tenant_id = (SELECT id FROM tenants WHERE is_operator)`;
    await server.database.system(({ rows }) => rows({ text: moved, params: [] }));
    expect(await textOf(payment, owner)).toBe(before);
  });

  it('stays printable after a refund, and shows it', async () => {
    const id = await paymentOf(owner, "purpose = 'SUBSCRIPTION' AND status = 'SUCCEEDED'");
    await server.database.system(({ rows }) =>
      rows({ text: "UPDATE payments SET status = 'REFUNDED' WHERE id = $1", params: [id] }),
    );
    expect(await textOf(id, owner)).toContain('Zwrócono');
  });

  it('has a file name that is valid on every system', async () => {
    const { file_name, mime_type } = returnedRecordOf<Paper>(
      await print(await paymentOf(other, "status = 'SUCCEEDED'"), other),
    );
    expect([file_name, mime_type]).toEqual([expect.stringMatching(/^Receipt WB-\d{4}-\d{6}\.pdf$/), 'application/pdf']);
  });

  it('is refused for a failed payment and a trial', async () => {
    const failed = await paymentOf(owner, "status = 'FAILED'");
    await server.database.system(({ rows }) =>
      rows({
        text: `INSERT INTO payments (tenant_id, id, amount, currency, status, billing_cycle, purpose, paid_at, start_date, end_date)
          VALUES ($1, 77, 0, 'EUR', 'SUCCEEDED', 'MONTHLY', 'TRIAL', now(), '2024-01-01', '2024-01-14')`,
        params: [owner.tenant],
      }),
    );
    for (const id of [failed, '77'])
      expect((await print(id, owner)).errors?.[0]?.extensions?.validation).toEqual({ id: [{ code: 'no_receipt' }] });
  });

  it('is answered alike for another company’s payment and a missing one', async () => {
    const theirs = await print(await paymentOf(other, "status = 'SUCCEEDED'"), owner);
    expect(theirs.errors?.[0]?.extensions?.validation).toEqual({ id: [{ code: 'not_found' }] });
    for (const id of ['4611686018427200000', 'x', '', '1 OR true', '99999999999999999999'])
      expect((await print(id, owner)).body).toEqual(theirs.body);
  });

  it('is refused without the permission', async () => {
    const driver = await server.signIn('driver@demo.test');
    expect((await print(await paymentOf(owner, "status = 'SUCCEEDED'"), driver)).errors?.[0]?.extensions?.code).toBe(
      1200,
    );
  });
});

describe('a database of the previous version', () => {
  it('opens, and prints its receipts unchanged', async () => {
    const id = await paymentOf(other, "status = 'SUCCEEDED'");
    const before = await textOf(id, other);
    const ask = (text: string) => server.database.system(({ rows }) => rows({ text, params: [] }));
    await ask('ALTER TABLE payments DROP COLUMN issued_at, DROP COLUMN billed_by, DROP COLUMN refunded');
    await ask("DELETE FROM migrations WHERE name = '0005_receipts'");
    await migrateDatabase(server.database, () => Promise.resolve());
    expect(await textOf(id, other)).toBe(before);
  });
});

describe('numbers of receipts', () => {
  it('have no gaps and no duplicates when many are taken and rolled back at once', async () => {
    const taken = await Promise.allSettled(
      Array.from({ length: 50 }, (_, place) =>
        server.database.system(async (session) => {
          const number = await takeReceiptNumber(session, 2031);
          if (place % 5 === 0) throw new Error('This payment did not come about.');
          return number;
        }),
      ),
    );
    const numbers = taken.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(numbers.toSorted()).toEqual(
      Array.from({ length: 40 }, (_, place) => `WB/2031/${String(place + 1).padStart(6, '0')}`),
    );
  });

  it('restart each year, and continue after those of the demo', async () => {
    const next = (year: number) => server.database.system((session) => takeReceiptNumber(session, year));
    expect(await next(2032)).toBe('WB/2032/000001');
    const last = await queryValue(server, "SELECT max(number) FROM payments WHERE number LIKE 'WB/2025/%'");
    expect(await next(2025)).toBe(`WB/2025/${String(Number(last.slice(-6)) + 1).padStart(6, '0')}`);
  });
});
