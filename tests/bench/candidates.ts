import type { MeasuredServer } from './measured';
import { send } from './meanwhile';

/** Times that each question is asked. */
const runs = 60;
/** Legs in the weeks before the planned one. */
const legs = 100_000;

const query = `query ($input: LegCandidatesInput!) { legCandidates(input: $input) { has_more candidates { id title suitable city
  free_from empty_kilometres brand_model vehicle_class carrying_capacity places findings { code field effect payload }
  bookings { number from to } hours { code minutes most } hours_left { day week two_weeks } } } }`;

/** Prints how long a planner waits for the vehicles and drivers that suit a leg. */
export async function measureCandidates(engine: string, server: MeasuredServer): Promise<void> {
  const vehicles = await server.ask(`legs ${legs}`);
  console.log(
    `\n${engine}, ${vehicles} vehicles that carry cargo, ${legs} legs in five weeks, milliseconds (median and longest of ${runs}; ` +
      'in parentheses processor time of the server and of PostgreSQL):',
  );
  const creation = 'mutation { createServiceTransportation(input: {}) { id } }';
  const { createServiceTransportation: request } = await send(server, creation, {});
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const leg = {
    service_transportation_id: request.id,
    from: { country: 'PL', city: 'Poznań', coordinates: { latitude: 52.4064, longitude: 16.9252 } },
    to: { country: 'PL', city: 'Warszawa', coordinates: { latitude: 52.2297, longitude: 21.0122 } },
    planned_start: at(1),
    planned_end: at(10),
  };
  for (const [name, input] of [
    ['vehicles', { role: 'VEHICLE' }],
    ['vehicles, page 5', { role: 'VEHICLE', page: 5 }],
    ['vehicles by a part of the plate', { role: 'VEHICLE', search: '12' }],
    ['trucks', { role: 'TRUCK' }],
    ['drivers', { role: 'DRIVER' }],
  ] as const) {
    const times: number[] = [];
    let found = 0;
    const processorBefore = await processorMsOf(server);
    for (let run = 0; run < runs; run += 1) {
      const began = performance.now();
      const { legCandidates } = await send(server, query, { input: { leg, ...input } });
      times.push(performance.now() - began);
      found = legCandidates.candidates.length;
    }
    times.sort((one, other) => one - other);
    const [median = 0, longest = 0] = [times[Math.floor(runs / 2)], times.at(-1)];
    const processor = (await processorMsOf(server)).map((ms, index) => (ms - (processorBefore[index] ?? 0)) / runs);
    const used = processor.map((ms) => ms.toFixed(0)).join(' + ');
    console.log(
      `  ${median.toFixed(1).padStart(7)} ${longest.toFixed(1).padStart(7)}  (${used})  ${name}: ${found} candidates`,
    );
  }
}

/** Returns the processor time that the server and PostgreSQL have used so far, in milliseconds. */
async function processorMsOf(server: MeasuredServer): Promise<number[]> {
  return [await server.processorTime(), await server.ask('postgres-time')].map((us) => us / 1000);
}
