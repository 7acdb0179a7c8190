import { expect, it } from 'vitest';
import { estimatesOf } from '../../../src/pages/requests/routes/useLegEstimates';

it('keeps each estimate with its leg when an answer between is not valid', () => {
  const inputs = [1, 2, 3].map((latitude) => ({ from: { latitude, longitude: 0 }, to: { latitude, longitude: 1 } }));
  const estimate = (kilometres: number) => ({
    kilometres,
    driving_minutes: 1,
    pause_minutes: 0,
    days_needed: 1,
    source: 'ESTIMATE',
  });
  const found = estimatesOf(inputs, [estimate(1), null, estimate(3)]);
  expect(found.map(({ estimate: one }) => one?.kilometres)).toEqual([1, undefined, 3]);
});
