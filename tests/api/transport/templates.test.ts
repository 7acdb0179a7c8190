import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../harness/server';
import { queryRows, requestsApiOf, inputProblemCodesOf, returnedRecordOf, type TaskRecord } from './requests-api';
import { type TransitionFixture, createTransitionFixture } from './transition-fixture';

let server: TestServer;
let fixture: TransitionFixture;

beforeAll(async () => {
  server = await startTestServer();
  fixture = await createTransitionFixture(server);
});

afterAll(() => server.close());

type Template = Pick<TaskRecord, 'id' | 'text' | 'order'>;

const mutate = (method: string, type: string, input: object) =>
  server.call<{ [method: string]: Template }>(
    `mutation ($input: ${type}!) { ${method}(input: $input) { id text order } }`,
    { input },
    fixture.admin,
  );
const create = (input: object) => mutate('createTaskTemplate', 'CreateTaskTemplateInput', input);
const update = (input: object) => mutate('updateTaskTemplate', 'UpdateTaskTemplateInput', input);
const texts = async (type: string) => {
  const query = `{ taskTemplates(first: 100, where: { column: type, value: "${type}" }, orderBy: [{ column: order, direction: ASC }]) { data { text order } } }`;
  const { data } = await server.call<{ taskTemplates: { data: Template[] } }>(query, {}, fixture.admin);
  return data?.taskTemplates.data.map(({ text, order }) => [text, order]);
};

describe('task templates', () => {
  it('are ordered by kind without gaps after concurrent changes', async () => {
    await Promise.all(Array.from({ length: 5 }, (_none, index) => create({ text: `Stop ${index}`, type: 'ROUTE' })));
    const call = returnedRecordOf(await create({ text: 'Call', type: 'LOGIST' }));
    expect(call.order).toBe(1);
    const first = returnedRecordOf(
      await create({ text: 'Photos', type: 'ROUTE', order: 1, media_upload_enabled: true }),
    );
    expect((await texts('ROUTE'))?.map(([, order]) => order)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(returnedRecordOf(await update({ id: first.id, order: 99 })).order).toBe(6);
    expect((await texts('ROUTE'))?.at(-1)).toEqual(['Photos', 6]);
    const gone = await queryRows(
      server,
      "SELECT id FROM task_templates WHERE tenant_id = 1 AND text IN ('Stop 1', 'Stop 3', 'Stop 4')",
    );
    await Promise.all(gone.map(([id]) => fixture.calls.byId('deleteTaskTemplate', String(id))));
    expect((await texts('ROUTE'))?.map(([, order]) => order)).toEqual([1, 2, 3]);
    expect(inputProblemCodesOf(await create({ text: 'x'.repeat(1001), type: 'ROUTE' }))).toEqual({
      text: ['too_long'],
    });
    expect(inputProblemCodesOf(await update({ id: first.id, text: ' ' }))).toEqual({ text: ['required'] });
  });

  it('create the tasks of a new leg', async () => {
    const { id } = await fixture.createComplete();
    const leg = returnedRecordOf(await fixture.calls.createRoute({ service_transportation: { connect: id } }));
    const tasks = await queryRows(
      server,
      'SELECT text, "order", "default", status, media_upload_enabled FROM route_tasks WHERE route_id = $1 ORDER BY "order"',
      leg.id,
    );
    expect(tasks.map(([text]) => text)).toEqual((await texts('ROUTE'))?.map(([text]) => text));
    expect(tasks.at(-1)).toEqual(['Photos', '3', 't', 'PLANNING', 't']);
    // Tasks of templates are added only when a leg is created. Updating the leg adds none.
    await fixture.calls.updateRoute({ id: leg.id, truck_is_not_required: true });
    expect(await queryRows(server, 'SELECT count(*) FROM route_tasks WHERE route_id = $1', leg.id)).toEqual([['3']]);
  });

  it('create the tasks of a newly assigned logistician, once', async () => {
    const { id } = await fixture.createComplete();
    const [one, two] = fixture.logisticians;
    for (const person of [one, two]) returnedRecordOf(await fixture.calls.assign({ id, logist_id: person?.user }));
    const own = { service_transportation_id: id, user: { connect: one?.user }, text: 'Own' };
    returnedRecordOf(await fixture.calls.createLogistTask(own));
    for (const person of [one, two]) {
      if (!person) throw new Error('The demo has too few logisticians.');
      for (const accepted of [true, false, true])
        returnedRecordOf(await requestsApiOf(server, person).answer({ id, accepted }));
    }
    const tasks = await queryRows(
      server,
      'SELECT text, "order", "default", user_id FROM logist_tasks WHERE service_transportation_id = $1 ORDER BY "order"',
      id,
    );
    expect(tasks).toEqual([
      ['Own', '1', 'f', one?.user],
      ['Call', '2', 't', one?.user],
      ['Call', '3', 't', two?.user],
    ]);
  });

  it('leave existing tasks unchanged when they change', async () => {
    const { id } = await fixture.createComplete();
    const leg = returnedRecordOf(await fixture.calls.createRoute({ service_transportation: { connect: id } }));
    await queryRows(server, "DELETE FROM task_templates WHERE tenant_id = 1 AND type = 'ROUTE'");
    expect(await queryRows(server, 'SELECT count(*) FROM route_tasks WHERE route_id = $1', leg.id)).toEqual([['3']]);
  });
});
