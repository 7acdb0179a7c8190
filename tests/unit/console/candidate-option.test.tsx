// @vitest-environment jsdom
import i18next from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import type { LegCandidate } from '../../../resources/contract.generated';
import { loadNamespaces, startI18n } from '../../../providers/i18n';
import { candidateOption } from '../../../src/pages/requests/routes/candidateOption';

beforeAll(async () => {
  await startI18n();
  await loadNamespaces('routes', 'app', 'engine');
});

const free: LegCandidate = {
  id: '7',
  title: 'PO 1234X',
  suitable: true,
  city: 'Gdynia',
  free_from: '2026-11-23T15:00:00Z',
  empty_kilometres: 327.4,
  brand_model: null,
  vehicle_class: null,
  carrying_capacity: null,
  places: null,
  findings: [],
  bookings: [],
  hours: [],
  hours_left: null,
};

/** Returns the option of a candidate in English, with times of Warsaw. */
function optionOf(candidate: Partial<LegCandidate>) {
  const t = i18next.getFixedT('en');
  return candidateOption(
    { ...free, ...candidate },
    {
      t,
      language: 'en',
      of: (key, payload) => t(`routes:${key}`, { ...payload }),
      fieldContext: (path) => ({
        resource: 'routes',
        path,
        language: 'en',
        dates: 'DD_MM_YYYY',
        timeZone: 'Europe/Warsaw',
        t,
      }),
    },
  );
}

it('tells where a vehicle is, how far it drives empty, and what it carries', () => {
  const vehicle = { vehicle_class: 'Van', brand_model: 'Fiat Ducato', carrying_capacity: 1200, places: 1 };
  expect(optionOf(vehicle)).toEqual({
    id: '7',
    title: 'PO 1234X',
    detail: 'Gdynia, free from 23/11/2026 16:00 · 327 km empty\nVan · Fiat Ducato · 1,200 kg · 1 pallet space',
  });
});

it('tells only what is known', () => {
  expect(optionOf({ city: null, free_from: null, empty_kilometres: null })).toEqual({ id: '7', title: 'PO 1234X' });
});

it('tells the hours that a driver has left, by the week or by two weeks, whichever is less', () => {
  const hours_left = { day: 340, week: 1200, two_weeks: 90 };
  expect(optionOf({ hours_left }).detail).toMatch(
    /^Gdynia.*\ndriving left about 5 h 40 min this day, 1 h 30 min this week$/,
  );
});

it('warns of everything that speaks against a candidate', () => {
  const { note } = optionOf({
    bookings: [
      {
        type: 'VEHICLE',
        id: '7',
        number: 'TR/2026/000001',
        service_transportation_id: '1',
        from: '2026-11-23T07:00:00Z',
        to: '2026-11-23T15:15:00Z',
      },
    ],
    findings: [{ code: 'NOT_VERIFIED', field: 'vehicle', effect: 'REFUSED', payload: { license: 'PO 1234X' } }],
    hours: [{ code: 'DAILY_REST', minutes: 1080, most: 900 }],
  });
  expect(note).toMatch(
    /^booked 23\/11\/2026 08:00 – 16:15 for TR\/2026\/000001 · .*PO 1234X.* · about 18 h of work without a daily rest, 15 h allowed$/,
  );
});
