import type { FilterCondition } from './conditions';
import type { ChipTone } from './field-parts';

/** Days before a document expires from which it warns, with the tone of the warning: the most urgent first. */
export const expiryWarnings: readonly { days: number; tone: ChipTone }[] = [
  { days: 7, tone: 'error' },
  { days: 30, tone: 'warning' },
  { days: 60, tone: 'info' },
];

/** How the expiry of a document is shown: its text `engine:expiry.<key>` with the count of days, and its tone. */
interface Expiry {
  key: 'expired' | 'lastDay' | 'left';
  count: number;
  tone: ChipTone;
}

/**
 * Returns how the expiry of a document is shown; null when it does not warn yet. `daysLeft` counts today and the last day:
 * 1 on the last day, 0 or less afterwards.
 */
export function expiryOf(daysLeft: number): Expiry | null {
  if (daysLeft <= 0) return { key: 'expired', count: 0, tone: 'error' };
  const warning = expiryWarnings.find(({ days }) => daysLeft <= days);
  return warning ? { key: daysLeft === 1 ? 'lastDay' : 'left', count: daysLeft, tone: warning.tone } : null;
}

/**
 * Returns presets for records with a document that is expired, or that expires in 7, 30 or 60 days. `active` is the
 * condition of records that are in use.
 */
export function expiryPresetsOf<P extends string>(active: FilterCondition<P>) {
  const preset = (name: string, period: string) => ({
    name,
    conditions: [active, { field: 'documents_until', comparison: 'during', values: [period] }] as const,
    counted: true as const,
  });
  return [
    preset('documentsExpired', 'past'),
    ...expiryWarnings.map(({ days }) => preset(`documents${days}`, `next${days}days`)),
  ];
}
