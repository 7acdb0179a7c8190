// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadNamespaces, startI18n } from '../../../providers/i18n';
import { MapFrame } from '../../../src/ui/map/MapFrame';

beforeAll(async () => {
  await startI18n();
  await loadNamespaces('map');
});

// The map is never near the view, because jsdom cannot draw it.
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const points = [
  { id: '1', label: '1. Poznań', latitude: 52.41, longitude: 16.93 },
  { id: '2', label: '2. Berlin', latitude: 52.52, longitude: 13.41 },
];

test('a map is a named group, whose points can be read as a list', () => {
  render(<MapFrame title="Map of the route" points={points} />);
  const map = within(screen.getByRole('group', { name: 'Map of the route' }));
  const button = map.getByRole('button', { name: 'Show the list (2)' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  const list = map.getByRole('list', { name: 'Map of the route' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  expect(document.getElementById(button.getAttribute('aria-controls') ?? '')?.contains(list)).toBe(true);
});
