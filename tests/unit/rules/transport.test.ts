import { describe, expect, it } from 'vitest';
import type { ServiceTransportationStatus, StepNeed } from '../../../server/contract.generated';
import {
  cargoProblems,
  placeAmong,
  requestNumber,
  requestProblems,
  routeProblems,
} from '../../../server/areas/transport/rules';
import { hasEnded, transitions } from '../../../server/areas/transport/statuses';
import { transitionable } from './transitionable';

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

  it('may be empty, but for its currency', () => {
    expect(requestProblems({ currency: 'PLN' })).toEqual({});
    expect(requestProblems(request)).toEqual({});
    expect(codes(requestProblems({ currency: 'EURO' }))).toEqual({ currency: ['currency'] });
  });

  it('has windows that run forward, and delivers nothing before it is loaded', () => {
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

  it('costs nothing less than nothing', () => {
    expect(codes(requestProblems({ ...request, price: -0.01 }))).toEqual({ price: ['too_small'] });
    expect(requestProblems({ ...request, price: 0 })).toEqual({});
  });

  it('is numbered by year', () => {
    expect(requestNumber(2026, 123)).toBe('TR/2026/000123');
    expect(requestNumber(2027, 1_234_567)).toBe('TR/2027/1234567');
  });
});

describe('cargo', () => {
  it('weighs something', () => {
    expect(codes(cargoProblems({ weight: 0 }))).toEqual({ weight: ['not_positive'] });
    expect(codes(cargoProblems({ weight: 2_000_000 }))).toEqual({ weight: ['too_large'] });
    expect(cargoProblems({ weight: 0.5 })).toEqual({});
  });
});

describe('a leg', () => {
  const leg = { vehicle_id: '1', truck_id: null };

  it('is driven by who may drive, in what is in use', () => {
    expect(
      codes(routeProblems(leg, { driver: { drives: false }, vehicle: { is_active: false, places: null } })),
    ).toEqual({
      driver: ['not_driver'],
      vehicle: ['not_in_use'],
    });
    expect(routeProblems(leg, {})).toEqual({});
  });

  it('takes no more places than the vehicle has', () => {
    const vehicle = { is_active: true, places: 33 };
    expect(routeProblems({ ...leg, vehicle_places: 34 }, { vehicle })).toEqual({
      vehicle_places: [{ code: 'too_large', payload: { max: 33 } }],
    });
    expect(routeProblems({ ...leg, vehicle_places: 33 }, { vehicle })).toEqual({});
  });

  it('is not drawn by what it draws', () => {
    expect(codes(routeProblems({ vehicle_id: '1', truck_id: '1' }, {}))).toEqual({ truck: ['same_vehicle'] });
  });

  it('has a place among the others, the last one where none is given', () => {
    expect([undefined, 0, 1, 3, 4, 99].map((wanted) => placeAmong(3, wanted))).toEqual([4, 1, 1, 3, 4, 4]);
  });
});

describe('the course of a request', () => {
  const every: readonly StepNeed[] = Object.values(transitions).flatMap((steps) => steps.flatMap(({ needs }) => needs));
  const but = (need: StepNeed) => new Set(every.filter((other) => other !== need));
  const course: ServiceTransportationStatus[] = [
    'DRAFT',
    'NEW',
    'IN_PROGRESS',
    'SERVICE_CONFIRMED',
    'SERVICE_PROVIDED',
  ];

  it('goes step by step, and can be cancelled until it is driven', () => {
    expect(course.map((status) => transitionable(status, new Set()))).toEqual([
      ['NEW', 'CANCELED_REQUEST'],
      ['IN_PROGRESS', 'CANCELED_REQUEST'],
      ['SERVICE_CONFIRMED', 'CANCELED_REQUEST'],
      ['SERVICE_PROVIDED', 'CANCELED_REQUEST'],
      ['CLOSE_REQUEST'],
    ]);
  });

  it('waits for what a step wants', () => {
    expect(course.slice(0, 4).map((status) => transitionable(status, new Set(every)))).toEqual(
      Array.from({ length: 4 }, () => ['CANCELED_REQUEST']),
    );
    expect(transitionable('NEW', but('ACCEPTED_LOGISTICIAN'))).toContain('IN_PROGRESS');
    expect(transitionable('NEW', new Set(['ACCEPTED_LOGISTICIAN']))).not.toContain('IN_PROGRESS');
  });

  it('ends in two ways', () => {
    const ends = Object.entries(transitions)
      .filter(([, steps]) => steps.length === 0)
      .map(([status]) => status);
    expect(ends).toEqual(['CANCELED_REQUEST', 'CLOSE_REQUEST']);
    expect(ends.every(hasEnded)).toBe(true);
    expect(course.some(hasEnded)).toBe(false);
  });
});
