import { afterAll, beforeAll, expect, it } from 'vitest';
import { readPdf } from '../../unit/papers/pdf-text';
import { type SignedInUser, startTestServer, type TestServer } from '../harness/server';
import { inputProblemCodesOf, queryValue, requestsApiOf, returnedRecordOf } from '../transport/requests-api';

let server: TestServer;
let admin: SignedInUser;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin@demo.test');
});

afterAll(() => server.close());

const print = (input: object, by: SignedInUser = admin) =>
  server.call<{ planDocument: { file_name: string; content: string } }>(
    'query ($input: PlanDocumentInput!) { planDocument(input: $input) { file_name content } }',
    { input: { rows: 'DRIVERS', first_day: '2036-11-03', days: 1, ...input } },
    by,
  );

it('prints the legs of a day in the company’s time zone, a page for each day, of the rows that are asked for', async () => {
  const driver = await queryValue(server, "SELECT id FROM users WHERE email = 'driver@demo.test'");
  const name = await queryValue(server, 'SELECT display_name FROM users WHERE id = $1', driver);
  const calls = requestsApiOf(server, admin);
  const request = returnedRecordOf(
    await calls.create({ to_take_to_work_from: '2036-11-03', delivery_date_to: '2036-11-03' }),
  );
  returnedRecordOf(
    await calls.createRoute({
      service_transportation: { connect: request.id },
      driver: { connect: driver },
      // From half past midnight in Warsaw.
      planned_start: '2036-11-02T23:30:00Z',
      planned_end: '2036-11-03T09:00:00Z',
    }),
  );
  const { file_name, content } = returnedRecordOf(await print({ days: 2, row_ids: [driver] }));
  expect(file_name).toBe('Plan 2036-11-03.pdf');
  const pages = readPdf(Buffer.from(content, 'base64')).map(({ texts }) => texts.join(' '));
  expect(pages).toHaveLength(2);
  expect(pages[0]).toContain(`00:30 – 10:00`);
  expect(pages[0]).toContain(request.number);
  expect(pages[0]).toContain(name);
  expect(pages[1]).not.toContain(request.number);
});

it('is refused for no or too many days, and to drivers', async () => {
  expect(inputProblemCodesOf(await print({ days: 0 }))).toEqual({ days: ['too_small'] });
  expect(inputProblemCodesOf(await print({ days: 15 }))).toEqual({ days: ['too_large'] });
  expect((await print({}, await server.signIn('driver@demo.test'))).errors?.[0]?.extensions?.code).toBe(1200);
});
