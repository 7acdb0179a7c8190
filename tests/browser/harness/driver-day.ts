import { ApiClient } from './api';
import { createColleague } from './colleague';
import { requestsApi } from './requests-api';
import { todayInWarsaw } from './today';
import type { SharedServer } from './test';
import { createVerifiedTruck } from './vehicle';

/** A driver, and a request of today in which the driver drives the only leg, with two tasks. */
interface DriverDay {
  email: string;
  request: string;
  tasks: Readonly<Record<'load' | 'papers', string>>;
  /** Fetches from the server the status, note and files of each task, by the task's text. */
  fetchTasks: () => Promise<Record<string, { status: string; note: string | null; files: string[] }>>;
  /** Returns the number of changes of the tasks' statuses that the server has recorded. */
  countStatusChanges: () => Promise<number>;
}

/** Texts of the driver's two tasks. */
export const taskTexts = { load: 'Secure the load', papers: 'Hand over the papers' } as const;

/** Creates a driver, and a confirmed request of today with one leg of the driver and two tasks on that leg. */
export async function createDriverDay(waybill: SharedServer, last_name: string): Promise<DriverDay> {
  const driver = await createColleague(waybill, ['driver'], { first_name: 'Jan', last_name });
  const truck = await createVerifiedTruck(waybill);
  const admin = await waybill.apiAs('admin@demo.test');
  const logistician = await ApiClient.signIn(waybill.url, 'logistician@demo.test');
  const mutate = async <Answer>(api: ApiClient, method: string, type: string, input: object, fields = 'id') =>
    (
      await api.call<Record<string, Answer>>(`mutation ($input: ${type}!) { ${method}(input: $input) { ${fields} } }`, {
        input,
      })
    )[method];

  const day = todayInWarsaw();
  const request = await requestsApi(admin).createSubmitted({ to_take_to_work_from: day, delivery_date_to: day });
  const { account } = await logistician.call<{ account: { id: string } }>('{ account { id } }', {});
  await mutate(admin, 'assignServiceTransportationLogistician', 'AssignLogisticianInput', {
    id: request,
    logist_id: account.id,
  });
  await mutate(logistician, 'answerServiceTransportationAssignment', 'AnswerAssignmentInput', {
    id: request,
    accepted: true,
  });
  const step = (status: string) =>
    mutate(admin, 'updateServiceTransportationStatus', 'UpdateServiceTransportationStatusInput', {
      id: request,
      status,
    });
  await step('IN_PROGRESS');
  const leg = await mutate<{ id: string; tasks: { id: string }[] }>(
    admin,
    'createRoute',
    'CreateRouteInput',
    {
      service_transportation: { connect: request },
      driver: { connect: driver.id },
      vehicle: { connect: truck.id },
      truck_is_not_required: true,
    },
    'id tasks { id }',
  );
  // Deletes the tasks that the server has created from templates.
  for (const { id } of leg?.tasks ?? []) await admin.call('mutation ($id: ID!) { deleteTask(id: $id) { id } }', { id });
  const task = async (text: string) => {
    const input = { service_transportation_id: request, route: { connect: leg?.id }, text, media_upload_enabled: true };
    return (await mutate<{ id: string }>(admin, 'createRouteTask', 'CreateRouteTaskInput', input))?.id ?? '';
  };
  const tasks = { load: await task(taskTexts.load), papers: await task(taskTexts.papers) };
  await step('SERVICE_CONFIRMED');

  interface Task {
    text: string;
    status: string;
    note: string | null;
    media: { collection_name: string }[];
  }
  return {
    email: driver.email,
    request,
    tasks,
    fetchTasks: async () => {
      const query =
        'query ($where: RouteTasksWhere) { routeTasks(first: 10, where: $where) { data { text status note media { collection_name } } } }';
      const { routeTasks } = await admin.call<{ routeTasks: { data: Task[] } }>(query, {
        where: { column: 'service_transportation_id', value: request },
      });
      return Object.fromEntries(
        routeTasks.data.map(({ text, status, note, media }) => [
          text,
          { status, note, files: media.map((one) => one.collection_name).toSorted() },
        ]),
      );
    },
    countStatusChanges: async () => {
      const query =
        'query ($where: ActivitiesWhere) { activities(first: 100, where: $where) { data { action entity_type } } }';
      const { activities } = await admin.call<{ activities: { data: { action: string; entity_type: string }[] } }>(
        query,
        {
          where: { column: 'service_id', value: request },
        },
      );
      return activities.data.filter(({ action, entity_type }) => action === 'CHANGED_STATUS' && entity_type === 'TASK')
        .length;
    },
  };
}
