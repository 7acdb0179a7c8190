// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadNamespaces, startI18n } from '../../../providers/i18n';
import { countryOptions } from '../../../src/fields/countries';
import { SingleChoiceBox } from '../../../src/ui/ChoiceBox';
import { DateInput } from '../../../src/ui/DatePickers';

beforeAll(async () => {
  await startI18n();
  await loadNamespaces('engine');
});

afterEach(cleanup);

test('chooses Poland on Enter after “Pol”', () => {
  const onChange = vi.fn<(chosen: { id: string } | null) => void>();
  render(
    <SingleChoiceBox id="country" label="Country" options={countryOptions('en')} value={null} {...{ onChange }} />,
  );
  const box = screen.getByRole('combobox', { name: 'Country' });
  box.focus();
  fireEvent.change(box, { target: { value: 'Pol' } });
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(onChange).toHaveBeenCalledWith(expect.objectContaining({ id: 'PL' }));
});

const nothing = () => undefined;

// Day.js begins English weeks on Sunday; the calendar of a list begins them as locales/languages.json says.
test.each([
  ['en', 'Monday'],
  ['pl', 'poniedziałek'],
])('begins the weeks of a date picker in %s on %s', async (language, first) => {
  render(
    <DateInput
      {...{ language, today: '2026-11-21', format: 'YYYY-MM-DD', id: 'day', label: 'Day', help: ' ' }}
      {...{ error: false, required: false, value: '2026-11-21', onChange: nothing, onBlur: nothing }}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: /2026/ }));
  const [header] = await screen.findAllByRole('columnheader', {}, { timeout: 20_000 });
  expect(header?.getAttribute('aria-label')).toBe(first);
});
