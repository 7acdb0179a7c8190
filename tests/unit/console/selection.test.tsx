// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSelection } from '../../../src/screens/list/useSelection';

const row = { id: '1', license: 'WGM 2041K' };

test('keeps an empty selection as it is when the filters change, so that no row is rendered again', () => {
  const { result, rerender } = renderHook(({ filters }) => useSelection(filters), { initialProps: { filters: 'a' } });
  const before = result.current;
  rerender({ filters: 'b' });
  expect(result.current).toBe(before);
  act(() => before.change([row], []));
  expect([...result.current.rows.keys()]).toEqual(['1']);
});

test('clears the selected rows when the filters change', () => {
  const { result, rerender } = renderHook(({ filters }) => useSelection(filters), { initialProps: { filters: 'a' } });
  act(() => result.current.change([row], []));
  act(() => result.current.selectAll());
  expect(result.current.isAllSelected).toBe(true);
  rerender({ filters: 'b' });
  expect(result.current).toMatchObject({ rows: new Map(), isAllSelected: false });
});
