import { describe, expect, it } from 'vitest';
import type { PlanningBoardLeg, PlanningBoardRow } from '../../../server/contract.generated';
import { type DayPlan, planTextOf, type PlanText } from '../../../server/areas/papers/plan/plan';
import { pagesOf, printed } from '../../../server/areas/papers/plan/plan-pages';
import { drawPlan } from '../../../server/areas/papers/plan/draw-plan';
import { textsInLanguage } from '../../../server/texts/texts';
import { readPdf } from './pdf-text';

const row = (id: string, title: string, vehicle_class: string | null = null): PlanningBoardRow => ({
  id,
  title,
  active: true,
  vehicle_class_id: null,
  vehicle_class,
  can_carry: true,
  can_draw: true,
});

const leg = (id: string, more: Partial<PlanningBoardLeg>): PlanningBoardLeg => ({
  id,
  modified_at: '2036-03-01T00:00:00Z',
  order: 1,
  service_transportation_id: id,
  number: `TR/${id}`,
  status: 'IN_PROGRESS',
  customer_name: 'Kowalski',
  planned_start: '2036-03-03T07:00:00Z',
  planned_end: '2036-03-03T15:00:00Z',
  planned_by_hand: false,
  truck_is_not_required: false,
  from_city: 'Poznań',
  to_city: 'Łódź',
  ...more,
});

const plan = (more: Partial<DayPlan['board']>, rows: DayPlan['rows'] = 'DRIVERS'): DayPlan => ({
  company: 'Spedycja',
  day: '2036-03-03',
  rows,
  board: { rows: [row('1', 'Ala Nowak'), row('2', 'Ewa Lis')], legs: [], blocks: [], unplanned: [], ...more },
  timeZone: 'Europe/Warsaw',
  dateFormat: 'DD_MM_YYYY_DOTS',
});

describe('the plan of a day', () => {
  it('has legs and absences of each row by start, then unplanned legs and who is free', () => {
    const crew = {
      driver_id: '1',
      driver: 'Ala Nowak',
      vehicle_id: '8',
      vehicle: 'PO 8',
      truck_id: '9',
      truck: 'PO 9',
    };
    const away = { id: '5', row_id: '1', kind: 'HOLIDAY', note: 'Greece' } as const;
    const text = planTextOf(
      plan({
        legs: [leg('1', crew)],
        blocks: [{ ...away, starts_at: '2036-03-03T16:00:00Z', ends_at: '2036-03-05T16:00:00Z' }],
        unplanned: [leg('2', { planned_start: null, planned_end: null, vehicle: 'PO 7' })],
      }),
      textsInLanguage('en'),
    );
    expect(text.title).toBe('Plan, Monday, 3 March 2036');
    expect(text.groups).toEqual([
      {
        title: 'Ala Nowak',
        note: '',
        lines: [
          ['08:00 – 16:00', 'Poznań → Łódź', 'TR/1, Kowalski', 'PO 9 + PO 8', 'In progress'],
          ['17:00 – 05.03.2036 17:00', 'Holiday: Greece'],
        ],
      },
      {
        title: 'Unplanned legs',
        note: '',
        lines: [['no times yet', 'Poznań → Łódź', 'TR/2, Kowalski', 'PO 7', 'In progress']],
      },
      { title: 'Free', note: '', lines: [['Ewa Lis']] },
    ]);
  });

  it('shows a leg with its driver at the vehicle and at the truck, in the reader’s language', () => {
    const board = {
      rows: [row('8', 'PO 8', 'Naczepa'), row('9', 'PO 9', 'Ciągnik')],
      legs: [leg('1', { driver: 'Ala Nowak', vehicle_id: '8', truck_id: '9' })],
    };
    const { title, groups } = planTextOf(plan(board, 'VEHICLES'), textsInLanguage('pl'));
    expect(title).toBe('Plan pracy, poniedziałek, 3 marca 2036');
    expect(groups.map(({ title: one, note, lines }) => [one, note, lines[0]?.[3]])).toEqual([
      ['PO 8', 'Naczepa', 'Ala Nowak'],
      ['PO 9', 'Ciągnik', 'Ala Nowak'],
    ]);
  });

  it('keeps the lines of a row on one page, and repeats its title where it goes on', () => {
    const heightOf = () => 40;
    const text = (...lineCounts: number[]): PlanText => ({
      title: '',
      company: '',
      heads: [],
      groups: lineCounts.map((count, index) => ({
        title: `Row ${index}`,
        note: '',
        lines: Array.from({ length: count }, () => ['', '', '', '', '']),
      })),
    });
    const titlesOf = (one: PlanText) => pagesOf(one, heightOf).map((page) => page.map(({ title }) => title));
    expect(Math.floor((printed.bottom - printed.tableTop) / 40)).toBe(4);
    expect(titlesOf(text(3, 2))).toEqual([
      ['Row 0', '', ''],
      ['Row 1', ''],
    ]);
    expect(titlesOf(text(5))).toEqual([['Row 0', '', '', ''], ['Row 0']]);
    expect(titlesOf(text())).toEqual([[]]);
  });

  it('is drawn with Polish letters, and a page for each day', async () => {
    const day = planTextOf(
      plan({ legs: [leg('1', { driver_id: '1', customer_name: 'Żółć' })] }),
      textsInLanguage('pl'),
    );
    const pages = readPdf(await drawPlan([day, day], 'pl')).map(({ texts }) => texts.join(' '));
    expect(pages).toHaveLength(2);
    expect(pages[1]).toContain('Żółć');
    expect(pages[1]).toContain('2 / 2');
  });
});
