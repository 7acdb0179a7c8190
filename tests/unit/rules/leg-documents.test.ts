import { describe, expect, it } from 'vitest';
import { documentFindings } from '../../../server/areas/transport/leg-document-rules';
import { findingEffectOf } from '../../../server/areas/transport/leg-rules';
import type { LegVehicle, PlannedLeg, PlannedRequest } from '../../../server/areas/transport/planned-leg';
import { allRefused, noWindows, plannedDriver, plannedLeg, plannedRequest, plannedVehicle } from './planned-legs';

const unit = (id: string, facts: Partial<LegVehicle>) => plannedVehicle({ id, license: `W ${id}`, ...facts });
const times = (start: string, end: string) => ({ start: new Date(start), end: new Date(end) });

function found(facts: Partial<PlannedLeg>, request: Partial<PlannedRequest> = {}): string[] {
  const leg = plannedLeg({ id: '1', ...facts });
  return documentFindings(plannedRequest([leg], request), leg).map(({ code, field }) => `${code} ${field}`);
}

/** Two days in Warsaw, where it is 01:30 on 2 May when the leg ends. */
const twoDays = times('2026-04-30T22:30:00Z', '2026-05-01T23:30:00Z');

describe('documents of a leg', () => {
  it.each<[string, Partial<PlannedLeg>, Partial<PlannedRequest>, string[]]>([
    [
      'that are not entered are not judged',
      { times: twoDays, driver: plannedDriver(), vehicle: unit('7', {}) },
      {},
      [],
    ],
    [
      'that are valid on its last day fit',
      { times: twoDays, driver: plannedDriver({ driving_licence_until: '2026-05-02', code_95_until: '2026-05-02' }) },
      {},
      [],
    ],
    [
      'that expire before its last day are found',
      { times: twoDays, driver: plannedDriver({ driving_licence_until: '2026-05-01', code_95_until: '2026-05-01' }) },
      {},
      ['LICENCE_EXPIRED driver', 'CODE_95_EXPIRED driver'],
    ],
    [
      'count in the time zone of the company',
      { times: twoDays, driver: plannedDriver({ driving_licence_until: '2026-05-01' }) },
      { time_zone: 'America/Los_Angeles' },
      [],
    ],
    [
      'count in a time zone that is a day ahead',
      {
        times: times('2026-05-01T06:00:00Z', '2026-05-01T11:00:00Z'),
        driver: plannedDriver({ code_95_until: '2026-05-01' }),
      },
      { time_zone: 'Pacific/Kiritimati' },
      ['CODE_95_EXPIRED driver'],
    ],
    [
      'need not be valid on the day that begins when it ends',
      {
        times: times('2026-05-01T06:00:00Z', '2026-05-01T22:00:00Z'),
        driver: plannedDriver({ code_95_until: '2026-05-01' }),
      },
      {},
      [],
    ],
    [
      'include ADR only for dangerous cargo',
      { times: twoDays, driver: plannedDriver({ adr_until: '2026-04-01' }) },
      {},
      [],
    ],
    [
      'include ADR for dangerous cargo',
      { times: twoDays, driver: plannedDriver({ adr_until: '2026-04-01' }) },
      { dangerous: true },
      ['ADR_EXPIRED driver'],
    ],
    [
      'are those of the vehicle and of the truck',
      {
        times: twoDays,
        vehicle: unit('7', { inspection_until: '2026-05-01' }),
        truck: unit('8', { insurance_until: '2026-05-01' }),
      },
      {},
      ['INSPECTION_EXPIRED vehicle', 'INSURANCE_EXPIRED truck'],
    ],
    [
      'are judged on the first day of the request while it has no times',
      { driver: plannedDriver({ driving_licence_until: '2026-05-01', code_95_until: '2026-05-02' }) },
      { windows: { ...noWindows, load_from: '2026-05-02', deliver_to: '2026-05-09' } },
      ['LICENCE_EXPIRED driver'],
    ],
    [
      'are not judged while no day is known',
      { driver: plannedDriver({ driving_licence_until: '2020-01-01' }) },
      {},
      [],
    ],
  ])('%s', (_name, leg, request, expected) => {
    expect(found(leg, request)).toEqual(expected);
  });

  it('are refused, or allowed with a reason, as the company sets', () => {
    const leg = plannedLeg({ id: '1', times: twoDays, driver: plannedDriver({ code_95_until: '2026-01-01' }) });
    const [finding] = documentFindings(plannedRequest([leg]), leg);
    if (!finding) throw new Error('The document is not found.');
    expect(findingEffectOf(finding, leg, allRefused)).toBe('REFUSED');
    expect(findingEffectOf(finding, leg, { ...allRefused, leg_expired_documents: 'REASON' })).toBe('REASON_REQUIRED');
  });
});
