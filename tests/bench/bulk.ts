import type { MeasuredServer } from './measured';
import { countFailed, ended, rate, send, watched } from './meanwhile';
import { withProcessorTimes } from './processor-times';

/** A bulk action of the benchmark. */
interface MeasuredAction {
  title: string;
  input: Readonly<Record<string, unknown>>;
  /** Whether it is undone afterwards. */
  isUndone?: true;
}

/** Vehicles that the benchmark adds. The copies of the demo's vehicles have numbers that rules refuse. */
const addedVehicles = { column: 'license', operator: 'LIKE', value: 'EX %' };
const vehicles = { resource: 'vehicles', list: 'vehiclesView', where: addedVehicles };
const requests = { resource: 'service_transportations', list: 'serviceTransportationView' };
const drafts = { ...requests, where: { column: 'status', value: 'DRAFT' } };

/**
 * Measures how fast bulk actions change records, and how fast this is undone: a field of added vehicles, and the requests
 * of the first tenant. `only`: a text that the title of an action must contain.
 */
export async function measureBulk(
  engine: string,
  server: MeasuredServer,
  { rows, only }: { rows: number; only: string },
): Promise<void> {
  await server.ask(`vehicles +${rows}`);
  const { usersViewLogistical } = await send(server, '{ usersViewLogistical(first: 1) { data { id } } }', {});
  const actions: readonly MeasuredAction[] = [
    {
      title: 'a field of vehicles',
      input: {
        ...vehicles,
        method: 'updateVehicle',
        values: { vehicle_model_input: 'bulk', vehicle_model: { disconnect: true } },
      },
      isUndone: true,
    },
    { title: 'vehicles deleted', input: { ...vehicles, method: 'deleteVehicle' }, isUndone: true },
    {
      title: 'the price of draft requests',
      input: { ...drafts, method: 'updateServiceTransportation', values: { price: 1234.5 } },
      isUndone: true,
    },
    {
      title: 'draft requests assigned',
      input: {
        ...drafts,
        method: 'assignServiceTransportationLogistician',
        values: { logist_id: usersViewLogistical.data[0].id },
      },
    },
    { title: 'draft requests taken', input: { ...drafts, method: 'takeServiceTransportation' } },
    {
      title: 'draft requests cancelled without a reason, which all are refused',
      input: { ...drafts, method: 'updateServiceTransportationStatus', values: { status: 'CANCELED_REQUEST' } },
    },
    {
      title: 'draft requests with their next status, which lack cargo',
      input: { ...drafts, method: 'updateServiceTransportationStatus', values: { status: 'NEW' } },
    },
    {
      title: 'delivered requests closed',
      input: {
        ...requests,
        where: { column: 'status', value: 'SERVICE_PROVIDED' },
        method: 'updateServiceTransportationStatus',
        values: { status: 'CLOSE_REQUEST' },
      },
    },
    { title: 'requests deleted', input: { ...requests, method: 'deleteServiceTransportation' }, isUndone: true },
  ];
  console.log(`\n${engine}, bulk actions:`);
  for (const action of actions.filter(({ title }) => title.includes(only))) await measureAction(engine, server, action);
}

async function measureAction(
  engine: string,
  server: MeasuredServer,
  { title, input, isUndone }: MeasuredAction,
): Promise<void> {
  const query = 'mutation ($input: StartBulkActionInput!) { startBulkAction(input: $input) { id total } }';
  let job = { id: '', total: 0 };
  let failed = 0;
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
    () => `${title}: ${job.total}, ${failed} failed`,
    async () => {
      job = (await send(server, query, { input: { action: 'edit', ...input } })).startBulkAction;
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
