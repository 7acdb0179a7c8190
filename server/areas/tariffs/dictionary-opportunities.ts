import { localizedColumnValues } from '../../texts/dictionary-text';
import { createLanguageProperties } from '../../texts/in-languages';
import type { TextFiles } from '../../texts/keys';
import { type Texts, textsInLanguage } from '../../texts/texts';
import type { opportunities } from './tables';

type Row = typeof opportunities.$inferSelect;

/** A limit of the tariffs. */
interface Limit {
  code: keyof TextFiles['tariffs']['limits'];
  /** Kind of record that is counted. */
  of: string;
  /** Whether the limit is shown among the main facts of a tariff. */
  top: boolean;
  /** Number of records by which the limit can be raised in one step. */
  step: number;
  /** The most records, by tariff id; null means unlimited. */
  max: Readonly<Record<string, number | null>>;
}

const limits: readonly Limit[] = [
  {
    code: 'users',
    of: 'USER',
    top: true,
    step: 5,
    max: { '1': 5, '2': 30, '3': 150, '4': null, '5': 2 },
  },
  {
    code: 'vehicles',
    of: 'VEHICLE',
    top: true,
    step: 25,
    max: { '1': 20, '2': 250, '3': 3000, '4': null, '5': 5 },
  },
  {
    code: 'requests',
    of: 'SERVICE_TRANSPORTATION',
    top: true,
    step: 100,
    max: { '1': 300, '2': 3000, '3': 30_000, '4': null, '5': 50 },
  },
];

/** A feature, and the tariffs (`in`, by id) that include it. */
interface Feature {
  /** Position in the tariff's list. The row's id contains the position, so the position must not change. */
  place: number;
  code: keyof TextFiles['tariffs']['features'];
  /** Part of Waybill that the feature belongs to. */
  part: string;
  in: readonly string[];
}

const features: readonly Feature[] = [
  {
    place: 4,
    code: 'verification',
    part: 'VERIFICATION',
    in: ['1', '2', '3', '4'],
  },
  {
    place: 5,
    code: 'external_access',
    part: 'EXTERNAL_ACCESS',
    in: ['2', '3', '4'],
  },
  { place: 6, code: 'own_roles', part: 'ROLES', in: ['2', '3', '4'] },
  { place: 8, code: 'manager', part: 'SUPPORT', in: ['4'] },
];

const tariffIds = ['1', '2', '3', '4', '5'] as const;

function limitOf(tariff_id: string, limit: Limit, place: number): Row {
  const max = limit.max[tariff_id] ?? null;
  const value = ({ t }: Texts) =>
    max === null
      ? t('tariffs:noLimit')
      : t('tariffs:atMost', { most: max, units: t(`tariffs:limits.${limit.code}.units`) });
  return {
    id: String(Number(tariff_id) * 100 + place),
    tariff_id,
    type: 'LIMIT',
    code: limit.code,
    ...localizedColumnValues('name', `tariffs:limits.${limit.code}.name`),
    feature_type: null,
    service_type: limit.of,
    ...localizedColumnValues('display_title', `tariffs:limits.${limit.code}.title`),
    ...createLanguageProperties('display_value', (language) => value(textsInLanguage(language))),
    limit: max,
    ...localizedColumnValues('units', `tariffs:limits.${limit.code}.units`),
    is_top: limit.top,
    sort: place,
    step: max === null ? null : limit.step,
  };
}

function featureOf(tariff_id: string, feature: Feature): Row {
  return {
    id: String(Number(tariff_id) * 100 + feature.place),
    tariff_id,
    type: 'FEATURE',
    code: feature.code,
    ...localizedColumnValues('name', `tariffs:features.${feature.code}`),
    feature_type: feature.part,
    service_type: null,
    ...localizedColumnValues('display_title', `tariffs:features.${feature.code}`),
    ...localizedColumnValues('display_value', 'tariffs:included'),
    limit: null,
    ...createLanguageProperties('units', () => null),
    is_top: false,
    sort: feature.place,
    step: null,
  };
}

/**
 * Features and limits of all tariffs. An id consists of the tariff's id and the position, such as 201, and must not
 * change.
 */
export const dictionaryOpportunities: readonly Row[] = tariffIds.flatMap((id) => [
  ...limits.map((limit, index) => limitOf(id, limit, index + 1)),
  ...features.flatMap((feature) => (feature.in.includes(id) ? [featureOf(id, feature)] : [])),
]);
