import { afterEach, describe, expect, it } from 'vitest';
import { type RoutingService, startRoutingService } from '../harness/routing-service';
import { startTestServer, type TestServer } from '../harness/server';

interface Estimate {
  kilometres: number;
  driving_minutes: number;
  pause_minutes: number;
  days_needed: number;
  source: string;
}

const warsaw = { latitude: 52.2297, longitude: 21.0122 };
const berlin = { latitude: 52.52, longitude: 13.405 };
const document = `query ($legs: [RouteLegInput!]!) {
  routeEstimates(legs: $legs) { kilometres driving_minutes pause_minutes days_needed source }
}`;

const open: (TestServer | RoutingService)[] = [];

afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

async function start(environment?: Readonly<Record<string, string>>) {
  const started = await startTestServer({ environment });
  open.push(started);
  const { token } = await started.signIn('logistician@demo.test');
  return (...legs: object[]) => started.call<{ routeEstimates: Estimate[] }>(document, { legs }, { token });
}

async function startWithService() {
  const service = await startRoutingService();
  open.push(service);
  return { estimate: await start({ ROUTING_URL: `${service.url}/` }), service };
}

const estimated = { kilometres: 656.8, driving_minutes: 606, pause_minutes: 45, days_needed: 2, source: 'GREAT_CIRCLE' };
const measured = { kilometres: 100, driving_minutes: 80, pause_minutes: 0, days_needed: 1, source: 'ROUTING_SERVICE' };

describe('legs without a routing service', () => {
  it('are estimated, in their order', async () => {
    const estimate = await start();
    const { data } = await estimate({ from: warsaw, to: berlin }, { from: berlin, to: berlin });
    expect(data?.routeEstimates).toEqual([
      { ...estimated, kilometres: expect.closeTo(estimated.kilometres, -1), driving_minutes: expect.closeTo(estimated.driving_minutes, -1) },
      { kilometres: 0, driving_minutes: 0, pause_minutes: 0, days_needed: 0, source: 'GREAT_CIRCLE' },
    ]);
  });

  it('are fifty at most, and lie on earth', async () => {
    const estimate = await start();
    const leg = { from: warsaw, to: berlin };
    expect((await estimate(...Array.from({ length: 50 }, () => leg))).data?.routeEstimates).toHaveLength(50);
    expect((await estimate(...Array.from({ length: 51 }, () => leg))).errors?.[0]?.extensions?.code).toBe(6);
    expect((await estimate({ from: { latitude: 91, longitude: 0 }, to: berlin })).data).toBeUndefined();
    expect((await estimate({ from: { latitude: '52.2/../../admin', longitude: 0 }, to: berlin })).data).toBeUndefined();
  });
});

describe('legs with a routing service', () => {
  it('are measured by it, which is told nothing but degrees and asked once for each', async () => {
    const { estimate, service } = await startWithService();
    for (let times = 0; times < 2; times += 1) {
      expect((await estimate({ from: warsaw, to: berlin }, { from: warsaw, to: berlin })).data?.routeEstimates).toEqual([measured, measured]);
    }
    await estimate({ from: berlin, to: warsaw });
    expect(service.asked).toEqual([
      '/route/v1/driving/21.0122,52.2297;13.4050,52.5200?overview=false',
      '/route/v1/driving/13.4050,52.5200;21.0122,52.2297?overview=false',
    ]);
  });

  it.each(['no way', 'broken', 'endless', 'silent'] as const)('are estimated when it answers: %s', async (behaviour) => {
    const { estimate, service } = await startWithService();
    service.behave(behaviour);
    const began = Date.now();
    const { data } = await estimate({ from: warsaw, to: berlin });
    expect(data?.routeEstimates).toMatchObject([{ source: 'GREAT_CIRCLE' }]);
    expect(Date.now() - began).toBeLessThan(10_000);
  });

  it('are not waited for again while it fails', async () => {
    const { estimate, service } = await startWithService();
    service.behave('broken');
    await estimate({ from: warsaw, to: berlin });
    await estimate({ from: berlin, to: warsaw });
    expect(service.asked).toHaveLength(1);
  });
});
