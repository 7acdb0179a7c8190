import type { MeasuredServer } from './measured';
import { countFailed, ended, rate, send, watched } from './meanwhile';
import { withProcessorTimes } from './processor-times';

/** Filter of the vehicles that the benchmark adds. The copies of the demo's vehicles have numbers that rules refuse. */
const where = { column: 'license', operator: 'LIKE', value: 'EX %' };

/** Measures how fast a field of added vehicles is set by a bulk action, and how fast this is undone. */
export async function measureBulk(engine: string, server: MeasuredServer, rows: number): Promise<void> {
  await server.ask(`vehicles +${rows}`);
  const { vehiclesView } = await send(
    server,
    '{ vehiclesView(first: 1, where: { column: license, operator: LIKE, value: "EX %" }) { paginatorInfo { total } } }',
    {},
  );
  const count = Number(vehiclesView.paginatorInfo.total);
  console.log(`\n${engine}, a field of ${count} vehicles:`);
  let job = '';
  let failed = 0;
  const set = async () => {
    const input = {
      resource: 'vehicles',
      list: 'vehiclesView',
      action: 'edit',
      method: 'updateVehicle',
      where,
      values: { vehicle_model_input: 'bulk', vehicle_model: { disconnect: true } },
      expected_count: count,
    };
    const query = 'mutation ($input: StartBulkActionInput!) { startBulkAction(input: $input) { id } }';
    job = (await send(server, query, { input })).startBulkAction.id;
    failed = await countFailed(server, job);
  };
  const report = async (title: () => string, work: () => Promise<void>) => {
    const times = await withProcessorTimes(engine, server, count, async () => {
      const { ms, text } = await watched(server, work);
      console.log(`  ${title()}: ${rate(count, ms)}; ${text}`);
    });
    console.log(`    ${times}`);
  };
  await report(() => `set, ${failed} failed`, set);
  const undo = async () => {
    const { undoBackgroundJob } = await send(server, 'mutation ($id: ID!) { undoBackgroundJob(id: $id) { id } }', {
      id: job,
    });
    await ended(server, undoBackgroundJob.id);
  };
  await report(() => 'undone', undo);
}
