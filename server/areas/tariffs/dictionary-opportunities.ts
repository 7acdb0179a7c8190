import type { opportunities } from './tables';

type Row = typeof opportunities.$inferSelect;
type Words = readonly [en: string, pl: string];

/** How many of something each tariff allows, by the tariff's id; null: as many as one likes. */
interface Limit {
  code: string;
  /** Kind of record that is counted. */
  of: string;
  name: Words;
  title: Words;
  units: Words;
  top: boolean;
  /** By how many the limit can be raised. */
  step: number;
  most: Readonly<Record<string, number | null>>;
}

const limits: readonly Limit[] = [
  {
    code: 'users',
    of: 'USER',
    name: ['Users', 'Użytkownicy'],
    title: ['People who can sign in', 'Osoby, które mogą się zalogować'],
    units: ['users', 'użytkowników'],
    top: true,
    step: 5,
    most: { '1': 5, '2': 30, '3': 150, '4': null, '5': 2 },
  },
  {
    code: 'vehicles',
    of: 'VEHICLE',
    name: ['Vehicles', 'Pojazdy'],
    title: ['Vehicles in the fleet', 'Pojazdy we flocie'],
    units: ['vehicles', 'pojazdów'],
    top: true,
    step: 25,
    most: { '1': 20, '2': 250, '3': 3000, '4': null, '5': 5 },
  },
  {
    code: 'requests',
    of: 'SERVICE_TRANSPORTATION',
    name: ['Requests a month', 'Zlecenia w miesiącu'],
    title: ['Transport requests in a month', 'Zlecenia transportowe w miesiącu'],
    units: ['requests a month', 'zleceń w miesiącu'],
    top: true,
    step: 100,
    most: { '1': 300, '2': 3000, '3': 30_000, '4': null, '5': 50 },
  },
];

/** Parts of the product, and the tariffs that open them. */
interface Feature {
  /** Its place in a tariff's list, by which its line is known. */
  place: number;
  code: string;
  part: string;
  name: Words;
  in: readonly string[];
}

const features: readonly Feature[] = [
  {
    place: 4,
    code: 'verification',
    part: 'VERIFICATION',
    name: ['Verified vehicles and company', 'Weryfikacja pojazdów i firmy'],
    in: ['1', '2', '3', '4'],
  },
  {
    place: 5,
    code: 'external_access',
    part: 'EXTERNAL_ACCESS',
    name: ['Links for customers', 'Linki dla klientów'],
    in: ['2', '3', '4'],
  },
  { place: 6, code: 'own_roles', part: 'ROLES', name: ['Own roles', 'Własne role'], in: ['2', '3', '4'] },
  { place: 8, code: 'manager', part: 'SUPPORT', name: ['A contact of one’s own', 'Stały opiekun'], in: ['4'] },
];

const tariffIds = ['1', '2', '3', '4', '5'] as const;
const anyNumber: Words = ['no limit', 'bez limitu'];

function limitOf(tariff_id: string, limit: Limit, place: number): Row {
  const most = limit.most[tariff_id] ?? null;
  const value = (language: 0 | 1) =>
    most === null
      ? anyNumber[language]
      : `${new Intl.NumberFormat(['en', 'pl'][language]).format(most)} ${limit.units[language]}`;
  return {
    id: String(Number(tariff_id) * 100 + place),
    tariff_id,
    type: 'LIMIT',
    code: limit.code,
    name_en: limit.name[0],
    name_pl: limit.name[1],
    feature_type: null,
    service_type: limit.of,
    display_title_en: limit.title[0],
    display_title_pl: limit.title[1],
    display_value_en: value(0),
    display_value_pl: value(1),
    limit: most,
    units_en: limit.units[0],
    units_pl: limit.units[1],
    is_top: limit.top,
    sort: place,
    step: most === null ? null : limit.step,
  };
}

function featureOf(tariff_id: string, feature: Feature): Row {
  return {
    id: String(Number(tariff_id) * 100 + feature.place),
    tariff_id,
    type: 'FEATURE',
    code: feature.code,
    name_en: feature.name[0],
    name_pl: feature.name[1],
    feature_type: feature.part,
    service_type: null,
    display_title_en: feature.name[0],
    display_title_pl: feature.name[1],
    display_value_en: 'included',
    display_value_pl: 'w cenie',
    limit: null,
    units_en: null,
    units_pl: null,
    is_top: false,
    sort: feature.place,
    step: null,
  };
}

/** What every tariff lets one do. Ids are digits that never change: tariff 2, its first line is 201. */
export const dictionaryOpportunities: readonly Row[] = tariffIds.flatMap((id) => [
  ...limits.map((limit, index) => limitOf(id, limit, index + 1)),
  ...features.flatMap((feature) => (feature.in.includes(id) ? [featureOf(id, feature)] : [])),
]);
