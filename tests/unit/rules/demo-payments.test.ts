import { describe, expect, test } from 'vitest';
import type { BilledTo } from '../../../server/areas/billing/tables';
import { addReceiptNumbers } from '../../../server/demo/fill-payments';
import {
  createDemoPayments,
  createDemoSubscription,
  type NewPaymentRow,
  currentTariffIdOf,
} from '../../../server/demo/payments';
import { type DemoTenant, demoTenants } from '../../../server/demo/tenants';

const day = 24 * 60 * 60 * 1000;
const moments = [
  '2026-11-21T10:00:00Z',
  '2026-03-01T23:30:00Z',
  '2028-02-29T00:00:00Z',
  '2027-01-10T12:00:00Z',
  '2027-02-10T23:59:59Z',
];

function billedTo({ company, registration_number }: DemoTenant): BilledTo {
  return {
    name: company.legal_name,
    registration_number,
    vat_number: company.vat_number,
    address: [],
    country: company.seat.country,
  };
}

function paymentsOf(tenant: DemoTenant, until: Date): NewPaymentRow[] {
  let id = 0;
  const newId = () => `${tenant.id}${String((id += 1)).padStart(3, '0')}`;
  return createDemoPayments(tenant.subscription, { tenant_id: tenant.id, billed_to: billedTo(tenant), until, newId });
}

const succeeded = (rows: readonly NewPaymentRow[]) => rows.filter(({ status }) => status === 'SUCCEEDED');

describe.each(demoTenants.filter(({ operator }) => !operator).map((tenant) => [tenant.name, tenant] as const))(
  'payments of %s',
  (_name, tenant) => {
    test.each(moments)('at %s cover every period without a gap, and the last is active', (moment) => {
      const until = new Date(moment);
      const paid = succeeded(paymentsOf(tenant, until));
      const today = moment.slice(0, 10);
      const last = paid.at(-1);
      expect(last?.tariff_id).toBe(currentTariffIdOf(tenant.subscription));
      expect([last?.start_date ?? '', today, last?.end_date ?? ''].toSorted()).toEqual([
        last?.start_date,
        today,
        last?.end_date,
      ]);
      const gaps = paid
        .slice(1)
        .map(({ start_date }, index) => Date.parse(start_date ?? '') - Date.parse(paid[index]?.end_date ?? ''));
      expect(gaps.filter((gap) => gap !== day)).toEqual([]);
      expect(paid.every(({ paid_at }) => Date.parse(paid_at ?? '') <= until.getTime())).toBe(true);
    });

    test.each(moments)('at %s are due some days later, before the period ends', (moment) => {
      const until = new Date(moment);
      const rows = paymentsOf(tenant, until);
      const due = Date.parse(createDemoSubscription(rows, until)?.due_at ?? '');
      expect(due - until.getTime()).toBeGreaterThan(7 * day);
      expect(due).toBeLessThan(Date.parse(rows.at(-1)?.end_date ?? ''));
    });

    test.each(moments)('at %s have the correct tax to the cent', (moment) => {
      for (const { net = 0, tax = 0, tax_rate = 0, amount } of paymentsOf(tenant, new Date(moment))) {
        expect(tax_rate).toBe(tenant.company.seat.country === 'PL' ? 23 : 0);
        expect(tax).toBe(Math.round((net * tax_rate) / 100));
        expect(amount).toBe(net + tax);
      }
    });
  },
);

test('an upgrade is credited the rest of the period it ended', () => {
  const [monthly] = demoTenants;
  const paid = succeeded(monthly ? paymentsOf(monthly, new Date('2026-11-21T10:00:00Z')) : []);
  const place = paid.findIndex(({ purpose }) => purpose === 'UPGRADE');
  // The upgrade on 11 April ended the period from 20 March to 19 April early: 8 of its 31 days are credited.
  expect(paid[place - 1]).toMatchObject({ start_date: '2026-03-20', end_date: '2026-04-10', net: 19_900, credit: 0 });
  expect(paid[place]).toMatchObject({
    start_date: '2026-04-11',
    credit: 5_135,
    net: 63_865,
    tax: 14_689,
    amount: 78_554,
  });
});

test('the operator pays nothing', () => {
  const operators = demoTenants.filter(({ operator }) => operator);
  expect(operators.map((tenant) => [paymentsOf(tenant, new Date()), currentTariffIdOf(tenant.subscription)])).toEqual([
    [[], '4'],
  ]);
});

test('receipts are numbered in the order of payment, without gaps, per year', () => {
  const { numbered, last } = addReceiptNumbers(
    demoTenants.flatMap((tenant) => paymentsOf(tenant, new Date('2026-11-21T10:00:00Z'))),
  );
  const paid = succeeded(numbered).toSorted((one, other) => (one.paid_at ?? '').localeCompare(other.paid_at ?? ''));
  const numbersOf = (year: number) =>
    paid.filter(({ paid_at }) => paid_at?.startsWith(String(year))).map(({ number }) => number);
  expect(last.map(({ year }) => year)).toEqual([2025, 2026]);
  for (const { year, last: count } of last)
    expect(numbersOf(year)).toEqual(
      Array.from({ length: count }, (_, place) => `WB/${year}/${String(place + 1).padStart(6, '0')}`),
    );
  expect(numbered.filter(({ status, number }) => status !== 'SUCCEEDED' && number !== null)).toEqual([]);
});
