import type { MeasuredServer } from './measured';
import { countFailed, ended, rate, send, watched } from './meanwhile';
import { withProcessorTimes } from './processor-times';

/** A bulk action of the benchmark. */
interface MeasuredAction {
  title: string;
  /** Status that all requests get before. */
  status?: string;
  input: Readonly<Record<string, unknown>>;
  /** Whether it is undone afterwards. */
  isUndone?: true;
}

/** Vehicles that the benchmark adds. The copies of the demo's vehicles have numbers that rules refuse. */
const addedVehicles = { column: 'license', operator: 'LIKE', value: 'EX %' };
const vehicles = { resource: 'vehicles', list: 'vehiclesView', where: addedVehicles };
const requests = { resource: 'service_transportations', list: 'serviceTransportationView' };

/**
 * Measures how fast bulk actions change records, and how fast this is undone: added vehicles, and the requests of the
 * first tenant. `only`: a text that the title of an action must contain.
 */
export async function measureBulk(
  engine: string,
  server: MeasuredServer,
  { rows, only }: { rows: number; only: string },
): Promise<void> {
  const legs = await server.ask('parts');
  await server.ask(`vehicles +${rows}`);
  const { usersViewLogistical } = await send(server, '{ usersViewLogistical(first: 1) { data { id } } }', {});
  const vehicleValues = { vehicle_model_input: 'bulk', vehicle_model: { disconnect: true } };
  const logistician = { logist_id: usersViewLogistical.data[0].id };
  const method = 'updateServiceTransportationStatus';
  const actions: readonly MeasuredAction[] = [
    {
      title: 'a field of vehicles',
      input: { ...vehicles, method: 'updateVehicle', values: vehicleValues },
      isUndone: true,
    },
    { title: 'vehicles deleted', input: { ...vehicles, method: 'deleteVehicle' }, isUndone: true },
    {
      title: 'the price of requests',
      status: 'DRAFT',
      input: { ...requests, method: 'updateServiceTransportation', values: { price: 1234.5 } },
      isUndone: true,
    },
    {
      title: 'requests assigned',
      status: 'DRAFT',
      input: { ...requests, method: 'assignServiceTransportationLogistician', values: logistician },
    },
    { title: 'requests taken', status: 'DRAFT', input: { ...requests, method: 'takeServiceTransportation' } },
    {
      title: 'requests without cargo, refused',
      status: 'DRAFT',
      input: { ...requests, method, values: { status: 'NEW' } },
    },
    {
      title: 'requests closed',
      status: 'SERVICE_PROVIDED',
      input: { ...requests, method, values: { status: 'CLOSE_REQUEST' } },
    },
    { title: 'requests deleted', input: { ...requests, method: 'deleteServiceTransportation' }, isUndone: true },
  ];
  console.log(`\n${engine}, bulk actions, of requests with ${legs} legs:`);
  for (const action of actions.filter(({ title }) => title.includes(only))) await measureAction(engine, server, action);
}

async function measureAction(
  engine: string,
  server: MeasuredServer,
  { title, status, input, isUndone }: MeasuredAction,
): Promise<void> {
  const query = 'mutation ($input: StartBulkActionInput!) { startBulkAction(input: $input) { id total } }';
  if (status) await server.ask(`requests ${status}`);
  let job = { id: '', total: 0 };
  let failed = 0;
  let startMs = 0;
  const report = async (what: () => string, work: () => Promise<void>) => {
    const times = await withProcessorTimes(
      engine,
      server,
      () => job.total,
      async () => {
        const { ms, text } = await watched(server, work);
        console.log(`  ${what()}: ${rate(job.total, ms)}; ${text}`);
      },
    );
    console.log(`    ${times}`);
  };
  await report(
    () => `${title}: ${job.total}, ${failed} failed, started in ${startMs.toFixed(0)} ms`,
    async () => {
      const began = performance.now();
      job = (await send(server, query, { input: { action: 'edit', ...input } })).startBulkAction;
      startMs = performance.now() - began;
      failed = await countFailed(server, job.id);
    },
  );
  if (isUndone)
    await report(
      () => 'undone',
      async () => {
        const undo = 'mutation ($id: ID!) { undoBackgroundJob(id: $id) { id } }';
        await ended(server, (await send(server, undo, { id: job.id })).undoBackgroundJob.id);
      },
    );
}
