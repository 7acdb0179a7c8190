import { describe, expect, it } from 'vitest';
import type { ServiceTransportationStatus, StepNeed } from '../../../server/contract.generated';
import {
  cargoProblems,
  clampPosition,
  formatRequestNumber,
  requestProblems,
  routeProblems,
} from '../../../server/areas/transport/rules';
import { hasRequestEnded, statusTransitions } from '../../../server/areas/transport/statuses';
import { nextRequestStatuses } from './next-statuses';

const codes = (problems: Readonly<Record<string, readonly { code: string }[]>>) =>
  Object.fromEntries(Object.entries(problems).map(([field, list]) => [field, list.map(({ code }) => code)]));

describe('a request', () => {
  const request = {
    currency: 'EUR',
    to_take_to_work_from: '2026-11-21',
    to_take_to_work_to: '2026-11-22',
    delivery_date_from: '2026-11-23',
    delivery_date_to: '2026-11-24',
  };

  it('may be empty except for its currency', () => {
    expect(requestProblems({ currency: 'PLN' })).toEqual({});
    expect(requestProblems(request)).toEqual({});
    expect(codes(requestProblems({ currency: 'EURO' }))).toEqual({ currency: ['currency'] });
    const nonsense = { ...request, to_take_to_work_from: '1800-01-01', delivery_date_to: '9999-12-31' };
    expect(codes(requestProblems(nonsense))).toEqual({ to_take_to_work_from: ['year'], delivery_date_to: ['year'] });
    expect(requestProblems(nonsense, nonsense)).toEqual({});
  });

  it('has ordered windows, with loading before delivery', () => {
    expect(codes(requestProblems({ ...request, to_take_to_work_to: '2026-11-20' }))).toEqual({
      to_take_to_work_to: ['too_early'],
    });
    expect(codes(requestProblems({ ...request, delivery_date_from: '2026-11-20' }))).toEqual({
      delivery_date_from: ['too_early'],
    });
    expect(requestProblems({ ...request, delivery_date_from: null, delivery_date_to: '2026-11-21' })).toEqual({
      delivery_date_to: [{ code: 'too_early', payload: { day: '2026-11-22' } }],
    });
    expect(requestProblems({ ...request, to_take_to_work_to: '2026-11-21', delivery_date_from: '2026-11-21' })).toEqual(
      {},
    );
  });

  it('has no negative price', () => {
    expect(codes(requestProblems({ ...request, price: -0.01 }))).toEqual({ price: ['too_small'] });
    expect(requestProblems({ ...request, price: 0 })).toEqual({});
  });

  it('is numbered per year', () => {
    expect(formatRequestNumber(2026, 123)).toBe('TR/2026/000123');
    expect(formatRequestNumber(2027, 1_234_567)).toBe('TR/2027/1234567');
  });
});

describe('cargo', () => {
  it('has a weight', () => {
    expect(codes(cargoProblems({ weight: 0 }))).toEqual({ weight: ['not_positive'] });
    expect(codes(cargoProblems({ weight: 2_000_000 }))).toEqual({ weight: ['too_large'] });
    expect(cargoProblems({ weight: 0.5 })).toEqual({});
  });
});

describe('a leg', () => {
  it('needs a driver who may drive, and bounded numbers of places', () => {
    expect(codes(routeProblems({ vehicle_places: -1, truck_places: 1001 }, false))).toEqual({
      driver: ['not_driver'],
      vehicle_places: ['too_small'],
      truck_places: ['too_large'],
    });
    expect(routeProblems({ vehicle_places: 0, truck_places: 1000 })).toEqual({});
  });

  it('has a position, by default the last', () => {
    expect([undefined, 0, 1, 3, 4, 99].map((wanted) => clampPosition(3, wanted))).toEqual([4, 1, 1, 3, 4, 4]);
  });
});

describe('the statuses of a request', () => {
  const every: readonly StepNeed[] = Object.values(statusTransitions).flatMap((steps) =>
    steps.flatMap(({ needs }) => needs),
  );
  const but = (need: StepNeed) => new Set(every.filter((other) => other !== need));
  const statuses: ServiceTransportationStatus[] = [
    'DRAFT',
    'NEW',
    'IN_PROGRESS',
    'SERVICE_CONFIRMED',
    'SERVICE_PROVIDED',
  ];

  it('follow each other, and can be canceled until driving', () => {
    expect(statuses.map((status) => nextRequestStatuses(status, new Set()))).toEqual([
      ['NEW', 'CANCELED_REQUEST'],
      ['IN_PROGRESS', 'CANCELED_REQUEST'],
      ['SERVICE_CONFIRMED', 'CANCELED_REQUEST'],
      ['SERVICE_PROVIDED', 'CANCELED_REQUEST'],
      ['CLOSE_REQUEST'],
    ]);
  });

  it('have requirements', () => {
    expect(statuses.slice(0, 4).map((status) => nextRequestStatuses(status, new Set(every)))).toEqual(
      Array.from({ length: 4 }, () => ['CANCELED_REQUEST']),
    );
    expect(nextRequestStatuses('NEW', but('ACCEPTED_LOGISTICIAN'))).toContain('IN_PROGRESS');
    expect(nextRequestStatuses('NEW', new Set(['ACCEPTED_LOGISTICIAN']))).not.toContain('IN_PROGRESS');
  });

  it('end in two ways', () => {
    const ends = Object.entries(statusTransitions)
      .filter(([, steps]) => steps.length === 0)
      .map(([status]) => status);
    expect(ends).toEqual(['CANCELED_REQUEST', 'CLOSE_REQUEST']);
    expect(ends.every(hasRequestEnded)).toBe(true);
    expect(statuses.some(hasRequestEnded)).toBe(false);
  });
});
