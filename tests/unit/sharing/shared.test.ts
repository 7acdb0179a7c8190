import { describe, expect, it } from 'vitest';
import { linkDaysProblem, sharedLegStateOf, statusHistoryOf } from '../../../server/areas/sharing/rules';
import { statusesAhead } from '../../../server/areas/transport/statuses';
import { progressSteps } from '../../../src/pages/externalAccess/progressSteps';
import { sharedStops } from '../../../src/pages/externalAccess/sharedStops';
import type { SharedPlace } from '../../../resources/contract.generated';

const place = (city: string): SharedPlace => ({ city, country: 'PL', coordinates: null });

describe('a shared request', () => {
  it('has legs that are done with their tasks, in progress with the first, and done with the request', () => {
    expect(sharedLegStateOf('SERVICE_CONFIRMED', [])).toBe('PLANNED');
    expect(sharedLegStateOf('SERVICE_CONFIRMED', ['PLANNING', 'PLANNING'])).toBe('PLANNED');
    expect(sharedLegStateOf('SERVICE_CONFIRMED', ['IN_PROGRESS', 'PLANNING'])).toBe('UNDER_WAY');
    expect(sharedLegStateOf('SERVICE_CONFIRMED', ['DONE', 'PLANNING'])).toBe('UNDER_WAY');
    expect(sharedLegStateOf('SERVICE_CONFIRMED', ['DONE', 'RETURN'])).toBe('DONE');
    expect(sharedLegStateOf('CLOSE_REQUEST', ['PLANNING'])).toBe('DONE');
  });

  it('has transitions from its history and its own moments', () => {
    const kept = {
      status: 'IN_PROGRESS',
      created_at: '2026-11-01T08:00:00Z',
      taken_to_work: '2026-11-03T08:00:00Z',
      delivered: null,
    } as const;
    expect(
      statusHistoryOf(kept, [{ status: 'NEW', date: '2026-11-02T08:00:00Z' }]).map(({ status }) => status),
    ).toEqual(['DRAFT', 'NEW', 'IN_PROGRESS']);
    const history = statusHistoryOf(kept, [{ status: 'IN_PROGRESS', date: '2026-11-03T08:00:01Z' }]);
    expect(history.map(({ date }) => date)).toEqual(['2026-11-01T08:00:00Z', '2026-11-03T08:00:01Z']);
    expect(statusHistoryOf({ ...kept, status: 'CANCELED_REQUEST' }, []).at(-1)?.status).toBe('CANCELED_REQUEST');
  });

  it('has upcoming transitions until it ends', () => {
    expect(statusesAhead('IN_PROGRESS')).toEqual(['SERVICE_CONFIRMED', 'SERVICE_PROVIDED']);
    expect(statusesAhead('SERVICE_PROVIDED')).toEqual([]);
    expect(statusesAhead('CANCELED_REQUEST')).toEqual([]);
    const history = [{ status: 'IN_PROGRESS' as const, date: '2026-11-03T08:00:00Z' }];
    expect(progressSteps({ status: 'IN_PROGRESS', history, upcoming: ['SERVICE_CONFIRMED'] })).toEqual([
      { status: 'IN_PROGRESS', date: '2026-11-03T08:00:00Z', current: true },
      { status: 'SERVICE_CONFIRMED', current: false },
    ]);
  });

  it('has each stop once, and both places without legs', () => {
    const legs = [
      { state: 'DONE', from: place('Kalisz'), to: place('Poznań') },
      { state: 'UNDER_WAY', from: place('Poznań'), to: place('Berlin') },
    ] as const;
    const way = sharedStops({
      legs: [...legs],
      from: place('Kalisz'),
      to: place('Berlin'),
      status: 'SERVICE_CONFIRMED',
    });
    expect(way.map(({ place: { city }, state }) => `${city} ${state}`)).toEqual([
      'Kalisz DONE',
      'Poznań DONE',
      'Berlin UNDER_WAY',
    ]);
    const unplanned = sharedStops({ legs: [], from: place('Kalisz'), to: place('Berlin'), status: 'NEW' });
    expect(unplanned.map(({ state }) => state)).toEqual(['PLANNED', 'PLANNED']);
  });
});

describe('the days of a link', () => {
  it('are 1 to 90', () => {
    expect([0, 1, 90, 91].map((days) => linkDaysProblem(days)?.code)).toEqual([
      'too_small',
      undefined,
      undefined,
      'too_large',
    ]);
  });
});
