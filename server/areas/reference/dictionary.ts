import { sql } from 'drizzle-orm';
import type { Session } from '../../database/database';
import { excludedTextColumns } from '../../database/localized';
import { localizedColumnValues } from '../../texts/dictionary-text';
import type { TextFiles } from '../../texts/keys';
import { cancelRequestReasons, services } from './tables';
import type { SharedDictionary } from '../area';

type ServiceRow = typeof services.$inferSelect;
type ReasonRow = typeof cancelRequestReasons.$inferSelect;

function service(id: number, code: keyof TextFiles['reference']['services'], status = true): ServiceRow {
  return { id: String(id), code, ...localizedColumnValues('name', `reference:services.${code}`), status };
}

function reason(id: keyof TextFiles['reference']['cancelReasons']): ReasonRow {
  return { id, ...localizedColumnValues('title', `reference:cancelReasons.${id}`) };
}

/** The services of road haulage. Ids never change, because requests reference them. */
export const dictionaryServices: readonly ServiceRow[] = [
  service(1, 'FTL'),
  service(2, 'LTL'),
  service(3, 'GROUPAGE'),
  service(4, 'EXPRESS'),
  service(5, 'TEMPERATURE'),
  service(6, 'PHARMA'),
  service(7, 'ADR'),
  service(8, 'CARS'),
  service(9, 'ABNORMAL'),
  service(10, 'CONTAINER'),
  service(11, 'LIQUID'),
  service(12, 'BULK'),
  service(13, 'HIGH_VALUE'),
  service(14, 'WASTE'),
  service(15, 'INTERMODAL', false),
];

/** Reasons to cancel requests. Ids never change, because requests reference them. */
export const dictionaryReasons: readonly ReasonRow[] = (
  ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const
).map(reason);

/** Writes services and reasons: adds new rows and updates existing ones. Deletes none. */
export async function loadReference({ orm }: Session): Promise<void> {
  await orm
    .insert(services)
    .values([...dictionaryServices])
    .onConflictDoUpdate({
      target: services.id,
      set: {
        code: sql`excluded.code`,
        ...excludedTextColumns('name'),
        status: sql`excluded.status`,
      },
    });
  await orm
    .insert(cancelRequestReasons)
    .values([...dictionaryReasons])
    .onConflictDoUpdate({
      target: cancelRequestReasons.id,
      set: excludedTextColumns('title'),
    });
}

/** The dictionary of services and reasons to cancel requests. */
export const referenceDictionary: SharedDictionary = {
  content: [dictionaryServices, dictionaryReasons],
  write: loadReference,
};
