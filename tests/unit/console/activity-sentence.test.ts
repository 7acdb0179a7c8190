import i18next, { type i18n, type ResourceKey } from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { activitiesResource } from '../../../resources/activities';
import { changedValueTexts } from '../../../src/fields/changedValueTexts';
import {
  type ActivityValue,
  activitySentenceText,
  omitListedFields,
  titlePlaceholder,
} from '../../../src/fields/activitySentenceText';

const areas = [
  'activities',
  'vehicles',
  'customers',
  'tenants',
  'users',
  'service_transportations',
  'routes',
  'engine',
];
const words: Record<string, i18n> = {};

beforeAll(async () => {
  for (const lng of ['en', 'pl']) {
    const read = (area: string): ResourceKey => JSON.parse(readFileSync(`locales/${lng}/${area}.json`, 'utf8'));
    const resources = { [lng]: Object.fromEntries(areas.map((area) => [area, read(area)])) };
    words[lng] = i18next.createInstance();
    await words[lng].init({ lng, fallbackLng: false, resources, interpolation: { escapeValue: false } });
  }
});

const { param } = activitiesResource.fields;
const about = param?.type === 'activity' ? param.about : {};

function sentence(language: string, activity: Partial<ActivityValue>): string {
  const whole = { action: 'UPDATED', subject: 'VEHICLE', entity: 'VEHICLE', id: '1', title: 'WGM 2041K', ...activity };
  const t = words[language]?.t;
  return t
    ? activitySentenceText(whole, 'activities', about[whole.entity], t).replace(titlePlaceholder, whole.title ?? '')
    : '';
}

describe('describes an activity in a sentence', () => {
  it.each([
    [{ action: 'CREATED' }, 'Added vehicle WGM 2041K', 'Dodano pojazd WGM 2041K'],
    [
      { fields: ['year', 'carrying_capacity'] },
      'Changed vehicle WGM 2041K: year, payload',
      'Zmieniono pojazd WGM 2041K: rok produkcji, ładowność',
    ],
    [{ fields: ['vin'] }, 'Changed vehicle WGM 2041K: VIN', 'Zmieniono pojazd WGM 2041K: numer VIN'],
    [{ fields: ['secret_column'] }, 'Changed vehicle WGM 2041K', 'Zmieniono pojazd WGM 2041K'],
    [
      { action: 'CHANGED_STATUS', fields: ['is_active'], from: true, to: false },
      'Changed vehicle WGM 2041K – in service: In service → Out of service',
      'Zmieniono pojazd WGM 2041K – eksploatacja: W eksploatacji → Wycofany',
    ],
    [
      { action: 'ADDED', entity: 'MEDIA', part: 'bok.jpg' },
      'Vehicle WGM 2041K: added file bok.jpg',
      'Pojazd WGM 2041K: dodano plik bok.jpg',
    ],
    [
      { action: 'DELETED', subject: 'CUSTOMER', entity: 'CUSTOMER', title: 'Anna <b>' },
      'Deleted customer Anna <b>',
      'Usunięto klienta Anna <b>',
    ],
  ])('%j', (activity, english, polish) => {
    expect(sentence('en', activity)).toBe(english);
    expect(sentence('pl', activity)).toBe(polish);
  });
});

describe('lists old and new values of an activity', () => {
  it.each([
    ['VEHICLE', { field: 'year', from: 2019, to: 2020 }, ['Year', '2019', '2020'], ['Rok produkcji', '2019', '2020']],
    [
      'VEHICLE',
      { field: 'vehicle_class', from: null, to: { title: { en: 'Van', pl: 'Furgon' } } },
      ['Class', '', 'Van'],
      ['Klasa', '', 'Furgon'],
    ],
    [
      'CARGO',
      { field: 'weight', from: 1200, to: 1300 },
      ['Weight', '1,200 kg', '1,300 kg'],
      ['Masa', '1\u00a0200 kg', '1\u00a0300 kg'],
    ],
    [
      'ROUTE',
      { field: 'driver', from: { title: 'Jan Nowak' }, to: null },
      ['Driver', 'Jan Nowak', ''],
      ['Kierowca', 'Jan Nowak', ''],
    ],
  ])('of %s: %j', (entity, change, english, polish) => {
    const textsIn = (language: string) => {
      const [t, resource] = [words[language]?.t, about[entity]];
      if (!t || !resource) throw new Error('No texts.');
      const context = { resource: 'activities', path: 'param', language, timeZone: 'UTC', t };
      return changedValueTexts([change], resource, context).map(({ label, from, to }) => [label, from, to]);
    };
    expect([textsIn('en'), textsIn('pl')]).toEqual([[english], [polish]]);
  });

  it('leaves out fields without a label', () => {
    const [t, resource] = [words.en?.t, about.VEHICLE];
    if (!t || !resource) throw new Error('No texts.');
    const context = { resource: 'activities', path: 'param', language: 'en', timeZone: 'UTC', t };
    expect(changedValueTexts([{ field: 'secret_column', from: 1, to: 2 }], resource, context)).toEqual([]);
  });
});

describe('describes an assignment', () => {
  const request = { subject: 'SERVICE_TRANSPORTATION', title: 'TR/2026/000123', entity: 'USER', part: 'Marcin Zawada' };
  it.each([
    [
      { action: 'ASSIGNED' },
      'Request TR/2026/000123: assigned to Marcin Zawada',
      'Zlecenie TR/2026/000123: przydzielono – Marcin Zawada',
    ],
    [
      { action: 'DELETED' },
      'Request TR/2026/000123: unassigned from Marcin Zawada',
      'Zlecenie TR/2026/000123: cofnięto przydział – Marcin Zawada',
    ],
    [
      { action: 'CHANGED_STATUS', fields: ['accepted'], from: null, to: true },
      'Request TR/2026/000123: accepted by Marcin Zawada',
      'Zlecenie TR/2026/000123: przyjęto – Marcin Zawada',
    ],
    [
      { action: 'CHANGED_STATUS', fields: ['accepted'], from: true, to: false },
      'Request TR/2026/000123: declined by Marcin Zawada',
      'Zlecenie TR/2026/000123: odrzucono – Marcin Zawada',
    ],
  ])('%j', (activity, english, polish) => {
    expect([sentence('en', { ...request, ...activity }), sentence('pl', { ...request, ...activity })]).toEqual([
      english,
      polish,
    ]);
  });
});

it('names only the changed fields whose values are not listed after the sentence', () => {
  const changes = [{ field: 'vin', from: 'A', to: 'B' }];
  const whole = { action: 'UPDATED', subject: 'VEHICLE', entity: 'VEHICLE', id: '1', title: 'A 1' };
  const named = (fields: string[]) => sentence('en', omitListedFields({ ...whole, fields, changes }));
  expect(named(['vin', 'year'])).toBe('Changed vehicle A 1: year');
  expect(named(['vin'])).toBe('Changed vehicle A 1');
  const status = {
    ...whole,
    action: 'CHANGED_STATUS',
    fields: ['verify'],
    changes: [{ field: 'verify', from: 1, to: 2 }],
  };
  expect(omitListedFields(status)).toBe(status);
});
