import { describe, expect, it } from 'vitest';
import {
  type DriverTask,
  isLegLate,
  type DriverLeg,
  applySentItem,
  legsOfTodayAndTomorrow,
  nextTaskSteps,
  stopsOfLeg,
  applyUnsentChanges,
} from '../../../src/pages/today/driverDay';
import type { OutboxItem } from '../../../src/pages/today/outbox/outboxItem';

const task: DriverTask = {
  id: '7',
  text: 'Check the seal',
  status: 'PLANNING',
  order: 1,
  media_upload_enabled: true,
  signature_required: false,
  note: null,
  media: [],
};
const today = '2026-11-21';

const place = (direction: 'FROM' | 'TO', city: string) => ({
  id: city,
  direction,
  city,
  country: 'PL',
  state: null,
  street: null,
  house_number: null,
  apartment: null,
  zip: null,
  description: null,
  coordinates: null,
  brief: city,
});

function leg(
  id: string,
  days: Partial<DriverLeg['service_transportation']>,
  changes: Partial<DriverLeg> = {},
): DriverLeg {
  return {
    id,
    order: 1,
    vehicle_places: null,
    vehicle: null,
    truck: null,
    addresses: [],
    tasks: [task],
    service_transportation: {
      id: '1',
      number: 'TR/2026/000001',
      status: 'SERVICE_CONFIRMED',
      addresses: [place('FROM', 'Poznań'), place('TO', 'Berlin')],
      to_take_to_work_from: null,
      to_take_to_work_to: null,
      delivery_date_from: null,
      delivery_date_to: null,
      customer: null,
      logistician: null,
      cargo: [],
      ...days,
    },
    ...changes,
  };
}

const stamp = { made_at: 0, tries: 0, task: '7' };
const moved = (key: string, status: 'IN_PROGRESS' | 'DONE' | 'RETURN', note?: string): OutboxItem => ({
  ...stamp,
  key,
  kind: 'status',
  status,
  note,
});
const file = (key: string, collection: 'photos' | 'signature'): OutboxItem => ({
  ...stamp,
  key,
  kind: 'file',
  collection,
  file: new Blob(),
  name: 'a.jpg',
});

describe('a driver’s day', () => {
  it('has current legs, those that begin today, and tomorrow’s separately', () => {
    const under = leg('under way', { to_take_to_work_from: '2026-11-19', delivery_date_to: '2026-11-22' });
    const begins = leg('begins', { to_take_to_work_from: '2026-11-21' });
    const tomorrow = leg('tomorrow', { to_take_to_work_from: '2026-11-22' });
    const later = leg('later', { to_take_to_work_from: '2026-11-23' });
    const undated = leg('undated', {});
    const day = legsOfTodayAndTomorrow([later, tomorrow, begins, undated, under], today);
    expect(day.today.map(({ id }) => id)).toEqual(['undated', 'under way', 'begins']);
    expect(day.tomorrow.map(({ id }) => id)).toEqual(['tomorrow']);
  });

  it('keeps the legs of one request in order', () => {
    const days = { to_take_to_work_from: '2026-11-21' };
    const legs = [
      leg('second', days, { order: 2 }),
      leg('first', days),
      leg('of another', { ...days, number: 'TR/2026/000000' }),
    ];
    expect(legsOfTodayAndTomorrow(legs, today).today.map(({ id }) => id)).toEqual(['of another', 'first', 'second']);
  });

  it('marks late deliveries', () => {
    expect(isLegLate(leg('a', { delivery_date_to: '2026-11-20' }), '2026-11-21')).toBe(true);
    expect(isLegLate(leg('b', { delivery_date_to: '2026-11-21' }), '2026-11-21')).toBe(false);
    expect(isLegLate(leg('c', {}), '2026-11-21')).toBe(false);
  });

  it('prefers a leg’s stops to those of its request', () => {
    expect(stopsOfLeg(leg('a', {})).map((stop) => stop.place.city)).toEqual(['Poznań', 'Berlin']);
    expect(stopsOfLeg(leg('a', {}, { addresses: [place('TO', 'Łódź')] })).map((stop) => stop.place.city)).toEqual([
      'Poznań',
      'Łódź',
    ]);
  });
});

describe('a task with pending actions', () => {
  it('has the status of the last action, marked as pending', () => {
    const now = applyUnsentChanges(task, [
      moved('1', 'IN_PROGRESS'),
      moved('2', 'RETURN', 'Gate closed'),
      file('3', 'photos'),
      file('4', 'photos'),
      file('5', 'signature'),
    ]);
    expect(now).toMatchObject({
      status: 'RETURN',
      note: 'Gate closed',
      waiting: true,
      waitingFiles: { photos: 2, signature: 1 },
    });
  });

  it('has the server’s status when an action was refused or belongs to another task', () => {
    const refused = { ...moved('1', 'IN_PROGRESS'), refused: { error: 'errors.invalid', problems: [] } };
    expect(applyUnsentChanges(task, [refused, { ...moved('2', 'DONE'), task: '8' }])).toMatchObject({
      status: 'PLANNING',
      waiting: false,
    });
  });

  it('contains what the server has accepted', () => {
    const after = [moved('1', 'DONE'), file('2', 'photos'), file('3', 'signature'), file('4', 'signature')].reduce(
      applySentItem,
      [leg('a', {})],
    );
    expect(after[0]?.tasks[0]).toMatchObject({
      status: 'DONE',
      media: [{ id: '2' }, { id: '3', collection_name: 'signature' }, { id: '4', collection_name: 'signature' }],
    });
  });

  it('must be started before it can be returned, and is planned again afterwards', () => {
    expect(nextTaskSteps('PLANNING')).toEqual({ next: 'IN_PROGRESS', failed: ['IN_PROGRESS', 'RETURN'] });
    expect(nextTaskSteps('IN_PROGRESS')).toEqual({ next: 'DONE', failed: ['RETURN'] });
    expect(nextTaskSteps('RETURN')).toEqual({ next: 'PLANNING', failed: [] });
    expect(nextTaskSteps('DONE')).toEqual({ failed: [] });
  });
});
