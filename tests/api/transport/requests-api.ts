import { vehicleClassIds, type VehicleClassName } from '../../../server/areas/fleet';
import type { GraphqlResponse, SignedInUser, TestServer } from '../harness/server';

/** The fields of a request that tests read. */
export interface RequestRecord {
  id: string;
  number: string;
  status: string;
  transitionableStatus: string[];
  step_needs: string[];
  breaks_leg_rules: boolean;
  modified_at: string;
  customer: { id: string; customer_name: string } | null;
  addresses: { id: string; direction: string; city: string }[];
  cargo: { id: string; weight: number }[];
  routes: RouteRecord[];
  logistician: { id: string } | null;
  logisticians: { user: { id: string }; accepted: boolean | null }[];
  taken_to_work: string | null;
  delivered: string | null;
  feedback: { type: string; reason: { id: string } | null; description: string | null; rate: number | null } | null;
}

/** The fields of a leg that tests read. */
export interface RouteRecord {
  id: string;
  order: number;
  driver: { id: string } | null;
  vehicle: { id: string } | null;
  truck_is_not_required: boolean;
  planned_start: string | null;
  planned_end: string | null;
  planned_by_hand: boolean;
  findings: { code: string; field: string; effect: string; payload: Readonly<Record<string, unknown>> }[];
  exception_reason: string | null;
  exception_by: string | null;
  exception_at: string | null;
}

const routeFields = `id order driver { id } vehicle { id } truck_is_not_required planned_start planned_end planned_by_hand
  findings { code field effect payload } exception_reason exception_by exception_at`;
const requestFields = `id number status transitionableStatus step_needs breaks_leg_rules modified_at currency price customer { id customer_name }
  addresses { id direction city } cargo { id weight } routes { ${routeFields} }
  logistician { id } logisticians { user { id } accepted } taken_to_work delivered
  feedback { type reason { id } description rate }`;

type Input = Readonly<Record<string, unknown>>;

/** Returns functions that change and list requests, legs and tasks through the API as a user. */
export function requestsApiOf(server: TestServer, by: SignedInUser) {
  const mutate = <Record>(method: string, type: string, fields: string, input: Input) =>
    server.call<{ [name: string]: Record }>(
      `mutation ($input: ${type}!) { ${method}(input: $input) { ${fields} } }`,
      { input },
      by,
    );
  return {
    create: (input: Input) =>
      mutate<RequestRecord>('createServiceTransportation', 'CreateServiceTransportationInput', requestFields, input),
    update: (input: Input) =>
      mutate<RequestRecord>('updateServiceTransportation', 'UpdateServiceTransportationInput', requestFields, input),
    createRoute: (input: Input) => mutate<RouteRecord>('createRoute', 'CreateRouteInput', routeFields, input),
    updateRoute: (input: Input) => mutate<RouteRecord>('updateRoute', 'UpdateRouteInput', routeFields, input),
    createLogistTask: (input: Input) =>
      mutate<TaskRecord>('createLogistTask', 'CreateLogistTaskInput', taskFields, input),
    createRouteTask: (input: Input) => mutate<TaskRecord>('createRouteTask', 'CreateRouteTaskInput', taskFields, input),
    updateRouteTask: (input: Input) => mutate<TaskRecord>('updateRouteTask', 'UpdateRouteTaskInput', taskFields, input),
    updateLogistTask: (input: Input) =>
      mutate<TaskRecord>('updateLogistTask', 'UpdateLogistTaskInput', taskFields, input),
    step: (input: Input) =>
      mutate<RequestRecord>(
        'updateServiceTransportationStatus',
        'UpdateServiceTransportationStatusInput',
        requestFields,
        input,
      ),
    assign: (input: Input) =>
      mutate<RequestRecord>('assignServiceTransportationLogistician', 'AssignLogisticianInput', requestFields, input),
    unassign: (input: Input) =>
      mutate<RequestRecord>('unassignServiceTransportationLogistician', 'AssignLogisticianInput', requestFields, input),
    answer: (input: Input) =>
      mutate<RequestRecord>('answerServiceTransportationAssignment', 'AnswerAssignmentInput', requestFields, input),
    logistTaskStep: (input: Input) =>
      mutate<TaskRecord>('updateLogistTaskStatus', 'UpdateLogistTaskStatusInput', taskFields, input),
    routeTaskStep: (input: Input) =>
      mutate<TaskRecord>('updateRouteTaskStatus', 'UpdateRouteTaskStatusInput', `${taskFields} note`, input),
    /** Calls a mutation whose only argument is an id, such as a deletion or a restoration. */
    byId: (method: string, id: string) =>
      server.call<{ [name: string]: { id: string } | null }>(
        `mutation ($id: ID!) { ${method}(id: $id) { id } }`,
        { id },
        by,
      ),
    read: async (id: string) => {
      const query = `query ($id: Mixed) { serviceTransportation(first: 1, where: { column: id, value: $id }, trashed: WITH) { data { ${requestFields} } } }`;
      const { data } = await server.call<{ serviceTransportation: { data: RequestRecord[] } }>(query, { id }, by);
      const [record] = data?.serviceTransportation.data ?? [];
      if (!record) throw new Error(`There is no request ${id}.`);
      return record;
    },
    /** Returns the ids of the first 100 records of a list. @throws Error if the call is refused */
    ids: async (list: string, where?: Input, fields = 'id') => {
      const type = `${list.charAt(0).toUpperCase()}${list.slice(1)}Where`;
      const query = `query ($where: ${type}) { ${list}(first: 100, where: $where) { data { ${fields} } } }`;
      const { data, body } = await server.call<{ [list: string]: { data: { id: string }[] } }>(query, { where }, by);
      if (!data?.[list]) throw new Error(JSON.stringify(body));
      return data[list].data.map(({ id }) => id);
    },
  };
}

/** The fields of a task that tests read. */
export interface TaskRecord {
  id: string;
  order: number;
  type: string;
  model_type: string;
  model_id: string;
  status: string;
  text: string;
  default: boolean;
  note?: string | null;
}

const taskFields = 'id order type model_type model_id status text default';

/** Returns the record that a response contains. @throws Error with the response's body if it contains none */
export function returnedRecordOf<Record>({ data, body }: GraphqlResponse<{ [name: string]: Record }>): Record {
  const [record] = Object.values(data ?? {});
  if (!record) throw new Error(JSON.stringify(body));
  return record;
}

/** Returns the problem codes of a refused call by input path, without the leading `input`. */
export function inputProblemCodesOf({ errors }: Pick<GraphqlResponse, 'errors'>): Record<string, string[]> {
  const validation = errors?.[0]?.extensions?.validation ?? {};
  return Object.fromEntries(
    Object.entries(validation).map(([path, problems]) => [
      path.replace(/^input\./, ''),
      problems.map(({ code }) => code),
    ]),
  );
}

/** Runs SQL on rows of all tenants, for data that no method of the contract reads or changes. Returns the rows. */
export async function queryRows(server: TestServer, text: string, ...params: unknown[]): Promise<(string | null)[][]> {
  const rows = await server.database.system((session) => session.rows({ text, params }));
  return rows.map((row) => [...row]);
}

/** Returns the first value of the first row that an SQL query returns. @throws Error if there is none */
export async function queryValue(server: TestServer, text: string, ...params: unknown[]): Promise<string> {
  const [row] = await queryRows(server, text, ...params);
  if (!row?.[0]) throw new Error(`Nothing is found by: ${text}`);
  return row[0];
}

/** Returns ids of vehicles of a class that may be used for legs: verified, in use, with the largest payload first. */
export async function fetchVehicleIds(server: TestServer, name: VehicleClassName, tenant = '1'): Promise<string[]> {
  const rows = await queryRows(
    server,
    `SELECT id FROM vehicles WHERE tenant_id = $1 AND vehicle_class_id = $2 AND is_active AND verify = 'VERIFIED'
       AND deleted_at IS NULL ORDER BY carrying_capacity DESC, id LIMIT 5`,
    tenant,
    vehicleClassIds[name],
  );
  return rows.map(([id]) => String(id));
}

/** Returns the id of a driver with legs whose documents never expire, so that legs of any day accept the driver. */
export function fetchOtherDriver(server: TestServer, driver: string): Promise<string> {
  return queryValue(
    server,
    `SELECT r.driver_id FROM routes r JOIN users u ON u.tenant_id = r.tenant_id AND u.id = r.driver_id
     WHERE r.tenant_id = 1 AND r.driver_id <> $1 AND u.documents_until IS NULL ORDER BY r.driver_id LIMIT 1`,
    driver,
  );
}
