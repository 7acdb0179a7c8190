import { describe, expect, it } from 'vitest';
import { requestsResource } from '../../../resources/requests';
import { attentionListUrl, statusListUrl } from '../../../src/pages/dashboard/requestListUrls';
import { monthsOfPeriod, parsePeriodQuery, formatPeriodQuery } from '../../../src/pages/dashboard/period';
import { parseListUrl } from '../../../src/screens/list/listUrl';

const today = '2026-02-28';

describe('the period in the URL', () => {
  it.each([
    ['', '12-months', '2025-03-01', '2026-02-28'],
    ['?period=month', 'month', '2026-02-01', '2026-02-28'],
    ['?period=last-month', 'last-month', '2026-01-01', '2026-01-31'],
    ['?period=quarter', 'quarter', '2026-01-01', '2026-03-31'],
    ['?period=year', 'year', '2026-01-01', '2026-12-31'],
    ['?from=2024-02-29&to=2024-03-01', 'own', '2024-02-29', '2024-03-01'],
  ])('"%s" is %s', (query, name, from, to) => {
    const period = parsePeriodQuery(query, today);
    expect(period).toEqual({ name, from, to });
    expect(formatPeriodQuery(period.name === 'own' ? period : period.name)).toBe(query);
  });

  it.each([
    '?period=century',
    '?from=2026-02-30&to=2026-03-01',
    '?from=2026-03-02&to=2026-03-01',
    '?from=2020-01-01&to=2026-01-01',
    '?from=2026-01-01',
  ])('"%s" is the default', (query) => {
    expect(parsePeriodQuery(query, today).name).toBe('12-months');
  });

  it('has its months', () => {
    expect(monthsOfPeriod({ from: '2025-12-31', to: '2026-02-01' })).toEqual([
      '2025-12-01',
      '2026-01-01',
      '2026-02-01',
    ]);
  });
});

describe('the link of a figure', () => {
  const conditions = (address: string) => parseListUrl(address.replace('/service-request', ''), requestsResource);
  const open = { field: 'status', comparison: 'in', values: ['DRAFT', 'NEW', 'IN_PROGRESS', 'SERVICE_CONFIRMED'] };

  it('filters late requests', () => {
    expect(conditions(attentionListUrl('late', '7', today))).toMatchObject({
      conditions: [open, { field: 'delivery_date_to', comparison: 'between', values: ['', '2026-02-27'] }],
      sort: [{ field: 'delivery_date_to', direction: 'ASC' }],
    });
  });

  it('filters unassigned requests', () => {
    const fresh = { field: 'status', comparison: 'in', values: ['NEW'] };
    expect(conditions(attentionListUrl('unassigned', '7', today)).conditions).toEqual([
      fresh,
      { field: 'logistician', comparison: 'empty', values: [] },
    ]);
  });

  it('filters requests that wait for the reader’s answer', () => {
    expect(conditions(attentionListUrl('awaiting', '7', today)).conditions).toEqual([
      open,
      { field: 'awaiting_ids', comparison: 'in', values: ['7'] },
    ]);
  });

  it('filters a status in the period', () => {
    const createdFilter = { field: 'created_at', comparison: 'between', values: ['2026-01-01', '2026-01-31'] };
    expect(conditions(statusListUrl('NEW', { from: '2026-01-01', to: '2026-01-31' })).conditions).toEqual([
      { field: 'status', comparison: 'in', values: ['NEW'] },
      createdFilter,
    ]);
  });
});
