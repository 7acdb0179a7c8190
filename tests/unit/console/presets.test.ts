import { describe, expect, test } from 'vitest';
import type { FilterCondition } from '../../../resources/fields';
import { requestsResource } from '../../../resources/requests';
import { logistTasksResource } from '../../../resources/tasks';
import { vehiclesResource } from '../../../resources/vehicles';
import { activePresets, resolvePresetValues, withoutPresets, withPreset } from '../../../src/screens/list/presets';

test('resolvePresetValues replaces @me by the id of the user', () => {
  const conditions = [
    { field: 'date', comparison: 'during', values: ['thisWeek'] },
    { field: 'user', comparison: 'in', values: ['@me', '8'] },
  ] as const;
  const resolved = resolvePresetValues(conditions, { userId: '7' });
  expect(resolved.map(({ values }) => values)).toEqual([['thisWeek'], ['7', '8']]);
});

describe('a preset', () => {
  const city: FilterCondition = { field: 'delivery_to_city', comparison: 'contains', values: ['Berlin'] };
  const { presets } = requestsResource.list;
  const preset = (name: string, of = presets) => of.find((one) => one.name === name) ?? expect.fail(name);
  const status = (value: string): FilterCondition => ({ field: 'status', comparison: 'in', values: [value] });
  const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);

  test('replaces another preset of its field, and keeps the other conditions', () => {
    expect(withPreset(presets, [status('DRAFT'), city], preset('new'))).toEqual([city, status('NEW')]);
  });

  test('is active beside other conditions', () => {
    expect(names(activePresets(presets, [city, status('NEW')]))).toEqual(['new']);
    expect(activePresets(presets, [city])).toEqual([]);
    expect(activePresets(presets, [{ field: 'status', comparison: 'in', values: ['NEW', 'DRAFT'] }])).toEqual([]);
  });

  test('is switched off without the other conditions', () => {
    expect(withoutPresets([preset('new')], [city, status('NEW')])).toEqual([city]);
    expect(withoutPresets(presets, [status('CLOSE_REQUEST'), city])).toEqual([city]);
  });

  test('is combined with a preset of another field', () => {
    const { presets: all } = vehiclesResource.list;
    const both = withPreset(all, withPreset(all, [], preset('inUse', all)), preset('notVerified', all));
    expect(names(activePresets(all, both))).toEqual(['inUse', 'notVerified']);
  });

  test('with more conditions than another one hides it, and takes its own conditions along', () => {
    const { presets: all } = logistTasksResource.list;
    const [mine, open] = [preset('mine', all), preset('open', all)];
    expect(names(activePresets(all, mine.conditions))).toEqual(['mine']);
    expect(withPreset(all, mine.conditions, open)).toEqual(open.conditions);
    const ofAnother: FilterCondition = { field: 'user', comparison: 'in', values: ['9'] };
    expect(withPreset(all, [...open.conditions, ofAnother], preset('done', all))).toEqual([
      ofAnother,
      ...preset('done', all).conditions,
    ]);
  });
});
