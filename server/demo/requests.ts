import type { addresses } from '../areas/geography';
import {
  type requestLogisticians,
  formatRequestNumber,
  type requestNumbers,
  type serviceFeedbacks,
  type serviceTransportations,
  type transportationCargos,
} from '../areas/transport';
import type { Language } from '../contract.generated';
import { createDemoCargo } from './cargo';
import { type RequestProgress, requestProgressOf } from './request-progress';
import { BookingCalendar, dayNumberOf, dayText } from './days';
import { randomDemoTransport, type DemoTransport, type TransportEnd } from './demo-transport';
import {
  type FleetByUse,
  type RequestForLegs,
  createDemoLegs,
  type LegRows,
  createLegTasks,
  createLogisticianTasks,
} from './legs';
import type { RandomGenerator } from './random';
import { type TransportWindows, randomTransportWindows, randomLoadingDays } from './spans';
import { tenantWordsIn } from './words';

/** Parameters of a demo tenant's requests. */
export interface RequestsPlan {
  random: RandomGenerator;
  tenant: string;
  count: number;
  until: Date;
  newId: () => string;
  lang: Language;
  /** Country where most transports begin or end. */
  home: string;
  customers: readonly { id: string; customer_name: string }[];
  /** Ids of drivers and logisticians. Users of the demo accounts come first, because they get work for today. */
  drivers: readonly string[];
  logisticians: readonly string[];
  fleet: FleetByUse;
  services: readonly string[];
  reasons: readonly string[];
}

/** Rows of requests and their related tables. */
export interface RequestRows extends LegRows {
  requests: (typeof serviceTransportations.$inferInsert)[];
  numbers: (typeof requestNumbers.$inferInsert)[];
  cargos: (typeof transportationCargos.$inferInsert)[];
  addresses: (typeof addresses.$inferInsert)[];
  logisticians: (typeof requestLogisticians.$inferInsert)[];
  feedbacks: (typeof serviceFeedbacks.$inferInsert)[];
}

/** Returns a tenant's requests and related rows, oldest first. No driver or vehicle has two requests on one day. */
export function createDemoRequests(plan: RequestsPlan): RequestRows {
  const { random, until, home } = plan;
  const calendar = new BookingCalendar();
  const drafts = randomLoadingDays(random, plan.count).map(({ start, featured }) => {
    const transport = randomDemoTransport(random, home);
    const span = randomTransportWindows(random, dayNumberOf(until) + start, transport.kilometres, featured);
    if (featured && plan.drivers[0]) calendar.book(plan.drivers[0], span.load[0], span.deliver[1]);
    return { transport, span, progress: requestProgressOf(random, span, until) };
  });
  drafts.sort((one, other) => one.progress.created.getTime() - other.progress.created.getTime());
  const rows: RequestRows = {
    requests: [],
    numbers: [],
    cargos: [],
    addresses: [],
    routes: [],
    routeTasks: [],
    logistTasks: [],
    logisticians: [],
    feedbacks: [],
  };
  const last = new Map<number, number>();
  for (const draft of drafts) {
    const year = draft.progress.created.getUTCFullYear();
    const place = (last.get(year) ?? 0) + 1;
    last.set(year, place);
    addRequest(plan, rows, calendar, { ...draft, number: formatRequestNumber(year, place) });
  }
  rows.numbers = [...last].map(([year, count]) => ({ tenant_id: plan.tenant, year, last: count }));
  return rows;
}

interface RequestDraft {
  number: string;
  transport: DemoTransport;
  span: TransportWindows;
  progress: RequestProgress;
}

function addRequest(
  plan: RequestsPlan,
  rows: RequestRows,
  calendar: BookingCalendar,
  { number, transport, span, progress }: RequestDraft,
): void {
  const { random, newId, tenant } = plan;
  const id = newId();
  const { status, taken } = progress;
  const stamps = { created_at: progress.created.toISOString(), modified_at: progress.changed.toISOString() };
  const requestColumns = { tenant_id: tenant, service_transportation_id: id };
  const isComplete = status !== 'DRAFT' || random.chance(0.4);
  const customer = isComplete || random.chance(0.7) ? random.pick(plan.customers) : null;
  const logistician =
    taken && (span.featured || random.chance(0.35) ? plan.logisticians[0] : random.pick(plan.logisticians));
  const isDomestic = transport.from.country.code === 'PL' && transport.to.country.code === 'PL';
  const ends =
    isComplete || random.chance(0.5)
      ? [addressAt(random, transport.from, 'FROM'), addressAt(random, transport.to, 'TO')]
      : [];
  const [from, to] = ends;
  const consigneeIndex = (rows.requests.length * 7) % Math.max(plan.customers.length, 1);
  rows.requests.push({
    tenant_id: tenant,
    id,
    number,
    type: random.chance(0.3) ? 'DEFAULT' : 'MANUAL',
    status,
    price: isComplete || random.chance(0.4) ? randomPrice(random, transport.kilometres, isDomestic) : null,
    currency: isDomestic ? 'PLN' : 'EUR',
    service_id: random.pick(plan.services),
    customer_id: customer?.id ?? null,
    customer_name: customer?.customer_name ?? null,
    // Some requests lack it, so that the demo shows the question for it.
    consignee_name: consigneeIndex % 4 === 0 ? null : (plan.customers[consigneeIndex]?.customer_name ?? null),
    logistician_id: logistician ?? null,
    to_take_to_work_from: dayText(span.load[0]),
    to_take_to_work_to: dayText(span.load[1]),
    taken_to_work: taken?.toISOString() ?? null,
    delivery_date_from: dayText(span.deliver[0]),
    delivery_date_to: dayText(span.deliver[1]),
    delivered: progress.delivered?.toISOString() ?? null,
    expected_late: false,
    ...(from && copiedColumns('delivery_from', from)),
    ...(to && copiedColumns('delivery_to', to)),
    ...stamps,
    deleted_at: status === 'DRAFT' && random.chance(0.1) ? stamps.modified_at : null,
  });
  const place = (addressable_type: 'SERVICE_TRANSPORTATION' | 'ROUTE', addressable_id: string) =>
    rows.addresses.push(
      ...ends.map((end) => ({ ...end, tenant_id: tenant, id: newId(), addressable_type, addressable_id, ...stamps })),
    );
  place('SERVICE_TRANSPORTATION', id);
  const cargo = isComplete ? createDemoCargo(random) : [];
  rows.cargos.push(...cargo.map((item) => ({ ...requestColumns, ...item, id: newId(), ...stamps })));
  const weight = cargo.reduce((sum, item) => sum + item.weight, 0);
  addLegsAndTasks(plan, rows, calendar, { tenant, id, status, span, weight, stamps }, logistician, place);
  addFeedback(plan, rows, { ...requestColumns, id: newId(), created_at: stamps.modified_at }, status);
}

function addLegsAndTasks(
  plan: RequestsPlan,
  rows: RequestRows,
  calendar: BookingCalendar,
  request: RequestForLegs,
  logistician: string | null | undefined,
  place: (type: 'ROUTE', id: string) => void,
): void {
  const { random, newId, tenant, until, drivers, fleet } = plan;
  const words = tenantWordsIn(plan.lang);
  const resources = { random, newId, drivers, fleet, calendar };
  const { load, deliver } = request.span;
  const isRunning = load[0] <= dayNumberOf(until) && dayNumberOf(until) <= deliver[1];
  const legs = createDemoLegs(resources, request);
  rows.routes.push(...legs);
  for (const leg of legs) {
    place('ROUTE', leg.id);
    rows.routeTasks.push(...createLegTasks(resources, request, leg, words, isRunning));
  }
  const asked = request.status === 'NEW' ? plan.logisticians.filter(() => random.chance(0.2)) : [];
  const assigned = logistician
    ? [{ user_id: logistician, accepted: true }]
    : asked.map((user_id) => ({ user_id, accepted: random.chance(0.3) ? false : null }));
  rows.logisticians.push(
    ...assigned.map((one) => ({
      tenant_id: tenant,
      id: newId(),
      service_transportation_id: request.id,
      ...one,
      ...request.stamps,
    })),
  );
  const responsible = logistician ?? assigned[0]?.user_id;
  if (responsible) rows.logistTasks.push(...createLogisticianTasks(resources, request, responsible, words));
}

function addFeedback(
  plan: RequestsPlan,
  rows: RequestRows,
  part: Pick<typeof serviceFeedbacks.$inferInsert, 'tenant_id' | 'id' | 'service_transportation_id' | 'created_at'>,
  status: RequestProgress['status'],
): void {
  const { random, reasons } = plan;
  const words = tenantWordsIn(plan.lang);
  if (status === 'CANCELED_REQUEST') {
    const description = random.chance(0.4) ? random.pick(words.cancelling) : null;
    rows.feedbacks.push({
      ...part,
      type: 'CANCELED_REQUEST',
      reason_id: random.pick(reasons),
      description,
      rate: null,
    });
  }
  if (status === 'CLOSE_REQUEST' && random.chance(0.6)) {
    const rate = random.weighted([
      [5, 55],
      [4, 28],
      [3, 10],
      [2, 5],
      [1, 2],
    ] as const);
    const description = random.chance(0.4) ? random.pick(rate > 3 ? words.praise : words.complaint) : null;
    rows.feedbacks.push({ ...part, type: 'CLOSE_REQUEST', reason_id: null, description, rate });
  }
}

function addressAt(
  random: RandomGenerator,
  { country, city: [city, state, zip] }: TransportEnd,
  direction: 'FROM' | 'TO',
) {
  return {
    direction,
    country: country.code,
    state,
    city,
    street: random.pick(country.streets),
    house_number: String(random.int(1, 90)),
    zip: random.text(zip, 'ABCDEFGHJKLMNPRSTUVWXZ'),
  };
}

/** Returns the columns of a request that copy an address. `code` is the postal zone, as the table `addresses` computes it. */
function copiedColumns(
  name: 'delivery_from' | 'delivery_to',
  { city, state, country, zip }: ReturnType<typeof addressAt>,
) {
  const code = `${country}${zip.replace(/^[A-Za-z]{1,2}[- ]/, '').slice(0, 2)}`.toUpperCase();
  return { [`${name}_city`]: city, [`${name}_state`]: state, [`${name}_country`]: country, [`${name}_code`]: code };
}

/** Returns the price of a transport, rounded to tens: in zlotys if it is domestic, otherwise in euros. */
function randomPrice(random: RandomGenerator, kilometres: number, domestic: boolean): number {
  const euros = 90 + kilometres * (1.05 + random.fraction() * 0.7);
  return Math.round((domestic ? euros * 4.25 : euros) / 10) * 10;
}
