import { buildSchema } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { defaultTraits } from '../../../providers/serverTraits';
import { fetchPaymentResult } from '../../../src/pages/info/paymentResult';
import { findOperationErrors, parseSchemaFile } from '../providers/contract-check';
import { type FakeGraphqlServer, startFakeGraphqlServer } from '../providers/fake-graphql-server';
import { fakeServicesOf, openFakeTab, storeSession } from '../providers/tab';

/** The payments of a Lighthouse server. */
const lighthouse = buildSchema(`
  type Query { payments(where: QueryPaymentsWhereWhereConditions, first: Int!): PaymentPaginator! }
  type PaymentPaginator { data: [Payment!]! }
  type Payment { id: ID! status: String! amount: Float! currency: String! end_date: String error_message: String tariff: Tariff }
  type Tariff { name: String code: String }
  scalar Mixed
  enum SQLOperator { EQ }
  enum QueryPaymentsWhereColumn { ID }
  input QueryPaymentsWhereWhereConditions { column: QueryPaymentsWhereColumn, operator: SQLOperator = EQ, value: Mixed }
`);

let server: FakeGraphqlServer;

beforeAll(async () => {
  server = await startFakeGraphqlServer();
});
afterAll(() => server.close());

it.each([
  ['waybill', parseSchemaFile('schema.graphql')],
  ['lighthouse', lighthouse],
] as const)('lists a payment by a query of the dialect %s', async (dialect, schema) => {
  const payment = { id: '7', status: 'SUCCEEDED', amount: 99, end_date: '2026-12-26 10:00:00' };
  server.answer = () => ({ value: { data: [payment] } });
  const tab = openFakeTab(server.url);
  storeSession(tab.session, 'anna', []);
  const services = { ...fakeServicesOf(tab), dialect, server: { ...defaultTraits, times: 'utc' as const } };
  expect(await fetchPaymentResult(services, '7')).toEqual({ ...payment, end_date: '2026-12-26T10:00:00Z' });
  const operation = server.operations().at(-1);
  expect(operation && findOperationErrors(schema, operation)).toEqual([]);
  expect(operation?.variables).toEqual({ id: '7' });
});
