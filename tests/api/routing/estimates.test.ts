import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Estimate, estimator } from '../../../server/areas/routing/estimates';
import { type RoutingService, startRoutingService } from '../harness/routing-service';
import { type SignedIn, startTestServer, type TestServer } from '../harness/server';

const warsaw = { latitude: 52.2297, longitude: 21.0122 };
const berlin = { latitude: 52.52, longitude: 13.405 };

const measured = { kilometres: 100, driving_minutes: 80, source: 'ROUTING_SERVICE' };

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Twenty places that one may go to. */
const places = Array.from({ length: 20 }, (_none, index) => ({ ...berlin, latitude: 50 + index / 10 }));

/** What the estimates of ways to all of them were made by. */
const sources = async (estimate: Estimate) =>
  (await Promise.all(places.map((to) => estimate(warsaw, to, log)))).map(({ source }) => source);

describe('a routing service', () => {
  let service: RoutingService;
  let estimate: Estimate;

  beforeEach(async () => {
    service = await startRoutingService();
    estimate = estimator({ url: service.url });
  });

  afterEach(() => service.close());

  it('is told nothing but degrees, and asked once for each way', async () => {
    const twice = [estimate(warsaw, berlin, log), estimate(warsaw, berlin, log)];
    expect(await Promise.all(twice)).toEqual([measured, measured]);
    await estimate(warsaw, berlin, log);
    await estimate(berlin, warsaw, log);
    expect(service.asked).toEqual([
      '/route/v1/driving/21.0122,52.2297;13.4050,52.5200?overview=false',
      '/route/v1/driving/13.4050,52.5200;21.0122,52.2297?overview=false',
    ]);
  });

  it('is not waited for again while it fails', async () => {
    service.behave('broken');
    await estimate(warsaw, berlin, log);
    await estimate(berlin, warsaw, log);
    expect(service.asked).toHaveLength(1);
  });

  it('is asked eight things at once, and the others in their turn', async () => {
    expect(await sources(estimate)).toEqual(places.map(() => 'ROUTING_SERVICE'));
    expect(service.asked).toHaveLength(20);
    expect(service.mostOpen()).toBe(8);
  });

  it('that knows no way between two places is asked for others', async () => {
    service.behave('no way');
    await estimate(warsaw, berlin, log);
    service.behave('well');
    expect(await estimate(berlin, warsaw, log)).toEqual(measured);
  });
});

// At once: each waits for the three seconds that a service gets.
describe.concurrent('a routing service that gives no answer', () => {
  it.each(['no way', 'broken', 'endless', 'silent'] as const)(
    'is done without when it answers: %s',
    async (behaviour) => {
      const service = await startRoutingService();
      service.behave(behaviour);
      expect(await estimator({ url: service.url })(warsaw, berlin, log)).toMatchObject({ source: 'GREAT_CIRCLE' });
      await service.close();
    },
  );

  it('is not asked by those in line when it keeps eight waiting: they get estimates', async () => {
    const service = await startRoutingService();
    service.behave('silent');
    expect(await sources(estimator({ url: service.url }))).toEqual(places.map(() => 'GREAT_CIRCLE'));
    expect(service.asked).toHaveLength(8);
    await service.close();
  });
});

describe('legs', () => {
  let service: RoutingService;
  let server: TestServer;
  let logistician: SignedIn;

  beforeAll(async () => {
    service = await startRoutingService();
    server = await startTestServer({ environment: { ROUTING_URL: `${service.url}/` } });
    logistician = await server.signIn('logistician@demo.test');
  });

  afterAll(async () => {
    await server.close();
    await service.close();
  });

  const ask = (legs: readonly object[]) =>
    server.call<{ routeEstimates: object[] }>(
      'query ($legs: [RouteLegInput!]!) { routeEstimates(legs: $legs) { kilometres driving_minutes pause_minutes days_needed source } }',
      { legs },
      logistician,
    );

  it('are estimated in their order, with pauses and days', async () => {
    const legs = [
      { from: warsaw, to: berlin },
      { from: berlin, to: warsaw },
    ];
    expect((await ask(legs)).data?.routeEstimates).toEqual(
      legs.map(() => ({ ...measured, pause_minutes: 0, days_needed: 1 })),
    );
  });

  it('are fifty at most, and lie on earth', async () => {
    const leg = { from: warsaw, to: berlin };
    expect((await ask(Array.from({ length: 50 }, () => leg))).data?.routeEstimates).toHaveLength(50);
    expect((await ask(Array.from({ length: 51 }, () => leg))).errors?.[0]?.extensions?.code).toBe(6);
    const before = service.asked.length;
    for (const from of [
      { latitude: 91, longitude: 0 },
      { latitude: '52.2/../../admin', longitude: 0 },
    ]) {
      expect((await ask([{ from, to: berlin }])).errors).toBeDefined();
    }
    expect(service.asked).toHaveLength(before);
  });
});
