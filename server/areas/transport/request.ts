import { and, eq } from 'drizzle-orm';
import type { Session } from '../../database/database';
import { type WriteContext, type Entity, type EntityField, type Values, viewOf } from '../../dialect/entity';
import { invalid } from '../../dialect/errors';
import { activity, historyOf } from '../activity';
import { limitedBy } from '../entitlements';
import { customer } from '../customers';
import { address } from '../geography';
import { colleague } from '../identity';
import { filesField } from '../media';
import { service } from '../reference';
import { aboutBusiness, ownRequests } from './assigned';
import { book } from './bookings';
import { cargo } from './cargo';
import { nameOfCustomer } from './customer-names';
import { type Ends, readEnds } from './ends';
import { nextStatusSql, openNeeds, problemsOf, stepNeedsSql, transitionableSql } from './facts';
import { nextNumber } from './numbers';
import { openAssignment, requestLogistician, serviceFeedback } from './people';
import { route } from './route';
import { requestProblems } from './rules';
import { requestStatistic } from './statistics';
import { hasEnded, stepForward } from './statuses';
import { serviceTransportations } from './tables';

/** Parts of a request, that point to it. */
export function partsOf(
  entity: () => Entity,
  { order = 'id', most }: { order?: string; most?: number } = {},
): EntityField {
  const foreign = 'service_transportation_id';
  return { kind: 'hasMany', entity, foreign, order: { column: order, direction: 'ASC' }, most };
}

/** A request for a fleet has a line of cargo for each vehicle, and each step of each task is an entry of its history. */
export const mostOfLongParts = 500;

/** A list that follows from where a request stands and from what it has. */
function steps(sql: typeof transitionableSql): EntityField {
  return {
    kind: 'computed',
    needs: ['status', 'tenant_id', 'id', 'customer_id'],
    sql: (status = '', tenant = '', id = '', customerId = '') => sql(status, { tenant, id, customer: customerId }),
    returns: 'text[]',
  };
}

/** A transport service request. */
export const request: Entity = {
  type: 'ServiceTransportation',
  table: serviceTransportations,
  fields: {
    transitionableStatus: steps(transitionableSql),
    next_status: { kind: 'computed', needs: ['status'], sql: (status = '') => nextStatusSql(status), returns: 'text' },
    step_needs: steps(stepNeedsSql),
    service: { kind: 'belongsTo', entity: () => service, column: 'service_id' },
    customer: { kind: 'belongsTo', entity: () => customer, column: 'customer_id' },
    logistician: { kind: 'belongsTo', entity: colleague, column: 'logistician_id' },
    addresses: {
      kind: 'hasMany',
      entity: () => address,
      foreign: 'addressable_id',
      fixed: { addressable_type: 'SERVICE_TRANSPORTATION' },
      order: { column: 'direction', direction: 'ASC' },
    },
    cargo: partsOf(() => cargo, { most: mostOfLongParts }),
    routes: partsOf(() => route, { order: 'order' }),
    logisticians: partsOf(() => requestLogistician),
    feedback: { kind: 'hasOne', entity: () => serviceFeedback, foreign: 'service_transportation_id' },
    statistic: { kind: 'belongsTo', entity: () => requestStatistic, column: 'id' },
    activity: {
      kind: 'hasMany',
      entity: () => activity,
      foreign: 'service_id',
      fixed: { service_type: 'SERVICE_TRANSPORTATION' },
      order: { column: 'date', direction: 'DESC' },
      most: mostOfLongParts,
    },
    media: filesField('service_transportation_id'),
    updated_at: { kind: 'path', path: 'modified_at' },
  },
  methods: {
    list: 'serviceTransportation',
    create: 'createServiceTransportation',
    update: 'updateServiceTransportation',
    delete: 'deleteServiceTransportation',
    restore: 'restoreServiceTransportation',
  },
  rowPolicy: ownRequests,
  restrictedFields: { price: aboutBusiness, media: aboutBusiness, activity: aboutBusiness },
  history: historyOf({ subject: 'SERVICE_TRANSPORTATION', title: 'number' }),
  quota: limitedBy('requests'),
  rules: {
    derive: async ({ before, after, session, tenant }) => ({
      currency: typeof after.currency === 'string' ? after.currency.toUpperCase() : 'EUR',
      ...(before?.customer_id === after.customer_id
        ? {}
        : { customer_name: await nameOfCustomer(session, tenant, after.customer_id) }),
      ...(before && before.status !== after.status ? momentsOf(after.status) : {}),
      ...(before ? {} : { number: await nextNumber(session, tenant, new Date().getUTCFullYear()) }),
    }),
    check: ({ before, after }) => ({
      ...requestProblems(after),
      ...(hasEnded(before?.status) ? { status: [{ code: 'request_ended' }] } : {}),
    }),
    after: async (change) => {
      const { before, after, session, tenant, id } = change;
      await keepEnds(session, tenant, id, after, await readEnds(session, tenant, id));
      if (!before) return;
      // A step changes nothing else, and was looked at before it was taken.
      if (before.status !== after.status) await holdCrew(session, tenant, id, 'input.status');
      else if (before.status !== 'DRAFT') await requireComplete(session, tenant, id);
      if (windowsDiffer(change)) await holdCrew(session, tenant, id, 'input.to_take_to_work_from');
    },
    afterDelete: async ({ session, tenant, id }) => {
      await book(session, tenant, id);
    },
    afterRestore: ({ session, tenant, id }) => holdCrew(session, tenant, id, 'id'),
  },
};

/** A request with what a list shows of it. */
export const requestView = viewOf(request, {
  type: 'ServiceTransportationView',
  list: 'serviceTransportationView',
  fields: {
    customer_type: { kind: 'path', path: 'customer.type' },
    drivers: { kind: 'any', relation: 'routes', path: 'driver.brief', answered: 'line' },
    driver_ids: { kind: 'any', relation: 'routes', path: 'driver_id', answered: 'list' },
    logistician_ids: { kind: 'any', relation: 'logisticians', path: 'user_id' },
    unanswered: partsOf(() => openAssignment),
    awaiting_ids: { kind: 'any', relation: 'unanswered', path: 'user_id', answered: 'list' },
  },
});

/** Keeps what the request's row repeats of its addresses. */
async function keepEnds({ orm }: Session, tenant: string, id: string, row: Values, { from, to }: Ends): Promise<void> {
  const ends = {
    delivery_from_city: from?.city ?? null,
    delivery_from_state: from?.state ?? null,
    delivery_from_country: from?.country ?? null,
    delivery_from_code: from?.code ?? null,
    delivery_to_city: to?.city ?? null,
    delivery_to_state: to?.state ?? null,
    delivery_to_country: to?.country ?? null,
    delivery_to_code: to?.code ?? null,
  };
  if (Object.entries(ends).every(([column, value]) => value === (row[column] ?? null))) return;
  const own = and(eq(serviceTransportations.tenant_id, tenant), eq(serviceTransportations.id, id));
  await orm.update(serviceTransportations).set(ends).where(own);
}

/** From NEW on, what NEW wants stays filled. @throws ContractError that says what is missing. */
async function requireComplete(session: Session, tenant: string, id: string): Promise<void> {
  const open = await openNeeds(session, tenant, id, stepForward('DRAFT')?.needs ?? []);
  if (open.length > 0) throw invalid(problemsOf(open));
}

/** When a step was taken that says so in the row. */
function momentsOf(status: unknown): Values {
  const now = new Date().toISOString();
  if (status === 'IN_PROGRESS') return { taken_to_work: now };
  return status === 'SERVICE_PROVIDED' ? { delivered: now } : {};
}

function windowsDiffer({ before, after }: WriteContext): boolean {
  const days = ['to_take_to_work_from', 'to_take_to_work_to', 'delivery_date_from', 'delivery_date_to'];
  return days.some((day) => before?.[day] !== after[day]);
}

/** Books the request's drivers and vehicles for its days. @throws ContractError, told at `path`, when one is held by another. */
async function holdCrew(session: Session, tenant: string, id: string, path: string): Promise<void> {
  const [conflict] = await book(session, tenant, id);
  if (conflict) throw invalid({ [path]: [{ code: 'crew_booked', payload: { number: conflict.number } }] });
}
