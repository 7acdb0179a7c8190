// @vitest-environment jsdom
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadNamespaces, startI18n } from '../../../providers/i18n';
import type { FoundPlace } from '../../../src/fields/inputs/address/foundAddress';
import { PlaceBox } from '../../../src/fields/inputs/address/PlaceBox';

beforeAll(async () => {
  await startI18n();
  await loadNamespaces('map');
});

afterEach(cleanup);

const warsaw: FoundPlace = { id: '1', title: 'Warszawa', detail: 'Polska', address: async () => null };

function open(places: readonly FoundPlace[], searching = false) {
  const onPlace = vi.fn<(place: FoundPlace) => void>();
  function Search() {
    const [text, setText] = useState('');
    return <PlaceBox id="search" offers={[]} {...{ text, places, searching, onPlace }} onText={setText} />;
  }
  render(<Search />);
  const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'Find an address' });
  box.focus();
  fireEvent.change(box, { target: { value: 'Warsz' } });
  return { box, onPlace };
}

/** Presses Enter. Returns whether the browser would submit the form around the input. */
function submitsOnEnter(box: HTMLElement): boolean {
  const event = createEvent.keyDown(box, { key: 'Enter' });
  fireEvent(box, event);
  return !event.defaultPrevented;
}

test('keeps the text, does not submit the form, and says that nothing was found on Enter without a match', () => {
  const { box, onPlace } = open([]);
  expect(submitsOnEnter(box)).toBe(false);
  expect(box.value).toBe('Warsz');
  expect(onPlace).not.toHaveBeenCalled();
  expect(screen.getByRole('status').textContent).toMatch(/^No place found\./);
});

test('chooses the first place on Enter', () => {
  const { box, onPlace } = open([warsaw]);
  expect(submitsOnEnter(box)).toBe(false);
  expect(onPlace).toHaveBeenCalledWith(warsaw);
});

test('chooses nothing on Enter while the places are those of a shorter text', () => {
  const { box, onPlace } = open([warsaw], true);
  expect(submitsOnEnter(box)).toBe(false);
  expect(onPlace).not.toHaveBeenCalled();
  expect(box.value).toBe('Warsz');
});
