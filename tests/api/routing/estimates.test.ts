import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type DistanceEstimator, createDistanceEstimator } from '../../../server/areas/routing/estimates';
import { type FakeRoutingService, startFakeRoutingService } from '../harness/routing-service';
import { type SignedInUser, startTestServer, type TestServer } from '../harness/server';

const warsaw = { latitude: 52.2297, longitude: 21.0122 };
const berlin = { latitude: 52.52, longitude: 13.405 };

const measured = { kilometres: 100, driving_minutes: 80, source: 'ROUTING_SERVICE' };

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Coordinates of twenty destinations. */
const places = Array.from({ length: 20 }, (_none, index) => ({ ...berlin, latitude: 50 + index / 10 }));

/**
 * Estimates the way from Warsaw to each destination. Returns by what each estimate was made: the routing service or the
 * great circle.
 */
const sources = async (estimate: DistanceEstimator) =>
  (await Promise.all(places.map((to) => estimate(warsaw, to, log)))).map(({ source }) => source);

describe('a routing service', () => {
  let service: FakeRoutingService;
  let estimate: DistanceEstimator;

  beforeEach(async () => {
    service = await startFakeRoutingService();
    estimate = createDistanceEstimator({ url: service.url });
  });

  afterEach(() => service.close());

  it('receives only coordinates, once for each route', async () => {
    const twice = [estimate(warsaw, berlin, log), estimate(warsaw, berlin, log)];
    expect(await Promise.all(twice)).toEqual([measured, measured]);
    await estimate(warsaw, berlin, log);
    await estimate(berlin, warsaw, log);
    expect(service.requestedPaths).toEqual([
      '/route/v1/driving/21.0122,52.2297;13.4050,52.5200?overview=false',
      '/route/v1/driving/13.4050,52.5200;21.0122,52.2297?overview=false',
    ]);
  });

  it('is not called again while it fails', async () => {
    service.setBehaviour('broken');
    await estimate(warsaw, berlin, log);
    await estimate(berlin, warsaw, log);
    expect(service.requestedPaths).toHaveLength(1);
  });

  it('receives at most eight concurrent requests; others wait', async () => {
    expect(await sources(estimate)).toEqual(places.map(() => 'ROUTING_SERVICE'));
    expect(service.requestedPaths).toHaveLength(20);
    expect(service.maxOpenRequests()).toBe(8);
  });

  it('is called for other routes after one is not found', async () => {
    service.setBehaviour('no way');
    await estimate(warsaw, berlin, log);
    service.setBehaviour('well');
    expect(await estimate(berlin, warsaw, log)).toEqual(measured);
  });
});

// These tests run concurrently, because some wait for the timeout of three seconds.
describe.concurrent('a failing routing service', () => {
  it.each(['no way', 'broken', 'endless', 'silent'] as const)(
    'is replaced by an estimate on: %s',
    async (behaviour) => {
      const service = await startFakeRoutingService();
      service.setBehaviour(behaviour);
      expect(await createDistanceEstimator({ url: service.url })(warsaw, berlin, log)).toMatchObject({
        source: 'GREAT_CIRCLE',
      });
      await service.close();
    },
  );

  it('is not called by waiting requests when eight time out', async () => {
    const service = await startFakeRoutingService();
    service.setBehaviour('silent');
    expect(await sources(createDistanceEstimator({ url: service.url }))).toEqual(places.map(() => 'GREAT_CIRCLE'));
    expect(service.requestedPaths).toHaveLength(8);
    await service.close();
  });
});

describe('legs', () => {
  let service: FakeRoutingService;
  let server: TestServer;
  let logistician: SignedInUser;

  beforeAll(async () => {
    service = await startFakeRoutingService();
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

  it('are estimated in order, with pauses and days', async () => {
    const legs = [
      { from: warsaw, to: berlin },
      { from: berlin, to: warsaw },
    ];
    expect((await ask(legs)).data?.routeEstimates).toEqual(
      legs.map(() => ({ ...measured, pause_minutes: 0, days_needed: 1 })),
    );
  });

  it('are limited to fifty, with valid coordinates', async () => {
    const leg = { from: warsaw, to: berlin };
    expect((await ask(Array.from({ length: 50 }, () => leg))).data?.routeEstimates).toHaveLength(50);
    expect((await ask(Array.from({ length: 51 }, () => leg))).errors?.[0]?.extensions?.code).toBe(6);
    const before = service.requestedPaths.length;
    for (const from of [
      { latitude: 91, longitude: 0 },
      { latitude: '52.2/../../admin', longitude: 0 },
    ]) {
      expect((await ask([{ from, to: berlin }])).errors).toBeDefined();
    }
    expect(service.requestedPaths).toHaveLength(before);
  });
});
