import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { estimatedKilometresSql, estimateRouteDistance } from '../../../server/areas/driving';
import { isSuitable, judgeCandidates } from '../../../server/areas/planning/candidate-rules';
import { readAbsences, readCandidates, readGroups } from '../../../server/areas/planning/read-candidates';
import { groupingLimits, type PlannedLeg, type PlannedRequest } from '../../../server/areas/transport';
import type { LegRole } from '../../../server/contract.generated';
import { plannedLeg, plannedRequest, plannedVehicle } from '../../unit/rules/planned-legs';
import { startTestServer, type TestServer } from '../harness/server';
import { queryRows } from '../transport/requests-api';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  // Payloads and documents on both sides of what the legs below ask for.
  await queryRows(
    server,
    `UPDATE vehicles SET carrying_capacity = (ARRAY[NULL, 0, 11999, 12000, 12001, 24000])[1 + id % 6],
       inspection_until = (ARRAY[NULL, '2034-05-01', '2034-05-02']::date[])[1 + id % 3],
       insurance_until = (ARRAY['2034-05-03', '2034-05-01', NULL]::date[])[1 + id % 5 % 3] WHERE tenant_id = 1`,
  );
  await queryRows(
    server,
    `UPDATE users SET driving_licence_until = (ARRAY[NULL, '2034-05-01', '2034-05-02']::date[])[1 + id % 3],
       adr_until = (ARRAY['2034-05-03', NULL, '2034-05-01']::date[])[1 + id % 5 % 3] WHERE tenant_id = 1`,
  );
  for (const [column, table] of [
    ['driver_id', 'users'],
    ['vehicle_id', 'vehicles'],
  ] as const)
    await queryRows(
      server,
      `INSERT INTO absences (tenant_id, id, kind, ${column}, starts_at, ends_at)
       SELECT 1, id, 'WORKSHOP', id, '2034-05-02T05:00Z', '2034-05-02T07:00Z' FROM ${table} WHERE tenant_id = 1 AND id % 4 = 0`,
    );
});

afterAll(() => server.close());

const end = (city: string): PlannedLeg['from'] => ({ country: 'PL', city, street: null, coordinates: null });
const times = { start: new Date('2034-05-02T06:00:00Z'), end: new Date('2034-05-02T15:00:00Z') };
const tractor = plannedVehicle({
  id: '1',
  class: { carries: false, draws: true, coupling: 'FIFTH_WHEEL', max_places: null },
});
const trailer = plannedVehicle({
  id: '2',
  payload: 5000,
  class: { carries: true, draws: false, coupling: 'FIFTH_WHEEL', max_places: 33 },
});
const legOf = (facts: Partial<PlannedLeg>) => plannedLeg({ id: '1', from: end('A'), to: end('B'), ...facts });

describe('candidates that are judged as groups', () => {
  it.each<[string, Partial<PlannedLeg>, Partial<PlannedRequest>, PlannedLeg[]]>([
    ['without times and cargo', {}, {}, []],
    ['at a time', { times }, {}, []],
    ['with dangerous goods', { times }, { dangerous: true }, []],
    ['with cargo', { times }, { weight: 12_000 }, []],
    ['with cargo and a truck', { times, truck: tractor }, { weight: 12_000 }, []],
    ['with a trailer', { times, vehicle: trailer }, { weight: 12_000 }, []],
    ['with places', { times, vehicle_places: 20, truck_places: 3 }, {}, []],
    [
      'beside a parallel leg',
      { times },
      { weight: 17_000 },
      [plannedLeg({ id: '2', from: end('A'), to: end('B'), vehicle: trailer })],
    ],
  ])('suit a leg %s as they do one by one', async (_what, facts, request, others) => {
    for (const role of ['DRIVER', 'VEHICLE', 'TRUCK'] as const satisfies LegRole[]) {
      const leg = legOf(facts);
      const planned = plannedRequest([leg, ...others], request);
      const found = await server.database.read('1', async (session) => {
        const of = { session, tenant: '1', request: '0', role, start: times.start, end: leg.times?.end };
        const limits = groupingLimits(planned, leg);
        const absences = await readAbsences(of);
        const groups = await readGroups(of, { search: '', withInactive: true, limits, crews: ['1', '2'], absences });
        const ids = groups.flatMap((group) => group.ids.split(','));
        expect(groups.reduce((sum, { size }) => sum + size, 0)).toBe(ids.length);
        return { groups, candidates: await readCandidates(of, ids, absences) };
      });
      const judge = (candidates: typeof found.candidates) =>
        judgeCandidates(planned, leg, candidates).filter(isSuitable);
      const suiting = new Set(judge(found.groups.map(({ example }) => example)).map(({ candidate }) => candidate.id));
      const byGroup = found.groups
        .filter(({ example }) => suiting.has(example.id))
        .flatMap(({ ids }) => ids.split(','));
      const oneByOne = judge(found.candidates).map(({ candidate }) => candidate.id);
      expect(byGroup.toSorted()).toEqual(oneByOne.toSorted());
      expect(found.groups.length).toBeLessThan(found.candidates.length);
    }
  });
});

it('computes the same kilometres in the database and in rules', async () => {
  const positions = [
    { latitude: 52.4064, longitude: 16.9252 },
    { latitude: -33.9249, longitude: 18.4241 },
    { latitude: 1.87, longitude: -157.43 },
    { latitude: 52.4065, longitude: 16.9252 },
  ];
  for (const from of positions)
    for (const to of positions) {
      const asSql = (place: typeof from) => ({ latitude: `(${place.latitude})`, longitude: `(${place.longitude})` });
      const [[kilometres] = []] = await queryRows(server, `SELECT ${estimatedKilometresSql(asSql(from), asSql(to))}`);
      expect(Number(kilometres)).toBe(estimateRouteDistance(from, to).kilometres);
    }
});
